-- True when only an age is known: the stored date of birth was computed from it, and is never shown as a date.
alter table patient add column birth_approximate boolean not null default false;
