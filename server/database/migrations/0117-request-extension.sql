-- The one extension that a request about one's data allows (LFPDPPP, article 31).
alter table patient_request add column extended_on date;
