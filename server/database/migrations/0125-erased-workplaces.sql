-- When all records of a closed account are erased, its hospitals are erased too, with their clinics, pictures and
-- invitations. A hospital is kept while it has another member, or while a stored prescription of a colleague refers
-- to it.

-- Forced row security binds the owner's functions too, unless the owner is a superuser. This policy opens the one
-- hospital that is being erased.
create policy erased_place on hospital
  using (current_setting('app.erasing', true) = 'on' and id = any ((select administered_hospitals())::bigint[]));
create policy erased_place on clinic
  using (current_setting('app.erasing', true) = 'on' and hospital_id = any ((select administered_hospitals())::bigint[]));
create policy erased_place on picture
  using (current_setting('app.erasing', true) = 'on' and hospital_id = any ((select administered_hospitals())::bigint[]));
create policy erased_place on own_paper
  using (current_setting('app.erasing', true) = 'on' and hospital_id = any ((select administered_hospitals())::bigint[]));

-- Erases the hospitals of a doctor that nobody else uses, once nothing else of the account is left (erase_records).
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
      null; -- A colleague's record refers to the hospital, so that the whole hospital is kept.
    end;
  end loop;
  perform set_config('app.administers', '', true);
  perform set_config('app.erasing', '', true);
  return gone;
end $$;
revoke all on function erase_workplaces from public;
grant execute on function erase_workplaces to recetario_app;

-- Accounts whose records were erased before this migration are processed again, to erase their hospitals too.
alter table account_closing no force row level security;
update account_closing set erased_at = null where erased_at is not null;
alter table account_closing force row level security;
