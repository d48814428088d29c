-- The row that readiness checks write: an answered SELECT does not tell whether the database can still commit.
create table heartbeat (
  id boolean primary key default true check (id),
  at timestamptz not null
);
grant select, insert, update on heartbeat to recetario_app;
