-- A password that an integrator chose with the account is known to it, until the doctor sets one by the mailed link
-- (decision 026). Until then nothing may be added to the account that would outlive that password.
alter table account add column password_is_given boolean not null default false;

-- Accounts that were made before, and whatever may have been added to them.
alter table integrator_doctor no force row level security;
alter table audit_event no force row level security;
update account set password_is_given = true where id in (
  select d.doctor_id from integrator_doctor d
  where not exists (select 1 from audit_event e where e.doctor_id = d.doctor_id and e.action = 'password.reset'));
alter table integrator_doctor force row level security;
alter table audit_event force row level security;
do $$
declare t text;
begin
  foreach t in array array['passkey', 'totp', 'recovery_codes'] loop
    execute format('alter table %I no force row level security', t);
    execute format('delete from %I where doctor_id in (select id from account where password_is_given)', t);
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
