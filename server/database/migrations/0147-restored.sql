-- A prescription that was cancelled only because it was replaced becomes valid again when the replacement is undone
-- before its mail is sent. All signed columns stay immutable.
create or replace function refuse_signed_change() returns trigger language plpgsql as $$
begin
  if (new.doctor_id, new.id, new.signature, new.code, new.payload, new.key_id, new.signed, new.document_kind,
      new.patient_id, new.hospital_id, new.issued_at, new.valid_until, new.diagnosis, new.extras)
     is distinct from
     (old.doctor_id, old.id, old.signature, old.code, old.payload, old.key_id, old.signed, old.document_kind,
      old.patient_id, old.hospital_id, old.issued_at, old.valid_until, old.diagnosis, old.extras)
     or (old.state = 'rejected' and new.state <> 'rejected' and old.end_reason <> 'replaced') then
    raise exception 'a signed prescription does not change' using errcode = '42501';
  end if;
  return new;
end $$;
