-- Clinical record of a patient, used by the safety checks. A section is null when nobody asked about it, and an empty
-- list when the answer was "none". The sections are described in contract/patients/patient-record.ts.
create table patient_record (
  doctor_id bigint not null,
  patient_id bigint not null,
  -- Version of the clinical record, a number that grows with each save. A save over an older version is refused.
  version integer not null default 1,
  allergies jsonb,
  conditions jsonb,
  weight jsonb,
  height jsonb,
  reproduction jsonb,
  creatinine jsonb,
  medication jsonb,
  changed_at timestamptz not null default now(),
  primary key (doctor_id, patient_id),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id)
);

-- Earlier versions of the clinical record, so that what was known at the time of a prescription can be looked up.
create table patient_record_past (
  doctor_id bigint not null,
  patient_id bigint not null,
  version integer not null,
  sections jsonb not null,
  written_at timestamptz not null,
  primary key (doctor_id, patient_id, version),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id)
);
create trigger patient_record_past_append_only before update or delete or truncate on patient_record_past
  for each statement execute function refuse_change();

-- The patient into which this one was merged, when one person was recorded twice. Requests with the uid of the merged
-- patient get the data of the patient in this column. Signed documents keep the uid that they were signed with.
alter table patient add column merged_into bigint;
alter table patient add foreign key (doctor_id, merged_into) references patient (doctor_id, id);
create index patient_merged on patient (doctor_id, merged_into) where merged_into is not null;

do $$
declare t text;
begin
  foreach t in array array['patient_record', 'patient_record_past'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
end $$;
grant select, insert, update on patient_record to recetario_app;
grant select, insert on patient_record_past to recetario_app;
