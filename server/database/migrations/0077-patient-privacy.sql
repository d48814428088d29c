-- Consents to the use of health data (LFPDPPP, article 8), or the exception of article 9 that applied instead.
create table patient_consent (
  doctor_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  -- Version of the consent text that was shown (knowledge/law/health-data-consent.json).
  version text not null,
  method text not null check (method in ('handwritten-signature', 'electronic-signature', 'authentication',
                                         'exception-emergency', 'exception-care')),
  given_on date not null,
  note text not null default '',
  recorded_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (doctor_id, id),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id)
);
create index patient_consent_of on patient_consent (doctor_id, patient_id, id);

-- Requests of patients about their data (LFPDPPP, articles 21 to 34), and the answers.
create table patient_request (
  doctor_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  kind text not null check (kind in ('access', 'rectification', 'cancellation', 'opposition')),
  received_on date not null,
  note text not null default '',
  answered_on date,
  answer text not null default '',
  recorded_at timestamptz not null default now(),
  primary key (doctor_id, id),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id)
);
create index patient_request_of on patient_request (doctor_id, patient_id, id);

do $$
declare t text;
begin
  foreach t in array array['patient_consent', 'patient_request'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
end $$;
grant select, insert, update on patient_consent, patient_request to recetario_app;
