-- A retired key keeps its public half, which verifies what it signed. Its private half is deleted, so that nobody who
-- gets this database can sign with it.
alter table signing_key
  alter column private_key_sealed drop not null,
  add column retired_because text check (retired_because in ('rotated', 'exported', 'closed')),
  add check (retired_at is not null or private_key_sealed is not null),
  add check ((retired_at is null) = (retired_because is null));
