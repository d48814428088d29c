-- Public institutions prescribe by generic names alone (RIS 32).
alter table hospital add column public_institution boolean not null default false;
