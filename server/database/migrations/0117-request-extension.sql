-- Day on which the term of a request was extended, which the law allows once (LFPDPPP, article 31).
alter table patient_request add column extended_on date;
