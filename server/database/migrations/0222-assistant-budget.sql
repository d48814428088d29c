-- Number of questions and tokens with which a doctor used the AI assistant's language model on one day. The daily limits
-- are counted in the database, so that they hold over all processes.
create table ian_use (
  doctor_id bigint not null references doctor (doctor_id),
  day date not null,
  questions integer not null check (questions >= 0),
  tokens bigint not null check (tokens >= 0),
  primary key (doctor_id, day)
);
alter table ian_use enable row level security;
alter table ian_use force row level security;
create policy own_rows on ian_use using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
grant select, insert, update on ian_use to recetario_app;
