-- Before this migration, issuing a prescription wrote a row of figure_day and a row of figure_name for each medicine
-- and diagnosis, which lowered the rate of issuing by more than 3 %. Issuing now adds one row with all that is
-- counted, and readers add these rows to the counts. The nightly comparison moves the rows into the counts; for a
-- doctor with many rows they are moved earlier (server/figures/fold-entries.ts).
create table figure_entry (
  doctor_id bigint not null,
  prescription_id bigint not null,
  -- Day on which the prescription was issued, in the time zone of the workplace.
  day date not null,
  alerts integer not null,
  overridden integer not null,
  -- Medicines and diagnoses, each with its kind, name and number of uses.
  named jsonb not null,
  primary key (doctor_id, prescription_id)
);
alter table figure_entry enable row level security;
alter table figure_entry force row level security;
create policy own_rows on figure_entry using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
create policy jobs_look_across on figure_entry for select using (current_setting('app.jobs', true) = 'on');
grant select, insert, delete on figure_entry to recetario_app;

-- Stored counts together with the rows of figure_entry that were not moved into the counts yet, by day and by name. A
-- day or a name may have several rows, which the reader adds up.
create view counted_day with (security_invoker = true) as
  select month, doctor_id, day, issued, cancelled, filled, delivered, undelivered, alerts, overridden from figure_day
  union all
  select month_of(day), doctor_id, day, 1, 0, 0, 0, 0, alerts, overridden from figure_entry;
create view counted_use with (security_invoker = true) as
  select month, doctor_id, kind, name, uses from figure_name
  union all
  select month_of(e.day), e.doctor_id, n.kind, n.name, n.uses
  from figure_entry e, jsonb_to_recordset(e.named) as n(kind text, name text, uses integer);
grant select on counted_day, counted_use to recetario_app;

/*
 * Moves a doctor's rows of figure_entry into the counts, in one statement, so that each reader counts a row once. A
 * second process that moves the same rows waits for the first, and then finds none.
 * @returns how many rows were moved
 */
create function fold_figures(doctor bigint) returns integer language sql as $$
  with taken as (
    delete from figure_entry where doctor_id = doctor returning day, alerts, overridden, named
  ), place as materialized (
    select figure_slot(doctor) as slot
  ), days as (
    insert into figure_day as f (month, doctor_id, day, slot, issued, alerts, overridden)
    select month_of(day), doctor, day, slot, count(*), sum(alerts), sum(overridden) from taken, place group by day, slot
    on conflict (month, doctor_id, day, slot) do update set issued = f.issued + excluded.issued,
      alerts = f.alerts + excluded.alerts, overridden = f.overridden + excluded.overridden
  ), names as (
    insert into figure_name as f (month, doctor_id, kind, name, slot, uses)
    select month_of(t.day), doctor, n.kind, n.name, p.slot, sum(n.uses)
    from taken t, place p, jsonb_to_recordset(t.named) as n(kind text, name text, uses integer)
    group by 1, n.kind, n.name, p.slot
    on conflict (month, doctor_id, kind, name, slot) do update set uses = f.uses + excluded.uses
  )
  select count(*)::integer from taken
$$;

-- Deletes the entries and counts of deleted prescriptions. Only erase_records deletes prescriptions, of closed accounts.
create or replace function forget_figures() returns trigger language plpgsql as $$
begin
  delete from figure_entry e using gone g where e.doctor_id = g.doctor_id and e.prescription_id = g.id;
  delete from figure_day f using (select distinct doctor_id, month_of(local_day(issued_at, time_zone)) as month from gone) g
  where f.month = g.month and f.doctor_id = g.doctor_id;
  delete from figure_name f using (select distinct doctor_id, month_of(local_day(issued_at, time_zone)) as month from gone) g
  where f.month = g.month and f.doctor_id = g.doctor_id;
  return null;
end $$;

-- Compares a doctor's counts with the prescriptions, as in migration 0206. The entries that were not moved into the
-- counts yet are read in the same snapshot.
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
    join counted_day f on f.month = m.month and f.doctor_id = doctor
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
    join counted_use f on f.month = m.month and f.doctor_id = doctor
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
