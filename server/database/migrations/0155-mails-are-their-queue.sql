-- A mail that waits to be sent is itself the entry of the queue: workers take `pending` rows whose `send_after` has
-- passed. Before this migration, each mail had a job of graphile-worker, which sends NOTIFY. NOTIFY holds a lock of
-- the whole cluster until the commit is acknowledged, so all commits waited for each other (decision 032).
drop index mail_unsettled;
create index mail_due on mail (send_after) where state = 'pending';
create index mail_under_way on mail (changed_at) where state = 'sending';

alter table account_mail add column send_after timestamptz not null default now();
create index account_mail_due on account_mail (send_after) where state = 'pending';

drop function enqueue_new_mail(bigint, bigint);
drop function enqueue_mail(bigint, bigint, interval);
drop function enqueue_account_mail(bigint, interval);
-- Deletes the graphile-worker jobs of mails that wait to be sent, because no worker takes these jobs any more. The
-- mails themselves stay `pending`.
delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
where t.id = j.task_id and t.identifier in ('deliver-mail', 'deliver-account-mail');
