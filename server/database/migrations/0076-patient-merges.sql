-- Merges of two patients, with their data before and after, so that a merge can be undone. Rows are never deleted.
create table patient_merge (
  doctor_id bigint not null,
  id bigint generated always as identity,
  kept_id bigint not null,
  gone_id bigint not null,
  -- Person data and clinical record of the patient into which the other one was merged, before and after the merge.
  kept_before jsonb not null,
  kept_after jsonb not null,
  -- Ids of the patients that had been merged into patient `gone_id` before.
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
