-- Diagnoses chosen from the CIE-10, the principal one first: [{code, name}]. The signed text contains them as well.
alter table prescription add column diagnoses jsonb not null default '[]';
