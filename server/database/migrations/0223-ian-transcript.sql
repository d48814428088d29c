-- Questions to the AI assistant and their answers, which are stored only while the doctor's preference `ianTranscript` is on. The
-- doctor deletes them one by one or all, and closing the account deletes them.
create table ian_turn (
  doctor_id bigint not null references doctor (doctor_id),
  id uuid not null,
  asked_at timestamptz not null,
  question text not null check (length(question) between 1 and 600),
  -- Lines of the answer, as contract/ian/ian.ts describes them.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  primary key (doctor_id, id)
);
create index ian_turn_newest on ian_turn (doctor_id, asked_at desc, id);
alter table ian_turn enable row level security;
alter table ian_turn force row level security;
create policy own_rows on ian_turn using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
grant select, insert, delete on ian_turn to recetario_app;
