-- The first mail of a prescription waits a moment in which its doctor may take it back. `stopped`: taken back, or its
-- prescription was cancelled before it left; it is never handed over.
alter table mail add column send_after timestamptz not null default now() + interval '10 seconds';
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'stopped'));
