-- Breaches of security and the measures taken (LFPDPPP, article 19). Rows are never changed.
create table incident (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  found_on date not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  what text not null,
  measures text not null,
  -- Patients whom the incident concerns. all: all patients. touched: patients whose data were read, changed,
  -- printed or sent during the incident.
  reach text not null check (reach in ('all', 'touched')),
  recorded_at timestamptz not null default now(),
  primary key (doctor_id, id)
);
create index audit_event_by_day on audit_event (doctor_id, at);
create trigger incident_append_only before update or delete or truncate on incident
  for each statement execute function refuse_change();
alter table incident enable row level security;
alter table incident force row level security;
create policy own_rows on incident using (doctor_id = (select current_doctor()))
  with check (doctor_id = (select current_doctor()));
grant select, insert on incident to recetario_app;
