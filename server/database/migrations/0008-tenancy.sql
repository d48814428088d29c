-- Second protection between doctors: even a query that forgets to filter by doctor sees only the rows of the doctor
-- of its transaction.
create function current_doctor() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.doctor_id', true), '')::bigint $$;

do $$
declare t text;
begin
  foreach t in array array['doctor', 'patient', 'signing_key', 'prescription', 'prescription_item', 'prescription_tally',
                           'idempotency', 'fill', 'fill_item', 'mail', 'contact_message', 'audit_event', 'membership'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
end $$;

-- Under row security the planner may not use the index of `words`, because the operator `@@` is not marked leakproof.
-- The search therefore runs in a function of the owner that filters by the transaction's doctor itself. Row security
-- of this table is not forced: the owner's function may read all of it, the application only the rows of its doctor.
alter table search_entry enable row level security;
create policy own_rows on search_entry using (doctor_id = current_doctor()) with check (doctor_id = current_doctor());

-- Finds the records of a kind, such as patients, that contain all words of a query: the number of records, and the
-- ids of one page of them, newest first.
create function find_entries(sought text, query tsquery, most bigint, skip bigint, out total bigint, out ids bigint[])
language sql stable security definer set search_path = public as $$
  with found as materialized (
    select object_id from search_entry
    where words @@ query and kind = sought and doctor_id = public.current_doctor()
  )
  select (select count(*) from found),
         array(select object_id from found order by object_id desc limit most offset skip)
$$;

-- Only members of a hospital can read it and its clinics. Any doctor may create one. Which member may change what is
-- decided by the application.
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
