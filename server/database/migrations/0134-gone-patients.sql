-- Whose prescriptions are somebody's too: those who were merged into them. Hardly any row is in it.
create index patient_gone on patient (doctor_id, merged_into) where merged_into is not null;
