-- Medications that a doctor added to the catalogue: rows of the category `basic_drug`.
create table own_medication (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  -- Identifier that is sent as `drug_upc`. It is random and means nothing outside this doctor's list.
  uid char(64) not null,
  -- Key by which a row of an imported file is matched with a medication: the doctor's own code for it, otherwise its
  -- ingredients, form, content and name.
  key text not null,
  -- Name, code, ingredients with strengths, reference quantity, form, content, route, class and antibiotics' regime.
  body jsonb not null,
  price_cents integer check (price_cents between 1 and 999999),
  changed_at timestamptz not null default now(),
  -- When the medication was removed. It can be restored for a day.
  removed_at timestamptz,
  primary key (doctor_id, id),
  unique (doctor_id, uid),
  unique (doctor_id, key)
);

-- Version of a doctor's list of own medications, incremented with each change, by which processes know that their
-- cached copy is outdated.
create table own_shelf (
  doctor_id bigint primary key references doctor (doctor_id),
  version bigint not null
);

-- Imports of catalogue files, with the previous state of each changed medication, so that an import can be undone.
create table medication_import (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  imported_at timestamptz not null,
  undone_at timestamptz,
  -- List of {id, before}: id of a medication that the import added or changed, and its content before the import; `before`
  -- is null for an added medication.
  changes jsonb not null,
  primary key (doctor_id, id)
);

-- The doctor's own price of a presentation of the catalogue.
create table own_price (
  doctor_id bigint not null references doctor (doctor_id),
  drug_uid char(64) not null,
  price_cents integer not null check (price_cents between 1 and 999999),
  primary key (doctor_id, drug_uid)
);

-- Out-of-stock marks. With hospital 0 the mark applies everywhere and only its doctor sees it; otherwise all members
-- of the hospital see it.
create table unavailable_mark (
  doctor_id bigint not null references doctor (doctor_id),
  drug_uid char(64) not null,
  hospital_id bigint not null default 0,
  until date not null,
  primary key (doctor_id, drug_uid, hospital_id)
);
create index unavailable_mark_shared on unavailable_mark (hospital_id, drug_uid) where hospital_id <> 0;

do $$
declare t text;
begin
  foreach t in array array['own_medication', 'own_shelf', 'medication_import', 'own_price', 'unavailable_mark'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
    execute format('grant select, insert, update, delete on %I to recetario_app', t);
  end loop;
end $$;
create policy members_read on unavailable_mark for select
  using (hospital_id in (select m.hospital_id from membership m
                         where m.doctor_id = (select current_doctor()) and not m.is_deleted));
