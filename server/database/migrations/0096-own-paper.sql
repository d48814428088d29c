-- A doctor's own preprinted paper at a hospital: the position of each field, in millimetres. The picture of the paper
-- helps to place the fields and is never printed.
alter table picture drop constraint picture_kind_check;
alter table picture add constraint picture_kind_check
  check (kind in ('licence', 'portrait', 'signature', 'logo', 'university', 'paper'));

create table own_paper (
  doctor_id bigint not null references doctor (doctor_id),
  hospital_id bigint not null references hospital (id),
  -- The layout as `OwnPaper` of contract/places/sheets.ts; null until one is saved.
  layout jsonb,
  picture_id uuid references picture (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (doctor_id, hospital_id)
);

alter table own_paper enable row level security;
alter table own_paper force row level security;
create policy own_rows on own_paper
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
grant select, insert, update, delete on own_paper to recetario_app;
