-- What prescriptions with the same rows have in common, so that the newest of them stands for all. Null: like no other, as
-- are those whose rows ended one by one.
alter table prescription add column rows_key text;
