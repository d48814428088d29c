-- Host at which the passkey is valid, because browsers bind a passkey to one host. Null for passkeys from before
-- brands had hosts of their own: these belong to the host of BASE_URL.
alter table passkey add column site text;
