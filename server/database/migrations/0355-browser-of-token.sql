-- Index by which the doctor of a browser is found by the browser's binding cookie, so that the HTML of the home page can
-- greet the doctor by name.
create index token_of_browser on token (binding_hash) where binding_hash is not null;
