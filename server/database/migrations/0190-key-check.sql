-- At its start the server tries whether its key encryption key opens stored private keys of any doctor
-- (server/signing/check-key.ts). The keys stay encrypted.
create policy jobs_look_across on signing_key for select using (current_setting('app.jobs', true) = 'on');
