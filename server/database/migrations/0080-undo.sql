-- The first mail of a prescription is held back for some seconds, in which the doctor can undo issuing the
-- prescription. State `stopped`: the doctor undid this, or the prescription was cancelled, before the mail was sent;
-- the mail is never sent.
alter table mail add column send_after timestamptz not null default now() + interval '10 seconds';
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'stopped'));
