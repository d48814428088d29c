-- Directory of partner pharmacies for doctors, and each doctor's favourite pharmacies.
alter table pharmacy
  add column zip_code text not null default '',
  add column phone text not null default '',
  -- Name and address in lower case without accents, for comparison (knowledge/text.ts). The result does not depend on
  -- the database's locale.
  add column search_text text not null
    generated always as (lower(translate(name || ' ' || location, 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun'))) stored;
create index pharmacy_by_name on pharmacy (name, pharmacy_id);

create table pharmacy_favourite (
  doctor_id bigint not null references doctor (doctor_id),
  pharmacy_id bigint not null references pharmacy (pharmacy_id),
  created_at timestamptz not null default now(),
  primary key (doctor_id, pharmacy_id)
);
alter table pharmacy_favourite enable row level security;
alter table pharmacy_favourite force row level security;
create policy own_rows on pharmacy_favourite
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
grant select, insert, delete on pharmacy_favourite to recetario_app;
