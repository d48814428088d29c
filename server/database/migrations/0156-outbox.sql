-- Subscribers read events in the order of `turn`, the number of the transaction that wrote them. Below the oldest
-- running transaction no further event can appear, so a reader that stops there misses none that is committed late
-- (decision 032). After a restore into another cluster, transaction numbers may be lower: the offset keeps turns
-- growing (renew_event_turns).
create function event_turn_offset() returns bigint language sql stable parallel safe as 'select 0::bigint';

-- The default of `turn` is not volatile, so existing rows all get the number of this migration's transaction without
-- being rewritten.
alter table audit_event
  add column turn bigint not null default (pg_current_xact_id()::text::bigint + event_turn_offset());
create index audit_event_in_turn on audit_event (turn, id);

-- All events whose `turn` is below this value are committed.
create function event_horizon() returns bigint language sql stable parallel safe as
  $$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + event_turn_offset() $$;

-- Only reports of incidents query events by time, over whole days, for which a small BRIN index is enough.
drop index audit_event_by_day;
create index audit_event_by_moment on audit_event using brin (at) with (autosummarize = on);

create policy jobs_look_across on audit_event for select using (current_setting('app.jobs', true) = 'on');

-- Position up to which each subscriber has read the events. After a failure the subscriber's next attempt is delayed.
create table event_cursor (
  subscriber text primary key,
  turn bigint not null,
  id bigint not null,
  failures integer not null default 0,
  look_after timestamptz not null default now(),
  moved_at timestamptz not null default now()
);
grant select, insert, update on event_cursor to recetario_app;

-- Raises the offset of turns if stored turns are above this cluster's transaction numbers, so that new turns are
-- higher. The function is called at every start, before anything is written.
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
