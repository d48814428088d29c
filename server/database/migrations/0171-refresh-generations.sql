-- Each use of a session's refresh cookie begins the next generation of the session's refresh cookies. A cookie of the previous
-- generation is accepted for the grace time after that, because two tabs may refresh at once, and gives a cookie of the present
-- generation. A cookie of an older generation must have been copied. Before this migration, each use within the grace time began
-- generations of its own.
alter table session
  add column refresh_generation integer not null default 0,
  add column advanced_at timestamptz not null default now();
alter table refresh_token add column generation integer not null default 0;
update refresh_token set generation = -2 where used_at is not null;
alter table refresh_token drop column used_at;
