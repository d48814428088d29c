-- A policy that queries another table would slow down every statement on doctor and membership, issuing included. An
-- integrator therefore reads its doctors with the function doctors_made, one after the other, with the rights of each
-- doctor's own transaction.
drop policy seen_by_integrators on doctor;
drop policy seen_by_integrators on membership;

-- The doctors among `ids` that the transaction's integrator created, with the data that it may read.
create function doctors_made(ids bigint[])
returns table (id bigint, name text, female boolean, profession text, cedula text, institution text, specialty text,
               specialty_cedula text, specialty_verified boolean, licence_state text, licence_reason text,
               hospital_id bigint, membership text)
language plpgsql as $$
declare
  one bigint;
  before text := coalesce(current_setting('app.doctor_id', true), '');
begin
  for one in select m.doctor_id from integrator_doctor m
             where m.doctor_id = any (ids) and m.integrator_id = (select current_integrator()) order by 1 loop
    perform set_config('app.doctor_id', one::text, true);
    return query
      select d.doctor_id, d.name, d.female, d.profession, d.cedula, d.institution, d.specialty, d.specialty_cedula,
             d.specialty_verified, d.licence_state, d.licence_reason, p.hospital_id, p.type
      from doctor d left join membership p on p.doctor_id = d.doctor_id and p.is_active and not p.is_deleted
      where d.doctor_id = one;
  end loop;
  perform set_config('app.doctor_id', before, true);
end $$;

-- The hospitals that an integrator founded. It administers them and can place its doctors there.
create table integrator_hospital (
  integrator_id bigint not null references integrator (integrator_id),
  hospital_id bigint not null references hospital (id),
  founded_at timestamptz not null default now(),
  primary key (integrator_id, hospital_id)
);
alter table integrator_hospital enable row level security;
alter table integrator_hospital force row level security;
create policy own_rows on integrator_hospital
  using (integrator_id = (select current_integrator())) with check (integrator_id = (select current_integrator()));

-- Ids of the hospitals that this transaction of an integrator may see, set by the application from the
-- table integrator_hospital (server/workplaces/integrator-queries.ts). A policy that queried that table would slow down
-- every statement on hospitals.
create function founded_hospitals() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.founded', true), ''), ',')::bigint[] $$;
create policy founders_found on hospital for insert with check ((select current_integrator()) is not null);
create policy founders_change on hospital for update
  using (id = any ((select founded_hospitals())::bigint[]));
create policy founders_read on hospital for select using (id = any ((select founded_hospitals())::bigint[]));
create policy founders_read on clinic for select using (hospital_id = any ((select founded_hospitals())::bigint[]));

grant select, insert on integrator_hospital to recetario_app;
