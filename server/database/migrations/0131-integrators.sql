-- Integrators: systems of clinics or partners that create doctors' accounts (public-api.md 1.5.1), and the accounts
-- that each has created.
create table integrator (
  integrator_id bigint primary key references account (id),
  name text not null
);

-- Class `integration`: a doctor's token that an integrator holds. It is not bound to a cookie, is valid until
-- revoked, and can't be used for the person's own account (passwords, sessions, keys).
alter table session drop constraint session_class_check;
alter table session add constraint session_class_check
  check (class in ('browser', 'api', 'pharmacy', 'integrator', 'operator', 'integration'));
create unique index session_of_integration on session (account_id) where class = 'integration' and revoked_at is null;

-- The integrator that created each doctor's account. The integrator's access ends with the session of its token.
create table integrator_doctor (
  doctor_id bigint primary key references doctor (doctor_id),
  integrator_id bigint not null references integrator (integrator_id),
  made_at timestamptz not null default now(),
  date_of_birth date
);
create index doctors_of_integrator on integrator_doctor (integrator_id, doctor_id);

-- The integrator of a transaction that sets `app.integrator_id` (Database.asIntegrator). Such a transaction sees the
-- doctors that the integrator created and their workplaces, and no other rows of doctors.
create function current_integrator() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.integrator_id', true), '')::bigint $$;

alter table integrator_doctor enable row level security;
alter table integrator_doctor force row level security;
create policy own_rows on integrator_doctor
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
create policy read_by_integrator on integrator_doctor for select
  using (integrator_id = (select current_integrator()));
create policy seen_by_integrators on doctor for select
  using ((select current_integrator()) is not null
         and doctor_id in (select m.doctor_id from integrator_doctor m
                           where m.integrator_id = (select current_integrator())));
create policy seen_by_integrators on membership for select
  using ((select current_integrator()) is not null
         and doctor_id in (select m.doctor_id from integrator_doctor m
                           where m.integrator_id = (select current_integrator())));

grant select, insert, update on integrator to recetario_app;
grant select, insert, update, delete on integrator_doctor to recetario_app;
