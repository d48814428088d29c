-- The doctor who asked a question first. One doctor may have a limited number of questions stored, so that nobody uses up
-- those of the installation. A place of the weather is deleted a week after it was last wanted.
alter table provider_answer add asked_by bigint references doctor (doctor_id) on delete set null;
create index provider_answer_asked_by on provider_answer (asked_by) where asked_by is not null;
