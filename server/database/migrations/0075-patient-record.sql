-- What a prescription is checked against. A section that is null was never asked about; an empty list means that it was
-- asked and there is none. What each section looks like is written in contract/patient-record.ts.
create table patient_record (
  doctor_id bigint not null,
  patient_id bigint not null,
  -- Goes up with every save: who saves over an older one is refused.
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

-- Each version that was written over, so that what was known when something was prescribed stays known.
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

-- Somebody who stood twice in a doctor's list: this one answers as that one. What was signed keeps naming whom it named.
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
