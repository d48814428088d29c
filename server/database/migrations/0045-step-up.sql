-- When a session last proved who is at it: with its login, and again with a step-up (assurance.md T15).
alter table session add column proved_at timestamptz;

-- The doctor wants to prove it again before a prescription is issued.
alter table doctor add column step_up_to_issue boolean not null default false;
