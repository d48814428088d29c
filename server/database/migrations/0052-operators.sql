-- Operators compare doctors' licences with the official register, and accept or reject them. Operators cannot see
-- patients or prescriptions.
alter table account drop constraint account_kind_check;
alter table account add constraint account_kind_check
  check (kind in ('doctor', 'pharmacy', 'integrator', 'operator', 'assistant'));
alter table session drop constraint session_class_check;
alter table session add constraint session_class_check
  check (class in ('browser', 'api', 'pharmacy', 'integrator', 'operator'));
alter table audit_event drop constraint audit_event_actor_kind_check;
alter table audit_event add constraint audit_event_actor_kind_check
  check (actor_kind in ('doctor', 'pharmacy', 'integrator', 'operator', 'assistant', 'guest', 'system'));

create table operator (
  operator_id bigint primary key references account (id),
  name text not null
);
grant select, insert, update on operator to recetario_app;

-- A transaction of an operator sets `app.operator` (Database.asOperator) and has no doctor. The policies for operators
-- let it read doctors, photographs of licences, and events about licences, and nothing else that belongs to doctors.
create function is_operator() returns boolean language sql stable parallel safe as
  $$ select current_setting('app.operator', true) = 'on' $$;
create policy operators_read on doctor for select using ((select is_operator()));
create policy operators_decide on doctor for update
  using ((select is_operator())) with check ((select is_operator()));
create policy operators_read_licences on picture for select
  using (kind = 'licence' and (select is_operator()));
create policy operators_read_decisions on audit_event for select
  using (object_kind = 'doctor' and action like 'licence.%' and (select is_operator()));
create policy operators_record on audit_event for insert
  with check (object_kind = 'doctor' and action like 'licence.%' and (select is_operator()));
