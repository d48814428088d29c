-- Second factors of a login: passkeys, codes of an application, and recovery codes for the day that both are lost.

-- What a passkey calls the account: random, so that a device that shows it says nothing of who it is.
alter table account add column passkey_handle bytea unique;

create table passkey (
  doctor_id bigint not null references account (id),
  id bigint generated always as identity,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often it was used, as it says itself; one that goes back is a copy. Many always say 0.
  counter bigint not null,
  transports text[] not null default '{}',
  synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (doctor_id, id)
);

create table totp (
  doctor_id bigint primary key references account (id),
  -- The secret, sealed as signing keys are.
  sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Null until the first code was right.
  confirmed_at timestamptz,
  -- The last half minute of which a code was taken: neither that one nor an earlier one is taken again.
  last_step bigint not null default 0
);

create table recovery_codes (
  doctor_id bigint primary key references account (id),
  salt bytea not null,
  -- Argon2id of those that are left.
  hashes bytea[] not null,
  made_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['passkey', 'totp', 'recovery_codes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
    execute format('grant select, insert, update, delete on %I to recetario_app', t);
  end loop;
end $$;
grant usage on sequence passkey_id_seq to recetario_app;

-- What was asked of a person and not yet answered: a login that waits for its second factor, a passkey to be used or
-- made. Read before anybody is known, like the sessions.
create table challenge (
  -- SHA-256 of the secret in the browser's cookie, or of the session and what it is for.
  holder bytea primary key,
  purpose text not null check (purpose in ('login', 'passkey', 'step-up', 'new-passkey')),
  -- Null where the passkey will say whose it is.
  account_id bigint references account (id),
  -- A login that was begun dies with the password that began it.
  password_version integer,
  -- What the passkey signs, once; null when nothing was asked of one.
  nonce text,
  expires_at timestamptz not null
);
create index challenge_ended on challenge (expires_at);
grant select, insert, update, delete on challenge to recetario_app;

-- Which kinds of mail there are is the application's list.
alter table account_mail
  drop constraint account_mail_kind_check,
  add constraint account_mail_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
