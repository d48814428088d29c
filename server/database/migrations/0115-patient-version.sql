-- Version of the patient's personal data. A change names the version that was read, so that two devices do not
-- overwrite each other's changes.
alter table patient add column version integer not null default 1;
