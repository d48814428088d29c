-- Finds the patients that were merged into another. The index is small, because merges are rare.
create index patient_gone on patient (doctor_id, merged_into) where merged_into is not null;
