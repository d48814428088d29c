-- A doctor who leaves a workplace withdraws the acceptance of the membership
-- (server/workplaces/change-membership.ts), and can come back only by accepting an invitation. The database does
-- not tell which ended memberships were left by their doctor before this migration, so every ended membership needs
-- an invitation.
update membership set has_accepted = false where is_deleted and invited_at is null;

-- An invitation by number may name a number that no doctor has: a refusal would tell which numbers are doctors. An
-- invitation that waits for a number from before its doctor existed was not meant for that doctor.
alter table membership drop constraint membership_doctor_id_fkey;
create function drop_earlier_invitations() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from membership where doctor_id = new.doctor_id;
  return new;
end $$;
create trigger no_earlier_invitations before insert on doctor
  for each row execute function drop_earlier_invitations();
revoke all on function drop_earlier_invitations from public;

-- Key of the address of a doctor's privacy notice, which anybody may read: numbers could be tried one after the other.
alter table account add column notice_key uuid not null default gen_random_uuid() unique;
