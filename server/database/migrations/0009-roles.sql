-- Rights of the role with which the application accesses the database. Migrations run as the owner of the tables.
grant usage on schema public to recetario_app;
grant select, insert, update on all tables in schema public to recetario_app;
grant usage on all sequences in schema public to recetario_app;
grant delete on token, refresh_token, session, throttle, idempotency to recetario_app;
revoke update on audit_event, fill, fill_item, prescription_lookup from recetario_app;
revoke all on migration from recetario_app;

-- Lets background jobs see the mails of all doctors. A transaction of a job sets `app.jobs`.
create policy jobs_look_across on mail using (current_setting('app.jobs', true) = 'on');

-- The application has no rights on the job queue's table. It adds jobs with this function, in the transaction that
-- writes the mail.
create function enqueue_mail(doctor bigint, mail_id bigint, wait interval default '0') returns void
language plpgsql security definer set search_path = public as $$
begin
  if doctor is distinct from public.current_doctor()
     and current_setting('app.jobs', true) is distinct from 'on' then
    raise exception 'a mail of another doctor' using errcode = '42501';
  end if;
  perform graphile_worker.add_job(
    'deliver-mail',
    json_build_object('doctorId', doctor, 'mailId', mail_id),
    run_at := now() + wait,
    job_key := 'mail:' || doctor || ':' || mail_id,
    max_attempts := 1
  );
end $$;
revoke all on function enqueue_mail from public;
grant execute on function enqueue_mail to recetario_app;

revoke all on function find_entries from public;
grant execute on function find_entries to recetario_app;
