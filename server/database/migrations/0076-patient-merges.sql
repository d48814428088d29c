-- Who was merged into whom, and what both looked like, so that it can be taken apart again. The lines stay.
create table patient_merge (
  doctor_id bigint not null,
  id bigint generated always as identity,
  kept_id bigint not null,
  gone_id bigint not null,
  -- Person and sections of the record of the one who is kept, before and after.
  kept_before jsonb not null,
  kept_after jsonb not null,
  -- Who had been merged into the one who went.
  followers bigint[] not null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (doctor_id, id),
  foreign key (doctor_id, kept_id) references patient (doctor_id, id),
  foreign key (doctor_id, gone_id) references patient (doctor_id, id)
);
create index patient_merge_of_kept on patient_merge (doctor_id, kept_id, id);

create index prescription_of_patient on prescription (doctor_id, patient_id, id);
create index patient_by_curp on patient (doctor_id, curp) where curp <> '';
create index patient_by_birth on patient (doctor_id, date_of_birth);

alter table patient_merge enable row level security;
alter table patient_merge force row level security;
create policy own_rows on patient_merge using (doctor_id = (select current_doctor()))
  with check (doctor_id = (select current_doctor()));
grant select, insert, update on patient_merge to recetario_app;
