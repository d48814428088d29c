-- What was chosen from the CIE-10, the principal one first: [{code, name}]. The text that is signed names them too.
alter table prescription add column diagnoses jsonb not null default '[]';
