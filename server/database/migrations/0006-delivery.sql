-- Outgoing mail. Only `pending` is ever handed to a mail server, and it leaves that state before the hand-over:
-- what breaks in between is `unknown` and is never sent again by itself (RFC 1047).
create table mail (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  prescription_id bigint,
  kind text not null check (kind in ('prescription', 'resend')),
  recipient text not null,
  cc text not null default '',
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- The relay's numeric answer or the error's code; never its text, which may quote the address.
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
