-- The job of a mail that was written in the same transaction. Nobody can have given it one before, so none is looked
-- for to be moved: `unsafe_dedupe` is only unsafe where a job may be there already. Otherwise as enqueue_mail, which
-- moves the job of a mail that waits.
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
