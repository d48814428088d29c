-- Whoever follows events reads this table in the order of `turn`, the number of the transaction that wrote them: all
-- numbers below the oldest transaction still running are there for good, so that no reader passes one that commits late
-- (decision 032). A backup that was written out and read into another cluster meets other numbers of transactions: the
-- offset keeps turns growing there (renew_event_turns).
create function event_turn_offset() returns bigint language sql stable parallel safe as 'select 0::bigint';

-- The default is no volatile one: the rows that are there all get the turn of this migration, and are not rewritten.
alter table audit_event
  add column turn bigint not null default (pg_current_xact_id()::text::bigint + event_turn_offset());
create index audit_event_in_turn on audit_event (turn, id);

-- Every turn below it is settled.
create function event_horizon() returns bigint language sql stable parallel safe as
  $$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + event_turn_offset() $$;

-- Only reports of incidents ask by moment, over whole days.
drop index audit_event_by_day;
create index audit_event_by_moment on audit_event using brin (at) with (autosummarize = on);

create policy jobs_look_across on audit_event for select using (current_setting('app.jobs', true) = 'on');

-- How far a subscriber has read. One that failed looks again later.
create table event_cursor (
  subscriber text primary key,
  turn bigint not null,
  id bigint not null,
  failures integer not null default 0,
  look_after timestamptz not null default now(),
  moved_at timestamptz not null default now()
);
grant select, insert, update on event_cursor to recetario_app;

-- Called at every start, before anything is written: where turns lie ahead of this cluster's transactions, the offset
-- lifts those to come above them.
create function renew_event_turns() returns void language plpgsql set search_path = public as $$
declare
  last bigint;
begin
  perform set_config('app.jobs', 'on', true);
  select max(turn) into last from audit_event;
  if last >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint + event_turn_offset() then
    execute format(
      'create or replace function event_turn_offset() returns bigint language sql stable parallel safe as %L',
      format('select %s::bigint', last + 1 - pg_snapshot_xmin(pg_current_snapshot())::text::bigint));
  end if;
  perform set_config('app.jobs', '', true);
end $$;
revoke all on function renew_event_turns from public;
