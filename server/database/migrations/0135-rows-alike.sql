-- Hash of the rows: prescriptions with equal rows have the same value, and the newest stands for all of them. Null
-- when rows were cancelled one by one: such a prescription equals no other.
alter table prescription add column rows_key text;
