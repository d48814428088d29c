-- The last ten digits of a telephone, however it was written: who shares one is asked about at each new patient. A column of
-- its own because row-level security lets no index be read by what is worked out of a row (as with diagnosis_key).
alter table patient add column phone_key text not null
  generated always as (right(regexp_replace(phone, '\D', '', 'g'), 10)) stored;
create index patient_by_phone on patient (doctor_id, phone_key) where phone_key <> '';
