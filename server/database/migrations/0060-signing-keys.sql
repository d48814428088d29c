-- A key that signs no more keeps its public half, which proves what it signed. Its private half is gone: whoever reads
-- this database later finds nothing to sign with.
alter table signing_key
  alter column private_key_sealed drop not null,
  add column retired_because text check (retired_because in ('rotated', 'exported', 'closed')),
  add check (retired_at is not null or private_key_sealed is not null),
  add check ((retired_at is null) = (retired_because is null));
