-- Registration, confirmation and forgotten passwords.

-- Counts the passwords of an account: a link that was made under one dies with it.
alter table account add column password_version integer not null default 1;

-- What a mailed link proves, once and for a short time. Only its hash is kept; asking again replaces it.
create table account_link (
  hash bytea primary key,
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  password_version integer not null,
  expires_at timestamptz not null,
  unique (account_id, purpose)
);
create index account_link_ended on account_link (expires_at);

-- Mail about an account, written for known and unknown addresses alike: what it says, or that nothing is sent, is
-- decided when it is delivered, so that asking takes the same for both (assurance.md 1.6). States as in table mail.
create table account_mail (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('registration', 'confirmation', 'reset', 'password-changed')),
  recipient text not null,
  language text not null check (language in ('es', 'en')),
  brand text not null,
  state text not null default 'pending'
    check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
  attempts integer not null default 0,
  outcome text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index account_mail_changed on account_mail (changed_at);

grant select, insert, update, delete on account_link, account_mail to recetario_app;
grant usage on sequence account_mail_id_seq to recetario_app;

-- The second door to the job table (see enqueue_mail).
create function enqueue_account_mail(mail_id bigint, wait interval default '0') returns void
language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(
    'deliver-account-mail',
    json_build_object('mailId', mail_id),
    run_at := now() + wait,
    job_key := 'account-mail:' || mail_id,
    max_attempts := 1
  );
end $$;
revoke all on function enqueue_account_mail from public;
grant execute on function enqueue_account_mail to recetario_app;

-- Old counters are removed by their age.
create index throttle_ended on throttle (window_ends_at);
