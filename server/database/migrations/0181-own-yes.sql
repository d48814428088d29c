-- A doctor who leaves a workplace withdraws the acceptance of the membership
-- (server/workplaces/change-membership.ts), and can come back only by accepting an invitation. The database does
-- not tell which ended memberships were left by their doctor before this migration, so every ended membership needs
-- an invitation.
update membership set has_accepted = false where is_deleted and invited_at is null;

-- A membership that invites a doctor by id may have an id that no doctor has, because a refusal would reveal which ids
-- exist. If a doctor later gets that id, the waiting invitation was not meant for this doctor, and is deleted.
alter table membership drop constraint membership_doctor_id_fkey;
create function drop_earlier_invitations() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from membership where doctor_id = new.doctor_id;
  return new;
end $$;
create trigger no_earlier_invitations before insert on doctor
  for each row execute function drop_earlier_invitations();
revoke all on function drop_earlier_invitations from public;

-- Random key in the address of a doctor's privacy notice, which anybody may read. With account ids in the address,
-- all doctors could be listed by trying one id after the other.
alter table account add column notice_key uuid not null default gen_random_uuid() unique;
