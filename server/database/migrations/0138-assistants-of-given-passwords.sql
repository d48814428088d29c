-- Ends what was permitted with a password that an integrator chose (decision 026). Since migration 0137, nothing more
-- can be permitted with such a password. This migration ends the links of assistants that were approved before the
-- doctor's first own password, and revokes open invitations.
do $$
declare t text;
begin
  foreach t in array array['integrator_doctor', 'audit_event', 'assistance', 'invitation'] loop
    execute format('alter table %I no force row level security', t);
  end loop;

  create temporary table given on commit drop as
    select d.doctor_id,
           (select min(e.at) from audit_event e
            where e.doctor_id = d.doctor_id and e.action = 'password.reset') as own_since
    from integrator_doctor d;
  update assistance s set ended_at = now() from given g
    where s.doctor_id = g.doctor_id and s.ended_at is null and s.approved_at is not null
      and (g.own_since is null or s.approved_at < g.own_since);
  update invitation i set revoked_at = now() from given g
    where i.invited_by = g.doctor_id and i.accepted_at is null and i.revoked_at is null
      and (g.own_since is null or i.created_at < g.own_since);

  foreach t in array array['integrator_doctor', 'audit_event', 'assistance', 'invitation'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
