-- Result of comparing the doctor's licence with the official register. The public contract's `specialty_verified` is
-- derived from this result.
alter table doctor
  add column licence_state text not null default 'unverified'
    check (licence_state in ('unverified', 'pending', 'verified', 'rejected')),
  -- Reason for rejecting the licence, written by the operator.
  add column licence_reason text not null default '',
  -- Version of the licence data, which grows when data change that are compared with the register. The operator's
  -- decision is about one version.
  add column licence_version integer not null default 0,
  add column licence_changed_at timestamptz not null default now(),
  -- Id of the brand under which the licence was last changed, for the mail about the decision.
  add column licence_brand text not null default '',
  add column licence_photo uuid,
  -- Answer of an external register of licences, where one is configured.
  add column licence_check text not null default 'none'
    check (licence_check in ('none', 'confirmed', 'contradicted', 'unknown')),
  -- Last day of the specialty's council certificate (LGS 83); null when none was stated.
  add column specialty_until date;

-- Forced row security binds the owner too, so it is switched off for this update.
alter table doctor no force row level security;
update doctor set licence_state = 'verified' where specialty_verified;
alter table doctor force row level security;
alter table doctor drop column specialty_verified;
alter table doctor add column specialty_verified boolean not null
  generated always as (licence_state = 'verified') stored;
create index doctor_waiting on doctor (licence_changed_at) where licence_state = 'pending';

-- The kinds of mail are listed in server/delivery/account-mail.ts; the database checks only their form.
alter table account_mail drop constraint if exists account_mail_kind_check;
alter table account_mail add constraint account_mail_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
-- A sentence that the mail quotes, such as the reason for rejecting a licence.
alter table account_mail add column note text not null default '';

-- Adds a job that asks the external register about a licence. The application has no rights on the queue's table (see
-- enqueue_mail).
create function enqueue_licence_check(doctor bigint) returns void
language plpgsql security definer set search_path = public as $$
begin
  if doctor is distinct from public.current_doctor() then
    raise exception 'a licence of another doctor' using errcode = '42501';
  end if;
  perform graphile_worker.add_job(
    'check-licence',
    json_build_object('doctorId', doctor),
    job_key := 'check-licence:' || doctor,
    max_attempts := 5
  );
end $$;
revoke all on function enqueue_licence_check from public;
grant execute on function enqueue_licence_check to recetario_app;
