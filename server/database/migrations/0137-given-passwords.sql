-- True while the account has the password that an integrator chose and therefore knows (decision 026). Until the
-- doctor sets a password by the mailed link, nothing can be added to the account that would stay valid after that.
alter table account add column password_is_given boolean not null default false;

-- Sets password_is_given for existing accounts, and removes passkeys, TOTP secrets and recovery codes that may have been added to
-- them.
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
