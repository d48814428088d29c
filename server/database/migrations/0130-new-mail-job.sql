-- Adds the job of a mail that was inserted in the same transaction. Such a mail cannot have a job yet, so the
-- function looks for none: the mode `unsafe_dedupe` is unsafe only where a job may exist. In contrast, enqueue_mail
-- moves the existing job of a mail that waits to be sent.
create function enqueue_new_mail(doctor bigint, mail_id bigint) returns void
language plpgsql security definer set search_path = public as $$
begin
  if doctor is distinct from public.current_doctor() then
    raise exception 'a mail of another doctor' using errcode = '42501';
  end if;
  perform graphile_worker.add_job(
    'deliver-mail',
    json_build_object('doctorId', doctor, 'mailId', mail_id),
    job_key := 'mail:' || doctor || ':' || mail_id,
    job_key_mode := 'unsafe_dedupe',
    max_attempts := 1
  );
end $$;
revoke all on function enqueue_new_mail from public;
grant execute on function enqueue_new_mail to recetario_app;
