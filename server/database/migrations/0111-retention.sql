-- Erases the data of closed accounts that the law no longer requires (knowledge/law/retention.json). The application
-- has no right to delete such data. It can call this function, which works for closed accounts only.
alter table account_closing add column erased_at timestamptz;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- Only the functions that erase records of closed accounts set `app.erasing`. The audit trail contains no personal
  -- data and is kept.
  if tg_op = 'DELETE' and tg_table_name in ('prescription', 'patient_record_past')
     and current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;

/*
 * Erases patients of a closed account for whom nothing was prescribed, dispensed or recorded since the day `before`,
 * with all their data. Merged patients count as one person. A call erases at most 200 persons.
 */
create function erase_records(doctor bigint, before date, out patients bigint, out prescriptions bigint)
language plpgsql security definer set search_path = public as $$
declare
  gone bigint[];
  rx bigint[];
begin
  if doctor is distinct from public.current_doctor()
     or not exists (select from account_closing c where c.doctor_id = doctor and c.closed_at is not null) then
    raise exception 'records of an account that is not closed' using errcode = '42501';
  end if;
  perform set_config('app.erasing', 'on', true);

  with recursive act as (
    select p.id, (greatest(
        p.created_at,
        p.last_prescribed_at,
        (select max(x.issued_at) from prescription x where x.doctor_id = doctor and x.patient_id = p.id),
        (select max(f.filled_at) from prescription x
           join fill f on f.doctor_id = doctor and f.prescription_id = x.id
         where x.doctor_id = doctor and x.patient_id = p.id),
        (select max(r.changed_at) from patient_record r where r.doctor_id = doctor and r.patient_id = p.id),
        (select max(s.given_at) from safety_reason s where s.doctor_id = doctor and s.patient_id = p.id),
        (select max(greatest(c.recorded_at, c.withdrawn_at)) from patient_consent c
         where c.doctor_id = doctor and c.patient_id = p.id),
        (select max(q.recorded_at) from patient_request q where q.doctor_id = doctor and q.patient_id = p.id)
      ) at time zone 'America/Mexico_City')::date as last
    from patient p where p.doctor_id = doctor
  ), same as (
    select id, id as other from act
    union
    select s.id, case when m.kept_id = s.other then m.gone_id else m.kept_id end
    from same s join patient_merge m on m.doctor_id = doctor and s.other in (m.kept_id, m.gone_id)
  ), person as (
    select s.id, min(s.other) as first, max(a.last) as last
    from same s join act a on a.id = s.other group by s.id
  )
  select array_agg(id) into gone from person
  where last < before
    and first in (select distinct p.first from person p where p.last < before order by p.first limit 200);

  select array_agg(x.id) into rx from prescription x where x.doctor_id = doctor and x.patient_id = any (gone);

  delete from mail where doctor_id = doctor and prescription_id = any (rx);
  delete from fill_item where doctor_id = doctor and prescription_id = any (rx);
  delete from fill where doctor_id = doctor and prescription_id = any (rx);
  delete from prescription_link where doctor_id = doctor and (prescription_id = any (rx) or other_id = any (rx));
  delete from prescription_lookup where doctor_id = doctor and prescription_id = any (rx);
  delete from search_entry
  where doctor_id = doctor
    and (kind = 'prescription' and object_id = any (rx) or kind = 'patient' and object_id = any (gone));
  delete from prescription_item where doctor_id = doctor and prescription_id = any (rx);
  delete from prescription where doctor_id = doctor and id = any (rx);
  get diagnostics prescriptions = row_count;
  delete from safety_reason where doctor_id = doctor and patient_id = any (gone);
  delete from patient_record where doctor_id = doctor and patient_id = any (gone);
  delete from patient_record_past where doctor_id = doctor and patient_id = any (gone);
  delete from patient_consent where doctor_id = doctor and patient_id = any (gone);
  delete from patient_request where doctor_id = doctor and patient_id = any (gone);
  delete from patient_merge where doctor_id = doctor and kept_id = any (gone);
  delete from patient where doctor_id = doctor and id = any (gone);
  get diagnostics patients = row_count;

  -- Without patients, no signature is left to verify, so the keys are deleted too.
  if not exists (select from patient p where p.doctor_id = doctor) then
    delete from signing_key where doctor_id = doctor;
    delete from prescription_tally where doctor_id = doctor;
    delete from picture where doctor_id = doctor and kind = 'signature';
    update account_closing set erased_at = now() where doctor_id = doctor;
  end if;
  perform set_config('app.erasing', '', true);
end $$;
revoke all on function erase_records from public;
grant execute on function erase_records to recetario_app;
