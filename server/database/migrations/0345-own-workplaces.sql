-- A trigger BEFORE INSERT also runs for a row that ON CONFLICT DO NOTHING then skips. With that trigger, registering
-- the address of an existing doctor again (ensureDoctor in server/accounts/registration/registration-queries.ts)
-- removed the doctor's workplaces. A trigger AFTER INSERT runs only for a row that was inserted: for a new doctor.
drop trigger no_earlier_invitations on doctor;
create trigger no_earlier_invitations after insert on doctor
  for each row execute function drop_earlier_invitations();
