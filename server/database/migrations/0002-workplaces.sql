create table hospital (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  -- Name of the hospital that is printed on the prescription.
  patron text not null,
  location text not null,
  contact text not null,
  headline text not null default '',
  paper text not null default 'letter' check (paper in ('letter', 'half_letter')),
  page_template text not null default 'classic',
  is_active boolean not null default true
);

create table clinic (
  id bigint generated always as identity primary key,
  hospital_id bigint not null references hospital (id),
  name text not null,
  location text not null
);
create index clinic_of_hospital on clinic (hospital_id);

create table membership (
  doctor_id bigint not null references doctor (doctor_id),
  hospital_id bigint not null references hospital (id),
  id bigint generated always as identity,
  type text not null default 'MEMBER' check (type in ('ADMIN', 'MEMBER')),
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  date_joined timestamptz not null default now(),
  primary key (doctor_id, hospital_id)
);
-- At most one default workplace per doctor.
create unique index membership_default on membership (doctor_id) where is_active and not is_deleted;
