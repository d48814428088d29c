-- When the session's user last proved their identity: at the login, or by a later step-up (assurance.md T15).
alter table session add column proved_at timestamptz;

-- Whether the doctor has to prove their identity again before issuing each prescription.
alter table doctor add column step_up_to_issue boolean not null default false;
