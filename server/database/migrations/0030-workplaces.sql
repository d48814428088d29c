-- What the public contract keeps of a hospital beyond what is printed (public-api.md 1.5.2).
alter table hospital
  add column info boolean not null default false,
  add column send_emails boolean not null default true,
  add column zip_code text not null default '',
  add column location_lat text not null default '',
  add column location_lon text not null default '',
  add column google_place_id text not null default '';

-- Nobody belongs to a hospital without wanting it. Whoever is added by an administrator is invited: the row counts as
-- deleted, so that it has no effect anywhere, until its doctor accepts.
alter table membership
  add column has_accepted boolean not null default true,
  add column invited_at timestamptz,
  add check (invited_at is null or (is_deleted and not has_accepted)),
  add check (is_deleted or has_accepted);
create unique index membership_number on membership (id);
create index membership_of_hospital on membership (hospital_id);

-- The hospitals whose members a transaction may see beyond its doctor's own: set from the doctor's ADMIN rows
-- (server/workplaces/membership-queries.ts), gone with the transaction. A policy of this table that asked the table
-- itself would never end.
create function administered_hospitals() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.administers', true), ''), ',')::bigint[] $$;

create policy rows_of_administrators on membership
  using (hospital_id = any ((select administered_hospitals())::bigint[]))
  with check (hospital_id = any ((select administered_hospitals())::bigint[]));

-- Of a colleague who has accepted, an administrator reads the name.
create policy seen_by_administrators on doctor for select
  using ((select administered_hospitals()) is not null
         and doctor_id in (select m.doctor_id from membership m
                           where m.hospital_id = any ((select administered_hospitals())::bigint[]) and m.has_accepted));

-- These policies named no doctor, because only own memberships could be seen; now they do, and editing asks for ADMIN.
drop policy members_read on hospital;
create policy members_read on hospital for select
  using (id in (select m.hospital_id from membership m
                where m.doctor_id = (select current_doctor()) and (not m.is_deleted or m.invited_at is not null)));
drop policy members_change on hospital;
create policy administrators_change on hospital for update
  using (id in (select m.hospital_id from membership m
                where m.doctor_id = (select current_doctor()) and not m.is_deleted and m.type = 'ADMIN'));

drop policy members_read on clinic;
create policy members_read on clinic for select
  using (hospital_id in (select m.hospital_id from membership m
                         where m.doctor_id = (select current_doctor()) and not m.is_deleted));
drop policy members_add on clinic;
drop policy members_change on clinic;
create policy administrators_write on clinic
  using (hospital_id in (select m.hospital_id from membership m
                         where m.doctor_id = (select current_doctor()) and not m.is_deleted and m.type = 'ADMIN'));

-- A prescription carries the clinic as it was, so that a clinic may go.
grant delete on clinic to recetario_app;
