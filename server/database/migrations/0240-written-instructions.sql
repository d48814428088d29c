-- The sheet prints the patient's sentence. The instructions as the caller wrote them are kept where they differ.
alter table prescription_item add column written text not null default '';
