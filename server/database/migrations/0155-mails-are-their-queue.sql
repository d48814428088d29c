-- A mail that waits is its own place in the queue: workers take `pending` rows whose `send_after` has come. Giving it a
-- job of graphile-worker sent NOTIFY in the transaction that issues, and NOTIFY holds a lock of the whole cluster until
-- the commit is acknowledged: all commits of all doctors stood in one line (decision 032).
drop index mail_unsettled;
create index mail_due on mail (send_after) where state = 'pending';
create index mail_under_way on mail (changed_at) where state = 'sending';

alter table account_mail add column send_after timestamptz not null default now();
create index account_mail_due on account_mail (send_after) where state = 'pending';

drop function enqueue_new_mail(bigint, bigint);
drop function enqueue_mail(bigint, bigint, interval);
drop function enqueue_account_mail(bigint, interval);
-- Their mails are still `pending`; nobody works these jobs any more.
delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
where t.id = j.task_id and t.identifier in ('deliver-mail', 'deliver-account-mail');
