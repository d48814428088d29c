-- Counts of what each doctor prescribed (decision 047). The statement that issues a prescription adds to the counts, and
-- triggers update them in the transaction of each later change, so that no request has to read all prescriptions. A
-- later change counts for the day of the issue too: until migration 0300, the day in Mexico City.

create function mexico_day(at timestamptz) returns date language sql stable parallel safe as
  $$ select (at at time zone 'America/Mexico_City')::date $$;

-- First day of the month that contains a day.
create function month_of(day date) returns date language sql immutable parallel safe as
  $$ select day - (extract(day from day)::integer - 1) $$;

-- The keys begin with the month, so that new rows go to the end of the index, and the rows of a doctor's month are
-- beside each other.
create table figure_day (
  month date not null,
  doctor_id bigint not null,
  day date not null,
  -- Number by which parallel transactions of one doctor write different rows (figure_slot). A reader adds these rows
  -- up.
  slot integer not null,
  issued integer not null default 0,
  -- Number of issued prescriptions that are cancelled, and of those that are not cancelled and of which a pharmacy
  -- sold something.
  cancelled integer not null default 0,
  filled integer not null default 0,
  -- Number of mails about the day's prescriptions that a mail server accepted, and of those that failed or whose result
  -- is unknown.
  delivered integer not null default 0,
  undelivered integer not null default 0,
  -- Number of findings of the safety checks that were shown, and of those that the doctor answered with a reason.
  alerts integer not null default 0,
  overridden integer not null default 0,
  primary key (month, doctor_id, day, slot)
) with (fillfactor = 70);

create table figure_name (
  month date not null,
  doctor_id bigint not null,
  -- Kind of the counted name. medication: name of a medicine, counted by the rows of prescriptions that are not
  -- cancelled. diagnosis: code of the CIE-10, counted by prescriptions.
  kind text not null check (kind in ('medication', 'diagnosis')),
  name text not null,
  slot integer not null,
  uses integer not null default 0,
  primary key (month, doctor_id, kind, name, slot)
) with (fillfactor = 70);

do $$
declare t text;
begin
  foreach t in array array['figure_day', 'figure_name'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
end $$;
grant select, insert, update on figure_day, figure_name to recetario_app;

/*
 * Slot that this transaction counts in: 0 while no other transaction of the doctor counts, else the process id of the
 * connection. Slot 0 is guarded by a lock that nobody waits for, and no two transactions share another slot, so that
 * counting neither waits nor deadlocks.
 */
create function figure_slot(doctor bigint) returns integer language sql as $$
  select case when pg_try_advisory_xact_lock(hashtextextended('figures:' || doctor, 0)) then 0 else pg_backend_pid() end
$$;

-- Adds a change of a prescription to the counts of the day of its issue: a cancellation, a sale, or the result of a mail.
create function count_in_figure_day(
  doctor bigint, on_day date, more_cancelled integer, more_filled integer, more_delivered integer, more_undelivered integer
) returns void language plpgsql as $$
begin
  insert into figure_day as f (month, doctor_id, day, slot, cancelled, filled, delivered, undelivered)
  values (month_of(on_day), doctor, on_day, figure_slot(doctor), more_cancelled, more_filled, more_delivered, more_undelivered)
  on conflict (month, doctor_id, day, slot) do update set
    cancelled = f.cancelled + excluded.cancelled,
    filled = f.filled + excluded.filled,
    delivered = f.delivered + excluded.delivered,
    undelivered = f.undelivered + excluded.undelivered;
end $$;

-- A medicine is counted by its generic name, or by the text that the doctor wrote if it has no generic name.
create function counted_name(generic text, presentation text) returns text language sql immutable parallel safe as
  $$ select case when generic = '' then presentation else generic end $$;

-- Changes the counts when a prescription is cancelled, or is valid again because its replacement was undone.
create function count_standing() returns trigger language plpgsql as $$
declare
  on_day date := mexico_day(new.issued_at);
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
create trigger standing_counted after update of state on prescription
  for each row when (new.state is distinct from old.state) execute function count_standing();

-- Changes the counts when a single medicine of a prescription is cancelled. The medicines of a cancelled prescription
-- were subtracted together with the prescription.
create function count_row_ended() returns trigger language plpgsql as $$
begin
  insert into figure_name as f (month, doctor_id, kind, name, slot, uses)
  select month_of(mexico_day(r.issued_at)), new.doctor_id, 'medication', counted_name(new.generic, new.presentation),
    figure_slot(new.doctor_id), case when new.ended_at is null then 1 else -1 end
  from prescription r
  where r.doctor_id = new.doctor_id and r.id = new.prescription_id and r.state = 'issued'
  on conflict (month, doctor_id, kind, name, slot) do update set uses = f.uses + excluded.uses;
  return null;
end $$;
create trigger row_end_counted after update of ended_at on prescription_item
  for each row when ((new.ended_at is null) <> (old.ended_at is null)) execute function count_row_ended();

-- Changes the counts at the first sale of a prescription. Each sale locks the prescription's row, so that two sales
-- can't both be the first.
create function count_first_fill() returns trigger language plpgsql as $$
declare on_day date;
begin
  if exists (select from fill s
             where s.doctor_id = new.doctor_id and s.prescription_id = new.prescription_id and s.id <> new.id) then
    return null;
  end if;
  select mexico_day(r.issued_at) into on_day from prescription r
  where r.doctor_id = new.doctor_id and r.id = new.prescription_id and r.state = 'issued';
  if found then perform count_in_figure_day(new.doctor_id, on_day, 0, 1, 0, 0); end if;
  return null;
end $$;
create trigger first_fill_counted after insert on fill
  for each row execute function count_first_fill();

-- Changes the counts when a mail about a prescription is accepted by the mail server, fails, or is sent again. A
-- background job sets the states of mails of all doctors, so the function sets `app.doctor_id` to the mail's doctor.
create function count_mail() returns trigger language plpgsql as $$
declare
  asking text := coalesce(current_setting('app.doctor_id', true), '');
  on_day date;
begin
  perform set_config('app.doctor_id', new.doctor_id::text, true);
  select mexico_day(r.issued_at) into on_day from prescription r
  where r.doctor_id = new.doctor_id and r.id = new.prescription_id;
  if found then
    perform count_in_figure_day(new.doctor_id, on_day, 0, 0,
      (new.state = 'sent')::integer - (old.state = 'sent')::integer,
      (new.state in ('failed', 'unknown'))::integer - (old.state in ('failed', 'unknown'))::integer);
  end if;
  perform set_config('app.doctor_id', asking, true);
  return null;
end $$;
create trigger mail_counted after update of state on mail
  for each row when (new.state is distinct from old.state and (
    new.state in ('sent', 'failed', 'unknown') or old.state in ('sent', 'failed', 'unknown')))
  execute function count_mail();

-- Deletes the counts of the months of deleted prescriptions. Only erase_records deletes prescriptions, of closed
-- accounts, whose counts nobody reads any more.
create function forget_figures() returns trigger language plpgsql as $$
begin
  delete from figure_day f using (select distinct doctor_id, month_of(mexico_day(issued_at)) as month from gone) g
  where f.month = g.month and f.doctor_id = g.doctor_id;
  delete from figure_name f using (select distinct doctor_id, month_of(mexico_day(issued_at)) as month from gone) g
  where f.month = g.month and f.doctor_id = g.doctor_id;
  return null;
end $$;
create trigger figures_forgotten after delete on prescription referencing old table as gone
  for each statement execute function forget_figures();
