-- Uploaded pictures. Each upload is decoded and encoded again before it is stored (server/images), and gets a row and
-- an address of its own, so that the picture at an address never changes.
create table picture (
  doctor_id bigint not null references doctor (doctor_id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('licence', 'portrait', 'signature', 'logo', 'university')),
  -- Hospital of a logo, whose members may see the logo; null for other pictures.
  hospital_id bigint references hospital (id),
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  primary key (doctor_id, id),
  check ((hospital_id is not null) = (kind in ('logo', 'university')))
);
create unique index picture_number on picture (id);

alter table picture enable row level security;
alter table picture force row level security;
create policy own_rows on picture
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
create policy members_see_logos on picture for select
  using (hospital_id in (select m.hospital_id from membership m
                         where m.doctor_id = (select current_doctor()) and not m.is_deleted));
-- An administrator may delete a logo that another administrator uploaded.
create policy administrators_remove_logos on picture for delete
  using (hospital_id in (select m.hospital_id from membership m
                         where m.doctor_id = (select current_doctor()) and not m.is_deleted and m.type = 'ADMIN'));
-- The bytes are compressed picture files, so PostgreSQL does not compress them again.
alter table picture alter column bytes set storage external;

grant select, insert, delete on picture to recetario_app;
