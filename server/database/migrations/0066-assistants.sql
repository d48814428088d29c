-- Adds accounts of assistants, who prepare drafts for doctors and can't sign.
alter table account drop constraint account_kind_check;
alter table account add constraint account_kind_check
  check (kind in ('doctor', 'pharmacy', 'integrator', 'operator', 'assistant'));
alter table audit_event drop constraint audit_event_actor_kind_check;
alter table audit_event add constraint audit_event_actor_kind_check
  check (actor_kind in ('doctor', 'pharmacy', 'integrator', 'operator', 'assistant', 'guest', 'system'));

create table assistant (
  assistant_id bigint primary key references account (id),
  name text not null
);

-- Links between assistants and the doctors for whom they prepare drafts, each at one hospital. An assistant has no
-- access before the doctor approves.
create table assistance (
  doctor_id bigint not null references doctor (doctor_id),
  assistant_id bigint not null references assistant (assistant_id),
  hospital_id bigint not null references hospital (id),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  ended_at timestamptz,
  primary key (doctor_id, assistant_id)
);
create index assistance_of_assistant on assistance (assistant_id);
create index assistance_of_hospital on assistance (hospital_id);

alter table assistance enable row level security;
alter table assistance force row level security;
create policy own_rows on assistance using (doctor_id = (select current_doctor()))
  with check (doctor_id = (select current_doctor()));
-- Assistants can read their own links. An administrator can read and end the links of the hospital.
create policy read_by_assistant on assistance for select using (assistant_id = (select current_doctor()));
create policy rows_of_administrators on assistance
  using (hospital_id = any ((select administered_hospitals())::bigint[]))
  with check (hospital_id = any ((select administered_hospitals())::bigint[]));

-- Lets an assistant read the names of doctors who approved. Only a transaction that sets `app.assists` evaluates this
-- policy, so that others stay fast.
create policy seen_by_assistants on doctor for select
  using ((select current_setting('app.assists', true)) = 'on'
         and doctor_id in (select s.doctor_id from assistance s
                       where s.assistant_id = (select current_doctor()) and s.approved_at is not null
                         and s.ended_at is null));

grant select, insert, update on assistant, assistance to recetario_app;
