-- Pharmacies are listed by name in Spanish order, whatever the locale of the database (server/database/name-order.ts).
drop index pharmacy_by_name;
create index pharmacy_by_name on pharmacy (name collate "es-MX-x-icu", pharmacy_id);
