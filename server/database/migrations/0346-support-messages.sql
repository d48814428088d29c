-- Before this migration, messages to support were stored and nobody read them, although the page promises an answer
-- by mail. Operators read the messages at /operator and answer them; the answer is mailed under the brand of the
-- page that the message came from.
alter table contact_message
  add column brand text not null default '',
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column answered_by bigint references operator (operator_id);
create policy operators_read on contact_message for select using ((select is_operator()));
create policy operators_answer on contact_message for update
  using ((select is_operator())) with check ((select is_operator()));
grant update (answer, answered_at, answered_by) on contact_message to recetario_app;
create policy operators_record_answers on audit_event for insert
  with check (object_kind = 'doctor' and action = 'message.answered' and (select is_operator()));
