-- An operator who reads a doctor's message to support is recorded in the trail of that doctor too.
create policy operators_record_readings on audit_event for insert
  with check (object_kind = 'doctor' and action = 'message.viewed' and (select is_operator()));
