-- Devices from which an account has logged in: a browser by the secret of its cookie, a program without cookies by its
-- network address. A browser in this table has an allowance of wrong passwords of its own, and a login from a device
-- that is not in this table is mailed to the owner. The table is read before the caller is known, like sessions, so it
-- has no row security.
create table known_device (
  account_id bigint not null references account (id),
  -- SHA-256 of the secret in the browser's cookie, or of the program's network address.
  hash bytea not null,
  last_login_at timestamptz not null default now(),
  -- Time at which the account's password was changed; null for a known device. The device has to log in with the new
  -- password to be known again.
  forgotten_at timestamptz,
  primary key (account_id, hash)
);
create index known_device_by_hash on known_device (hash);
grant select, insert, update, delete on known_device to recetario_app;
