-- Day on which the term for answering a patient's request was extended, which the law allows once (LFPDPPP, article
-- 31).
alter table patient_request add column extended_on date;
