-- Vaccines that a patient received, which safety rules ask for. The section is described in
-- contract/patients/patient-record.ts; null when the patient was not asked.
alter table patient_record add column vaccines jsonb;
