-- Prescriptions that a doctor saved for reuse. The key is the signature of the prescription, or the id of the draft,
-- that the favourite was made from.
create table favourite (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  prescription text not null check (length(prescription) between 8 and 64),
  name text not null,
  body jsonb not null,
  -- The hospital whose members can see and use the favourite; only the doctor who saved the favourite can change it.
  hospital_id bigint references hospital (id),
  -- The clinic with which the favourite is shared; null for the whole hospital.
  clinic_id bigint references clinic (id) on delete set null,
  -- Name of the sharing doctor, stored because colleagues can't read each other's profiles.
  shared_by text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When the favourite was removed. It can be restored for a day.
  removed_at timestamptz,
  primary key (doctor_id, id),
  unique (doctor_id, prescription),
  check (clinic_id is null or hospital_id is not null)
);
create index favourite_number on favourite (id);
create index favourite_shared on favourite (hospital_id) where hospital_id is not null;

-- How often each doctor used a favourite: one of their own, or one that a colleague shared.
create table favourite_use (
  doctor_id bigint not null references doctor (doctor_id),
  favourite_id bigint not null,
  uses integer not null default 0,
  last_used_at timestamptz not null,
  primary key (doctor_id, favourite_id)
);

do $$
declare t text;
begin
  foreach t in array array['favourite', 'favourite_use'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
end $$;
create policy members_read on favourite for select
  using (removed_at is null
         and hospital_id in (select m.hospital_id from membership m
                             where m.doctor_id = (select current_doctor()) and not m.is_deleted));
grant select, insert, update, delete on favourite, favourite_use to recetario_app;

-- Ends the sharing of a doctor's favourites at a hospital when the membership ends. The caller may be an
-- administrator who can't see the favourites, so the function acts for the doctor who leaves.
create function unshare_favourites() returns trigger language plpgsql as $$
declare asking text := coalesce(current_setting('app.doctor_id', true), '');
begin
  perform set_config('app.doctor_id', new.doctor_id::text, true);
  update favourite set hospital_id = null, clinic_id = null, shared_by = ''
  where doctor_id = new.doctor_id and hospital_id = new.hospital_id;
  perform set_config('app.doctor_id', asking, true);
  return null;
end $$;
create trigger membership_ended after update of is_deleted on membership
  for each row when (new.is_deleted and not old.is_deleted) execute function unshare_favourites();
