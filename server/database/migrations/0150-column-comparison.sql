-- Runs of the nightly comparison of all columns with the signed documents (decision 029): position, so that an
-- interrupted run is resumed, and counts.
create table column_comparison (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  -- Position: all prescriptions of doctors with a lower id, and those of this doctor up to this number, have been
  -- compared.
  at_doctor bigint not null default 0,
  at_prescription bigint not null default 0,
  compared bigint not null default 0,
  -- Number of altered prescriptions, and of those that were found for the first time.
  altered bigint not null default 0,
  fresh bigint not null default 0,
  -- The first faulty prescriptions that this comparison found, as doctor/number.
  named text[] not null default '{}',
  finished_at timestamptz
);
grant select, insert, update on column_comparison to recetario_app;
