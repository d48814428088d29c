-- The doctor who was the first to request an answer of an external provider, such as the weather of a place. Each doctor
-- may be the first for a limited number of stored answers, so that one doctor can't use up the limit of the installation.
-- The weather of a place is deleted a week after it was last requested.
alter table provider_answer add asked_by bigint references doctor (doctor_id) on delete set null;
create index provider_answer_asked_by on provider_answer (asked_by) where asked_by is not null;
