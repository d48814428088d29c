-- At which host a passkey is good: browsers bind it to one. Null: made before brands had their own, for that of BASE_URL.
alter table passkey add column site text;
