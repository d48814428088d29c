-- Instructions as the caller of the API wrote them, if they differ from the patient's sentence, which is printed on the
-- prescription; '' if they do not differ.
alter table prescription_item add column written text not null default '';
