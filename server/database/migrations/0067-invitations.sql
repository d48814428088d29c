-- Invitations by mail to a hospital: as a colleague, or as the assistant of one of its doctors.
create table invitation (
  hospital_id bigint not null references hospital (id),
  id bigint generated always as identity,
  email text not null check (email = lower(email)),
  role text not null check (role in ('ADMIN', 'MEMBER', 'ASSISTANT')),
  -- The doctor whom an invited assistant will work for.
  doctor_id bigint references doctor (doctor_id),
  invited_by bigint not null references doctor (doctor_id),
  -- Names of hospital and inviting doctor at the time of the invitation, for the mail.
  hospital_name text not null,
  invited_by_name text not null,
  created_at timestamptz not null default now(),
  -- Hash of the secret in the invitation's link. The secret is made when the mail is delivered; sending the mail
  -- again replaces it.
  link_hash bytea unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references account (id),
  revoked_at timestamptz,
  primary key (hospital_id, id),
  check ((role = 'ASSISTANT') = (doctor_id is not null))
);
create unique index invitation_number on invitation (id);
create unique index invitation_open on invitation (hospital_id, email, role, coalesce(doctor_id, 0))
  where accepted_at is null and revoked_at is null;

alter table invitation enable row level security;
alter table invitation force row level security;
create policy rows_of_administrators on invitation
  using (hospital_id = any ((select administered_hospitals())::bigint[]))
  with check (hospital_id = any ((select administered_hospitals())::bigint[]));
-- Whoever has the link of an invitation can read and accept that invitation
-- (server/workplaces/invitation-queries.ts).
create policy row_of_link on invitation
  using (encode(link_hash, 'hex') = current_setting('app.invitation', true));
create policy jobs_look_across on invitation using (current_setting('app.jobs', true) = 'on');
grant select, insert, update on invitation to recetario_app;

-- Id of the object that the mail is about, such as an invitation.
alter table account_mail add column about bigint;
