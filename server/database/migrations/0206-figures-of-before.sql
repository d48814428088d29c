-- Number of members of a JSON list; 0 for anything else.
create function length_of(list jsonb) returns integer language sql immutable parallel safe as
  $$ select case when jsonb_typeof(list) = 'array' then jsonb_array_length(list) else 0 end $$;

/*
 * Compares a doctor's stored counts with the doctor's prescriptions, and adds what is missing. Counts and
 * prescriptions are read in one snapshot and only differences are added, so that prescriptions issued meanwhile are
 * counted once. Months of a doctor without any prescription have no counts (forget_figures).
 * @returns how many counts of days and names were wrong
 */
create function repair_figures(doctor bigint) returns integer language plpgsql as $$
declare
  days integer;
  names integer;
begin
  with history as (
    select mexico_day(r.issued_at) as day, count(*) as issued,
      count(*) filter (where r.state = 'rejected') as cancelled,
      count(*) filter (where r.state = 'issued' and exists (
        select from fill s where s.doctor_id = r.doctor_id and s.prescription_id = r.id)) as filled,
      sum(length_of(r.safety -> 'findings')) as alerts,
      sum(length_of(r.safety -> 'overrides')) as overridden
    from prescription r where r.doctor_id = doctor group by 1
  ), mails as (
    select mexico_day(r.issued_at) as day, count(*) filter (where m.state = 'sent') as delivered,
      count(*) filter (where m.state in ('failed', 'unknown')) as undelivered
    from mail m join prescription r on r.doctor_id = m.doctor_id and r.id = m.prescription_id
    where m.doctor_id = doctor and m.state in ('sent', 'failed', 'unknown') group by 1
  ), kept as (
    select f.day, sum(f.issued) as issued, sum(f.cancelled) as cancelled, sum(f.filled) as filled,
      sum(f.delivered) as delivered, sum(f.undelivered) as undelivered, sum(f.alerts) as alerts,
      sum(f.overridden) as overridden
    from (select distinct month_of(day) as month from history) m
    join figure_day f on f.month = m.month and f.doctor_id = doctor
    group by 1
  ), missing as (
    select day, coalesce(h.issued, 0) - coalesce(k.issued, 0) as issued,
      coalesce(h.cancelled, 0) - coalesce(k.cancelled, 0) as cancelled,
      coalesce(h.filled, 0) - coalesce(k.filled, 0) as filled,
      coalesce(m.delivered, 0) - coalesce(k.delivered, 0) as delivered,
      coalesce(m.undelivered, 0) - coalesce(k.undelivered, 0) as undelivered,
      coalesce(h.alerts, 0) - coalesce(k.alerts, 0) as alerts,
      coalesce(h.overridden, 0) - coalesce(k.overridden, 0) as overridden
    from history h full join mails m using (day) full join kept k using (day)
  )
  insert into figure_day as f (month, doctor_id, day, slot, issued, cancelled, filled, delivered, undelivered, alerts, overridden)
  select month_of(day), doctor, day, figure_slot(doctor), issued, cancelled, filled, delivered, undelivered, alerts, overridden
  from missing
  where (issued, cancelled, filled, delivered, undelivered, alerts, overridden) <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (month, doctor_id, day, slot) do update set
    issued = f.issued + excluded.issued,
    cancelled = f.cancelled + excluded.cancelled,
    filled = f.filled + excluded.filled,
    delivered = f.delivered + excluded.delivered,
    undelivered = f.undelivered + excluded.undelivered,
    alerts = f.alerts + excluded.alerts,
    overridden = f.overridden + excluded.overridden;
  get diagnostics days = row_count;

  with standing as (
    select r.id, month_of(mexico_day(r.issued_at)) as month, r.state, r.diagnoses from prescription r
    where r.doctor_id = doctor
  ), history as (
    select s.month, 'medication' as kind, counted_name(i.generic, i.presentation) as name, count(*) as uses
    from standing s join prescription_item i on i.doctor_id = doctor and i.prescription_id = s.id
    where s.state = 'issued' and i.ended_at is null group by 1, 2, 3
    union all
    select s.month, 'diagnosis', d ->> 'code', count(distinct s.id)
    from standing s, jsonb_array_elements(s.diagnoses) d
    where s.state = 'issued' group by 1, 2, 3
  ), kept as (
    select f.month, f.kind, f.name, sum(f.uses) as uses
    from (select distinct month from standing) m
    join figure_name f on f.month = m.month and f.doctor_id = doctor
    group by 1, 2, 3
  )
  insert into figure_name as f (month, doctor_id, kind, name, slot, uses)
  select month, doctor, kind, name, figure_slot(doctor), coalesce(h.uses, 0) - coalesce(k.uses, 0)
  from history h full join kept k using (month, kind, name)
  where coalesce(h.uses, 0) <> coalesce(k.uses, 0)
  on conflict (month, doctor_id, kind, name, slot) do update set uses = f.uses + excluded.uses;
  get diagnostics names = row_count;
  return days + names;
end $$;

-- Counts the prescriptions that were issued before migration 0205.
do $$
declare d bigint;
begin
  for d in select id from account where kind = 'doctor' loop
    perform set_config('app.doctor_id', d::text, true);
    perform repair_figures(d);
  end loop;
  perform set_config('app.doctor_id', '', true);
end $$;
