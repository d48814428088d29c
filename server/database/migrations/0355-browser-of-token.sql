-- The home page is sent with the greeting of the doctor whose browser asks for it, found by the browser's binding cookie.
create index token_of_browser on token (binding_hash) where binding_hash is not null;
