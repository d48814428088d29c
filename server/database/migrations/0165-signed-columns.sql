-- The first day of validity, the clinic, and whether the diagnosis is shown are signed too (decision 029), so their
-- columns become immutable like all others that repeat the signed document.
create or replace function refuse_signed_change() returns trigger language plpgsql as $$
begin
  if (new.doctor_id, new.id, new.signature, new.code, new.payload, new.key_id, new.signed, new.document_kind,
      new.patient_id, new.hospital_id, new.clinic_id, new.issued_at, new.valid_from, new.valid_until, new.diagnosis,
      new.show_diagnosis, new.extras)
     is distinct from
     (old.doctor_id, old.id, old.signature, old.code, old.payload, old.key_id, old.signed, old.document_kind,
      old.patient_id, old.hospital_id, old.clinic_id, old.issued_at, old.valid_from, old.valid_until, old.diagnosis,
      old.show_diagnosis, old.extras)
     or (old.state = 'rejected' and new.state <> 'rejected' and old.end_reason <> 'replaced') then
    raise exception 'a signed prescription does not change' using errcode = '42501';
  end if;
  return new;
end $$;
