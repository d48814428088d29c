-- Data of a hospital that the public contract has and that are not printed (public-api.md 1.5.2).
alter table hospital
  add column info boolean not null default false,
  add column send_emails boolean not null default true,
  add column zip_code text not null default '',
  add column location_lat text not null default '',
  add column location_lon text not null default '',
  add column google_place_id text not null default '';

-- A doctor whom an administrator adds to a hospital is only invited. Until the doctor accepts, the row is marked as
-- deleted, and has no effect.
alter table membership
  add column has_accepted boolean not null default true,
  add column invited_at timestamptz,
  add check (invited_at is null or (is_deleted and not has_accepted)),
  add check (is_deleted or has_accepted);
create unique index membership_number on membership (id);
create index membership_of_hospital on membership (hospital_id);

-- Ids of the hospitals whose members this transaction may see. The application sets them, for one transaction, from
-- the doctor's ADMIN memberships (server/workplaces/membership-queries.ts). A policy of `membership` that queried
-- `membership` itself would recurse endlessly.
create function administered_hospitals() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.administers', true), ''), ',')::bigint[] $$;

create policy rows_of_administrators on membership
  using (hospital_id = any ((select administered_hospitals())::bigint[]))
  with check (hospital_id = any ((select administered_hospitals())::bigint[]));

-- An administrator can read the names of colleagues who have accepted their membership of the hospital.
create policy seen_by_administrators on doctor for select
  using ((select administered_hospitals()) is not null
         and doctor_id in (select m.doctor_id from membership m
                           where m.hospital_id = any ((select administered_hospitals())::bigint[]) and m.has_accepted));

-- Before this migration, the policies of `hospital` and `clinic` did not filter memberships by doctor, because a
-- transaction could see its own memberships only. Now they filter by doctor, and changing needs an ADMIN membership.
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

-- A clinic may be deleted, because each signed prescription contains a copy of its clinic.
grant delete on clinic to recetario_app;
