-- Outgoing mail about prescriptions. A mail leaves the state `pending` before it is handed to the mail server. If the
-- hand-over is interrupted, the state is `unknown`, and the mail is never sent again automatically (RFC 1047).
create table mail (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  prescription_id bigint,
  kind text not null check (kind in ('prescription', 'resend')),
  recipient text not null,
  cc text not null default '',
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- The mail server's numeric reply, or the code of the error. The reply's text is not stored, because it may quote
  -- the address.
  outcome text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (doctor_id, id),
  foreign key (doctor_id, prescription_id) references prescription (doctor_id, id)
);
create index mail_of_prescription on mail (doctor_id, prescription_id, id);
create index mail_unsettled on mail (changed_at) where state in ('pending', 'sending');

create table contact_message (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  subject text not null,
  message text not null,
  metadata text not null default '',
  created_at timestamptz not null default now(),
  primary key (doctor_id, id)
);
