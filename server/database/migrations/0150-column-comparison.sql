-- The nightly comparison of every column with what was signed (decision 029): where it stands, so that a stopped one goes
-- on, and what the last one found. It holds numbers only.
create table column_comparison (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  -- Everything before this doctor, and of this doctor up to this number, is compared.
  at_doctor bigint not null default 0,
  at_prescription bigint not null default 0,
  compared bigint not null default 0,
  -- Prescriptions that are not what was signed, and those of them that nobody knew before.
  altered bigint not null default 0,
  fresh bigint not null default 0,
  -- The first of these, as doctor/number.
  named text[] not null default '{}',
  finished_at timestamptz
);
grant select, insert, update on column_comparison to recetario_app;
