-- Which pictures stand in the menu and on the sheet. What a sheet was issued with is printed with it for as long as the
-- prescription is kept, so a drawing or a logo that gave way to another stays; a portrait goes.
alter table doctor
  add column portrait_id uuid references picture (id) on delete set null,
  add column signature_id uuid references picture (id) on delete set null;
alter table hospital
  add column logo_id uuid references picture (id) on delete set null,
  add column university_logo_id uuid references picture (id) on delete set null;

-- Part of what is signed: the sheet shows these very bytes or none.
alter table picture add column digest bytea not null generated always as (sha256(bytes)) stored;

-- The pictures that a signed payload names, while its sheet is printed (server/images/queries.ts): also the logo of a
-- hospital that the doctor has left since. Gone with the transaction.
create function printed_pictures() returns uuid[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.prints', true), ''), ',')::uuid[] $$;
create policy shown_on_a_sheet on picture for select
  using (id = any ((select printed_pictures())::uuid[]));
