-- The pictures in use: portrait, drawn signature and logos. A replaced signature or logo is kept, because sheets that
-- were issued with it must print it; a replaced portrait is deleted.
alter table doctor
  add column portrait_id uuid references picture (id) on delete set null,
  add column signature_id uuid references picture (id) on delete set null;
alter table hospital
  add column logo_id uuid references picture (id) on delete set null,
  add column university_logo_id uuid references picture (id) on delete set null;

-- SHA-256 of the picture, which is part of the signed document: a sheet prints a picture only with exactly these
-- bytes.
alter table picture add column digest bytea not null generated always as (sha256(bytes)) stored;

-- Ids of the pictures that a signed document names, set for the transaction that prints it
-- (server/images/queries.ts). They may include the logo of a hospital that the doctor has left.
create function printed_pictures() returns uuid[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.prints', true), ''), ',')::uuid[] $$;
create policy shown_on_a_sheet on picture for select
  using (id = any ((select printed_pictures())::uuid[]));
