-- A workplace has a time zone, and a prescription has the time zone of the workplace where it was issued (decision 062).
-- In the statistics, a prescription counts for the day of its issue in that time zone.

-- Time zone that was chosen for the hospital; '' for the time zone of its address (knowledge/law/time-zones.ts).
alter table hospital add column time_zone text not null default '';
-- Documents signed before this migration have no time zone: their printed sheets state the day in Mexico City.
alter table prescription add column time_zone text not null default 'America/Mexico_City';

create function local_day(at timestamptz, zone text) returns date language sql immutable parallel safe as
  $$ select (at at time zone zone)::date $$;

-- The time zone is signed with the document, so its column is immutable, like the other columns that repeat the document.
create or replace function refuse_signed_change() returns trigger language plpgsql as $$
begin
  if (new.doctor_id, new.id, new.signature, new.code, new.payload, new.key_id, new.signed, new.document_kind,
      new.patient_id, new.hospital_id, new.clinic_id, new.issued_at, new.time_zone, new.valid_from, new.valid_until, new.diagnosis,
      new.show_diagnosis, new.extras)
     is distinct from
     (old.doctor_id, old.id, old.signature, old.code, old.payload, old.key_id, old.signed, old.document_kind,
      old.patient_id, old.hospital_id, old.clinic_id, old.issued_at, old.time_zone, old.valid_from, old.valid_until, old.diagnosis,
      old.show_diagnosis, old.extras)
     or (old.state = 'rejected' and new.state <> 'rejected' and old.end_reason <> 'replaced') then
    raise exception 'a signed prescription does not change' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace function count_standing() returns trigger language plpgsql as $$
declare
  on_day date := local_day(new.issued_at, new.time_zone);
  more integer := case when new.state = 'issued' then 1 else -1 end;
  is_filled boolean := exists (select from fill s where s.doctor_id = new.doctor_id and s.prescription_id = new.id);
begin
  perform count_in_figure_day(new.doctor_id, on_day, -more, case when is_filled then more else 0 end, 0, 0);
  insert into figure_name as f (month, doctor_id, kind, name, slot, uses)
  select month_of(on_day), new.doctor_id, kind, name, figure_slot(new.doctor_id), more * uses
  from (
    select 'medication' as kind, counted_name(i.generic, i.presentation) as name, count(*) as uses
    from prescription_item i
    where i.doctor_id = new.doctor_id and i.prescription_id = new.id and i.ended_at is null
    group by 2
    union all
    select distinct 'diagnosis', d ->> 'code', 1::bigint from jsonb_array_elements(new.diagnoses) d
  ) named
  on conflict (month, doctor_id, kind, name, slot) do update set uses = f.uses + excluded.uses;
  return null;
end $$;

create or replace function count_row_ended() returns trigger language plpgsql as $$
begin
  insert into figure_name as f (month, doctor_id, kind, name, slot, uses)
  select month_of(local_day(r.issued_at, r.time_zone)), new.doctor_id, 'medication', counted_name(new.generic, new.presentation),
    figure_slot(new.doctor_id), case when new.ended_at is null then 1 else -1 end
  from prescription r
  where r.doctor_id = new.doctor_id and r.id = new.prescription_id and r.state = 'issued'
  on conflict (month, doctor_id, kind, name, slot) do update set uses = f.uses + excluded.uses;
  return null;
end $$;

create or replace function count_first_fill() returns trigger language plpgsql as $$
declare on_day date;
begin
  if exists (select from fill s
             where s.doctor_id = new.doctor_id and s.prescription_id = new.prescription_id and s.id <> new.id) then
    return null;
  end if;
  select local_day(r.issued_at, r.time_zone) into on_day from prescription r
  where r.doctor_id = new.doctor_id and r.id = new.prescription_id and r.state = 'issued';
  if found then perform count_in_figure_day(new.doctor_id, on_day, 0, 1, 0, 0); end if;
  return null;
end $$;

create or replace function count_mail() returns trigger language plpgsql as $$
declare
  asking text := coalesce(current_setting('app.doctor_id', true), '');
  on_day date;
begin
  perform set_config('app.doctor_id', new.doctor_id::text, true);
  select local_day(r.issued_at, r.time_zone) into on_day from prescription r
  where r.doctor_id = new.doctor_id and r.id = new.prescription_id;
  if found then
    perform count_in_figure_day(new.doctor_id, on_day, 0, 0,
      (new.state = 'sent')::integer - (old.state = 'sent')::integer,
      (new.state in ('failed', 'unknown'))::integer - (old.state in ('failed', 'unknown'))::integer);
  end if;
  perform set_config('app.doctor_id', asking, true);
  return null;
end $$;

create or replace function forget_figures() returns trigger language plpgsql as $$
begin
  delete from figure_day f using (select distinct doctor_id, month_of(local_day(issued_at, time_zone)) as month from gone) g
  where f.month = g.month and f.doctor_id = g.doctor_id;
  delete from figure_name f using (select distinct doctor_id, month_of(local_day(issued_at, time_zone)) as month from gone) g
  where f.month = g.month and f.doctor_id = g.doctor_id;
  return null;
end $$;

create or replace function repair_figures(doctor bigint) returns integer language plpgsql as $$
declare
  days integer;
  names integer;
begin
  with history as (
    select local_day(r.issued_at, r.time_zone) as day, count(*) as issued,
      count(*) filter (where r.state = 'rejected') as cancelled,
      count(*) filter (where r.state = 'issued' and exists (
        select from fill s where s.doctor_id = r.doctor_id and s.prescription_id = r.id)) as filled,
      sum(length_of(r.safety -> 'findings')) as alerts,
      sum(length_of(r.safety -> 'overrides')) as overridden
    from prescription r where r.doctor_id = doctor group by 1
  ), mails as (
    select local_day(r.issued_at, r.time_zone) as day, count(*) filter (where m.state = 'sent') as delivered,
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
    select r.id, month_of(local_day(r.issued_at, r.time_zone)) as month, r.state, r.diagnoses from prescription r
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
