-- Child-Pugh class of the liver, and use of alcohol and tobacco, which safety rules take into account. The sections
-- are described in contract/patients/patient-record.ts; null when the patient was not asked.
alter table patient_record add column liver jsonb, add column habits jsonb;
