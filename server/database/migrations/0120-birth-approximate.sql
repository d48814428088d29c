-- Only an age was given: the day of birth is one that gives this age, and is never shown as the day.
alter table patient add column birth_approximate boolean not null default false;
