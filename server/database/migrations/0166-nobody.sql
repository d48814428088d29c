-- Events that concern no account, such as failed logins with unknown addresses, have the account number 0
-- (server/events/event.ts). No account may get this number, because row security shows events to the account of their
-- number.
alter table account add constraint account_id_above_nobody check (id > 0);
