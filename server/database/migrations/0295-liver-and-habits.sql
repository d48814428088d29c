-- Class of Child and Pugh, and alcohol and tobacco, which safety rules ask for. The sections are described in
-- contract/patients/patient-record.ts; null when the patient was not asked.
alter table patient_record add column liver jsonb, add column habits jsonb;
