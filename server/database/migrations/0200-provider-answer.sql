-- Latest answers of the providers of weather and news, shared by all processes, so that one of them asks. They belong
-- to no doctor.
create table provider_answer (
  kind text not null check (kind in ('weather', 'news')),
  -- What was asked, such as a place; never something of a person.
  key text not null check (length(key) between 1 and 80),
  -- The latest answer, and when it came; null before the first one. A failed attempt does not change the answer.
  body jsonb,
  fetched_at timestamptz(3),
  check (body is null or fetched_at is not null),
  -- When somebody last wanted the answer. An answer that nobody wants is not asked for again.
  wanted_at timestamptz(3) not null,
  -- When the answer is asked for next. A process that is about to ask moves this time on first, so that no other
  -- process asks as well.
  due_at timestamptz(3) not null,
  -- Failed attempts since the latest answer.
  failures integer not null default 0 check (failures >= 0),
  primary key (kind, key)
);
create index provider_answer_due on provider_answer (due_at);
grant select, insert, update, delete on provider_answer to recetario_app;
