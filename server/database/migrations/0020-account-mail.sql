-- Tables for registration, confirmation of the address, and forgotten passwords.

-- Number that grows with each new password. A mailed link is valid only for the version under which it was made.
alter table account add column password_version integer not null default 1;

-- Secret links in mails, each valid once and for a short time. Only the hash is stored; a new link of the same
-- purpose replaces the earlier one.
create table account_link (
  hash bytea primary key,
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  password_version integer not null,
  expires_at timestamptz not null,
  unique (account_id, purpose)
);
create index account_link_ended on account_link (expires_at);

-- Mails about accounts. A row is written for known and unknown addresses alike. The text of the mail, or that nothing
-- is sent, is decided at delivery, so that the request takes the same time for known and unknown addresses
-- (assurance.md 1.6). The states are those of table `mail`.
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

-- Adds the job of a mail about an account to the queue's table, on which the application has no rights (see
-- enqueue_mail).
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

-- Index for the job that deletes expired counters of attempts.
create index throttle_ended on throttle (window_ends_at);
