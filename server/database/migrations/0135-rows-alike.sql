-- Hash of the medicine rows of a prescription. Of a patient's prescriptions with the same hash, the safety checks read
-- only the newest. Null when rows were cancelled one by one, so that the prescription counts as different from all others.
alter table prescription add column rows_key text;
