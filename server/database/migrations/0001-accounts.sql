-- Accounts of people and programs that call the API, with their credentials. The identity column `id` is the `id` of
-- the public contract.

create table account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('doctor', 'pharmacy', 'integrator')),
  -- Mail address in lower case, unique among all accounts.
  email text not null unique check (email = lower(email)),
  password_hash text,
  is_active boolean not null default true,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table doctor (
  doctor_id bigint primary key references account (id),
  name text not null default '',
  female boolean not null default false,
  profession text not null default 'physician',
  cedula text not null default '',
  institution text not null default '',
  specialty text not null default '',
  specialty_cedula text not null default '',
  phone text not null default '',
  specialty_verified boolean not null default false,
  activate_paymentlinks boolean not null default false,
  ux_settings jsonb not null default '{}'
);

create table pharmacy (
  pharmacy_id bigint primary key references account (id),
  name text not null,
  location text not null default ''
);

-- A session: a login in a browser, or the token of a program. Only hashes of secrets are stored.
create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  -- Class of the session. browser: bound to a cookie, 15 minutes, renewable. api: not bound to a cookie, 12 hours.
  -- pharmacy, integrator: until revoked.
  class text not null check (class in ('browser', 'api', 'pharmacy', 'integrator')),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  device text not null default ''
);
create index session_of_account on session (account_id) where revoked_at is null;

create table token (
  hash bytea primary key,
  session_id bigint not null references session (id) on delete cascade,
  binding_hash bytea,
  expires_at timestamptz not null
);
create index token_of_session on token (session_id);

-- Refresh tokens are replaced at each use. A used token that comes back after its grace time ends the whole session.
create table refresh_token (
  hash bytea primary key,
  session_id bigint not null references session (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_of_session on refresh_token (session_id);

-- Counters of attempts at logins and other limited actions. They are stored so that a restart does not reset them.
create table throttle (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);
