-- Audit trail: who did what to which object, written in the same transaction as the action. Rows are never changed
-- or deleted.
create table audit_event (
  doctor_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('doctor', 'pharmacy', 'integrator', 'guest', 'system')),
  actor_id bigint,
  action text not null,
  object_kind text not null,
  object_id bigint,
  details jsonb not null default '{}',
  primary key (doctor_id, id)
);
create index audit_event_of_object on audit_event (doctor_id, object_kind, object_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;

create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_change();

-- Signed columns of a prescription are immutable (NOM-004 5.11); only the columns of its state may change.
create function refuse_signed_change() returns trigger language plpgsql as $$
begin
  if (new.doctor_id, new.id, new.signature, new.code, new.payload, new.key_id, new.signed, new.document_kind,
      new.patient_id, new.hospital_id, new.issued_at, new.valid_until, new.diagnosis, new.extras)
     is distinct from
     (old.doctor_id, old.id, old.signature, old.code, old.payload, old.key_id, old.signed, old.document_kind,
      old.patient_id, old.hospital_id, old.issued_at, old.valid_until, old.diagnosis, old.extras)
     or (old.state = 'rejected' and new.state <> 'rejected') then
    raise exception 'a signed prescription does not change' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger prescription_immutable before update on prescription
  for each row execute function refuse_signed_change();
create trigger prescription_kept before delete or truncate on prescription
  for each statement execute function refuse_change();
