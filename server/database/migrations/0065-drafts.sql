-- Drafts of prescriptions, stored so that a doctor can continue them on another device. The id becomes the
-- idempotency key of the prescription; issuing deletes the draft in the same statement.
create table draft (
  doctor_id bigint not null references doctor (doctor_id),
  id text not null check (length(id) between 8 and 64),
  -- Version of the draft, a number that grows with each save. A save over an older version is refused.
  version integer not null default 1,
  body jsonb not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The assistant who prepares the draft; null for a draft of the doctor's own.
  prepared_by bigint references account (id),
  -- State of a prepared draft. writing: still being written. submitted: waits for the doctor's review. returned:
  -- the doctor gave the draft back to the assistant, with a note.
  state text not null default 'writing' check (state in ('writing', 'submitted', 'returned')),
  note text not null default '',
  submitted_at timestamptz,
  -- Content of a prepared draft when the doctor last saw the draft. Later changes are shown by comparison with it.
  seen_body jsonb,
  primary key (doctor_id, id)
);
create index draft_changed on draft (doctor_id, changed_at desc);

alter table draft enable row level security;
alter table draft force row level security;
create policy own_rows on draft using (doctor_id = (select current_doctor()))
  with check (doctor_id = (select current_doctor()));
grant select, insert, update, delete on draft to recetario_app;
