-- Second factors of a login: passkeys, codes of an authenticator application (TOTP), and recovery codes for when both
-- are lost.

-- Random handle under which passkeys know the account. A device that shows it reveals nothing about the person.
alter table account add column passkey_handle bytea unique;

create table passkey (
  doctor_id bigint not null references account (id),
  id bigint generated always as identity,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Number of uses that the passkey reports. A lower number than before means that the passkey was copied. Many
  -- passkeys always report 0.
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
  -- The TOTP secret, encrypted with the key that encrypts signing keys.
  sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Time at which the first TOTP code was entered correctly; null until then.
  confirmed_at timestamptz,
  -- Time step (half minute) of the last accepted code. Codes of this or an earlier step are not accepted again.
  last_step bigint not null default 0
);

create table recovery_codes (
  doctor_id bigint primary key references account (id),
  salt bytea not null,
  -- Argon2id hashes of the unused recovery codes.
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

-- Challenges that wait for an answer: a login that needs its second factor, or a passkey to be used or created. They
-- are read before the caller is known, like sessions, so the table has no row security.
create table challenge (
  -- SHA-256 of the secret in the browser's cookie, or of session id and purpose.
  holder bytea primary key,
  purpose text not null check (purpose in ('login', 'passkey', 'step-up', 'new-passkey')),
  -- Account of the challenge; null for a login with a passkey alone, where only the passkey identifies the account.
  account_id bigint references account (id),
  -- A login that waits for its second factor is valid only for the password version with which it began.
  password_version integer,
  -- The nonce that the passkey must sign; null where no passkey is requested.
  nonce text,
  expires_at timestamptz not null
);
create index challenge_ended on challenge (expires_at);
grant select, insert, update, delete on challenge to recetario_app;

-- The kinds of mail are listed in the application (server/delivery/account-mail.ts); the database checks only their
-- form.
alter table account_mail
  drop constraint account_mail_kind_check,
  add constraint account_mail_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
