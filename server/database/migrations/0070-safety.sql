-- Result of the safety checks when the prescription was issued: outcome, findings, what could not be checked (gaps),
-- version of the rules, and the doctor's reasons for overriding findings. Null for prescriptions that were issued
-- before the product had checks.
alter table prescription add column safety jsonb;

create function refuse_safety_change() returns trigger language plpgsql as $$
begin
  if new.safety is distinct from old.safety then
    raise exception 'a stored check does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger prescription_safety_kept before update of safety on prescription
  for each row execute function refuse_safety_change();

-- The doctor's last reason for overriding a finding, by patient and finding. The reason is offered when the finding
-- occurs again, and is never applied automatically.
create table safety_reason (
  doctor_id bigint not null,
  patient_id bigint not null,
  finding text not null,
  reason text not null,
  given_at timestamptz not null,
  primary key (doctor_id, patient_id, finding),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id)
);

alter table safety_reason enable row level security;
alter table safety_reason force row level security;
create policy own_rows on safety_reason using (doctor_id = (select current_doctor()))
  with check (doctor_id = (select current_doctor()));
grant select, insert, update on safety_reason to recetario_app;
