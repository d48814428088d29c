-- Latest answers of the external providers of weather and news. All processes share them, so that only one process
-- requests each answer. Answers do not belong to a doctor.
create table provider_answer (
  kind text not null check (kind in ('weather', 'news')),
  -- Subject of the request to the provider, such as a place. It never contains personal data.
  key text not null check (length(key) between 1 and 80),
  -- The latest answer of the weather or news provider, and when it was fetched; null before the first answer. A
  -- failed request to the provider does not change them.
  body jsonb,
  fetched_at timestamptz(3),
  check (body is null or fetched_at is not null),
  -- When a client of the product last requested the answer. An answer that no client requests is not fetched again.
  wanted_at timestamptz(3) not null,
  -- When the answer is to be fetched next. Before a process fetches it, the process sets a later time, so that no other
  -- process fetches the answer as well.
  due_at timestamptz(3) not null,
  -- Number of requests to the provider for a newer answer that failed since the latest answer.
  failures integer not null default 0 check (failures >= 0),
  primary key (kind, key)
);
create index provider_answer_due on provider_answer (due_at);
grant select, insert, update, delete on provider_answer to recetario_app;
