-- A stored prescription that differs from what was signed is recorded as an incident of its doctor, once for each
-- prescription (decision 029). The affected patient is the patient of that prescription.
alter table incident add column prescription_id bigint;
alter table incident drop constraint incident_reach_check;
alter table incident add constraint incident_reach_check
  check (reach in ('all', 'touched', 'prescription') and (reach = 'prescription') = (prescription_id is not null));
create unique index incident_by_prescription on incident (doctor_id, prescription_id) where prescription_id is not null;
