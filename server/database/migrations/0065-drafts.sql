-- What is being written and was not issued yet, so that it follows its doctor to another device. The id is the
-- idempotency key of the prescription that it may become: issuing removes it in the same statement.
create table draft (
  doctor_id bigint not null references doctor (doctor_id),
  id text not null check (length(id) between 8 and 64),
  -- Goes up with every save: who saves an older one is refused.
  version integer not null default 1,
  body jsonb not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The assistant who began it; null when the doctor did. Only the doctor signs.
  prepared_by bigint references account (id),
  -- writing: with whoever began it; submitted: waits for the doctor; returned: back at the assistant, with a note.
  state text not null default 'writing' check (state in ('writing', 'submitted', 'returned')),
  note text not null default '',
  submitted_at timestamptz,
  -- What the doctor saw last of a prepared draft, to say what is different now.
  seen_body jsonb,
  primary key (doctor_id, id)
);
create index draft_changed on draft (doctor_id, changed_at desc);

alter table draft enable row level security;
alter table draft force row level security;
create policy own_rows on draft using (doctor_id = (select current_doctor()))
  with check (doctor_id = (select current_doctor()));
grant select, insert, update, delete on draft to recetario_app;
