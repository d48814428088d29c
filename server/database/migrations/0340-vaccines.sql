-- Vaccines that a patient received, which safety rules take into account. The section is described in
-- contract/patients/patient-record.ts; null when the patient was not asked.
alter table patient_record add column vaccines jsonb;
