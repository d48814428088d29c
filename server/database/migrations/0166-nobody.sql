-- Events of no account, as failed logins under unknown addresses, stand under number 0 (server/events/event.ts): row
-- security shows events to the account of that number alone, and none may have it.
alter table account add constraint account_id_above_nobody check (id > 0);
