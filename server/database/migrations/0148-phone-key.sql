-- The last ten digits of a phone number in any spelling. When a patient is added, patients with the same digits are
-- shown. A generated column, because under row security PostgreSQL may not use an index on an expression (as with
-- diagnosis_key).
alter table patient add column phone_key text not null
  generated always as (right(regexp_replace(phone, '\D', '', 'g'), 10)) stored;
create index patient_by_phone on patient (doctor_id, phone_key) where phone_key <> '';
