-- A launch: another program that a doctor uses opens the product in the doctor's browser, logged in and with a draft
-- (decision 048). The session of a launch has the class `launched`: it has the rights of the program's token, and cannot
-- be used for the doctor's own account (passwords, sessions, keys).
alter table session drop constraint session_class_check;
alter table session add constraint session_class_check
  check (class in ('browser', 'api', 'pharmacy', 'integrator', 'operator', 'integration', 'launched'));

create table launch_code (
  -- SHA-256 of the launch's code, which is in the address that the browser opens.
  hash bytea primary key check (octet_length(hash) = 32),
  account_id bigint not null references account (id),
  -- Session of the program that requested the launch code.
  requested_by bigint not null references session (id),
  -- Origin of the web page that may open the address of the launch; '' for any origin.
  origin text not null,
  expires_at timestamptz not null,
  -- Time at which a browser opened the address. Opening the address uses up the code, whether the code was accepted
  -- or not.
  spent_at timestamptz,
  -- SHA-256 of the ticket, the cookie that the browser got for the code; null for a refused browser.
  ticket_hash bytea unique,
  redeemed_at timestamptz
);
create index launch_code_by_expiry on launch_code (expires_at);
grant select, insert, update, delete on launch_code to recetario_app;

-- Parameters of a launch that are no fields of a prescription. They become a part of its additional data.
alter table draft add column additional_data jsonb not null default '{}';
