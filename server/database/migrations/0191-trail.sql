-- The audit trail's hash chain: audit events chained by hash in the order of the outbox, so that events that are
-- removed, altered or added with triggers switched off are noticed (decision 043). A background job adds the entries
-- of the chain (`trail_link`) after the events were committed.
create table trail_link (
  number bigint primary key check (number > 0),
  -- Position of the last audit event that this entry of the hash chain covers. The entry covers the events after the
  -- last one that the previous entry covers.
  to_turn bigint not null,
  to_id bigint not null,
  events integer not null check (events > 0),
  -- SHA-256 of the previous entry's digest, this entry's number and all events that this entry covers
  -- (server/trail/link-digest.ts).
  digest bytea not null check (octet_length(digest) = 32)
);

-- Signed heads of the hash chain, one a day. Each refers to the entry that was the last of the chain at the time of
-- signing.
create table trail_head (
  id bigint generated always as identity primary key,
  link bigint not null references trail_link (number),
  digest bytea not null check (octet_length(digest) = 32),
  signed_at timestamptz(3) not null,
  signature bytea not null check (octet_length(signature) = 64)
);

create trigger trail_link_append_only before update or delete or truncate on trail_link
  for each statement execute function refuse_change();
create trigger trail_head_append_only before update or delete or truncate on trail_head
  for each statement execute function refuse_change();
grant select, insert on trail_link, trail_head to recetario_app;
