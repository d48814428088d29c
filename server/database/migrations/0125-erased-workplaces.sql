-- The workplaces of an account of which no record is left go too, with their clinics, pictures and invitations, unless
-- somebody else uses them: another member, or a colleague's prescription that is still kept and names them.

-- The owner's functions are bound by row security where the owner is no superuser: only the place at hand, only there.
create policy erased_place on hospital
  using (current_setting('app.erasing', true) = 'on' and id = any ((select administered_hospitals())::bigint[]));
create policy erased_place on clinic
  using (current_setting('app.erasing', true) = 'on' and hospital_id = any ((select administered_hospitals())::bigint[]));
create policy erased_place on picture
  using (current_setting('app.erasing', true) = 'on' and hospital_id = any ((select administered_hospitals())::bigint[]));
create policy erased_place on own_paper
  using (current_setting('app.erasing', true) = 'on' and hospital_id = any ((select administered_hospitals())::bigint[]));

-- Erases what nobody else uses of the places of a doctor, once nothing else of the account is left (erase_records).
create function erase_workplaces(doctor bigint) returns bigint
language plpgsql security definer set search_path = public as $$
declare
  place bigint;
  gone bigint := 0;
begin
  if doctor is distinct from public.current_doctor() then
    raise exception 'workplaces of another doctor' using errcode = '42501';
  end if;
  if not exists (select from account_closing c where c.doctor_id = doctor and c.erased_at is not null) then
    return 0;
  end if;
  perform set_config('app.erasing', 'on', true);
  for place in select m.hospital_id from membership m where m.doctor_id = doctor loop
    perform set_config('app.administers', place::text, true);
    continue when exists (
      select from membership m where m.hospital_id = place and m.doctor_id <> doctor and not m.is_deleted);
    begin
      delete from picture where hospital_id = place;
      delete from own_paper where hospital_id = place;
      delete from clinic where hospital_id = place;
      delete from invitation where hospital_id = place;
      delete from assistance where hospital_id = place;
      delete from membership where hospital_id = place;
      delete from hospital where id = place;
      gone := gone + 1;
    exception when foreign_key_violation then
      null; -- Still named by what a colleague keeps: all of it stays.
    end;
  end loop;
  perform set_config('app.administers', '', true);
  perform set_config('app.erasing', '', true);
  return gone;
end $$;
revoke all on function erase_workplaces from public;
grant execute on function erase_workplaces to recetario_app;

-- Accounts that were done before are looked at once more.
alter table account_closing no force row level security;
update account_closing set erased_at = null where erased_at is not null;
alter table account_closing force row level security;
