-- Who corrects a person's data says which version they read: two devices do not write over each other.
alter table patient add column version integer not null default 1;
