-- Requests to close an account: pending during the grace period, carried out after it. A repeated request or a
-- withdrawal changes the same row.
create table account_closing (
  doctor_id bigint primary key references doctor (doctor_id),
  requested_at timestamptz not null,
  closes_at timestamptz not null,
  -- Language and brand of the mail that reports the closing of the account.
  language text not null check (language in ('es', 'en')),
  brand text not null,
  closed_at timestamptz
);
create index account_closing_due on account_closing (closes_at) where closed_at is null;

alter table account_closing enable row level security;
alter table account_closing force row level security;
create policy own_rows on account_closing
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
-- Lets the background job see the requests of all doctors to close their accounts. The job's transaction sets
-- `app.jobs`.
create policy jobs_look_across on account_closing for select using (current_setting('app.jobs', true) = 'on');

grant select, insert, update, delete on account_closing to recetario_app;
-- Messages to support are deleted with the account.
grant delete on contact_message to recetario_app;

-- The kinds of mail are listed in server/delivery/account-mail.ts; the database checks only their form. The column
-- `day` has a date that the mail's text mentions.
alter table account_mail
  drop constraint account_mail_kind_check,
  add constraint account_mail_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  add column day date;
