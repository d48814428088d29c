create table patient (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  uid uuid not null,
  name text not null,
  date_of_birth date not null,
  email text not null default '',
  external_patient_file text not null default '',
  gender text not null default 'M' check (gender in ('M', 'F', 'O')),
  curp text not null default '',
  phone text not null default '',
  address text not null default '',
  state text not null default '',
  zip_code text not null default '',
  location text not null default '',
  created_at timestamptz not null default now(),
  last_prescribed_at timestamptz,
  primary key (doctor_id, id),
  unique (doctor_id, uid)
);
create index patient_recent on patient (doctor_id, last_prescribed_at desc nulls last, id desc);
create index patient_by_file on patient (doctor_id, external_patient_file) where external_patient_file <> '';
