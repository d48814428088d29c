-- A patient's request to renew a prescription with a long course, sent from the public page of the prescription: at most
-- one for each prescription. Whether a request was answered is read from the renewed prescriptions, so that issuing a
-- renewal need not write into this table.
create table renewal_request (
  doctor_id bigint not null references doctor (doctor_id),
  prescription_id bigint not null,
  requested_at timestamptz not null,
  primary key (doctor_id, prescription_id),
  foreign key (doctor_id, prescription_id) references prescription (doctor_id, id) on delete cascade
);
create index renewal_request_by_time on renewal_request (doctor_id, requested_at);

alter table renewal_request enable row level security;
alter table renewal_request force row level security;
create policy own_rows on renewal_request
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
grant select, insert, delete on renewal_request to recetario_app;
