-- Second lock of tenancy: even a query that forgets its doctor sees only the rows of the doctor of its transaction.
create function current_doctor() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.doctor_id', true), '')::bigint $$;

do $$
declare t text;
begin
  foreach t in array array['doctor', 'patient', 'signing_key', 'prescription', 'prescription_item', 'prescription_tally',
                           'idempotency', 'fill', 'fill_item', 'mail', 'contact_message', 'audit_event', 'membership'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = current_doctor()) with check (doctor_id = current_doctor())', t);
  end loop;
end $$;

-- A hospital belongs to its members: they read it and its clinics. Anybody may found one; what may be changed by whom
-- is the application's rule.
alter table hospital enable row level security;
alter table hospital force row level security;
create policy members_read on hospital for select
  using (id in (select m.hospital_id from membership m where not m.is_deleted));
create policy doctors_found on hospital for insert with check (current_doctor() is not null);
create policy members_change on hospital for update
  using (id in (select m.hospital_id from membership m where not m.is_deleted));

alter table clinic enable row level security;
alter table clinic force row level security;
create policy members_read on clinic for select
  using (hospital_id in (select m.hospital_id from membership m where not m.is_deleted));
create policy members_add on clinic for insert
  with check (hospital_id in (select m.hospital_id from membership m where not m.is_deleted));
create policy members_change on clinic for update
  using (hospital_id in (select m.hospital_id from membership m where not m.is_deleted));
