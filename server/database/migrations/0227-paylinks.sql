-- Payment links of doctors. Rows of payment links and of their movements are never changed: the state of a link is
-- that of its last movement, and its balance is the sum of the amounts of its movements (decision 051).

-- The bank account to which a doctor's payment links are paid.
create table payment_account (
  doctor_id bigint primary key references doctor (doctor_id),
  clabe text not null check (clabe ~ '^\d{18}$'),
  holder text not null,
  requested_at timestamptz not null
);

-- Payment links. `clabe` and `holder` are copied from the doctor's bank account when a link is made, so that the data
-- that a payer was shown do not change later.
create table paylink (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity unique,
  slug text not null unique check (slug ~ '^[A-Za-z0-9_-]{22}$'),
  -- Integer cents of Mexican pesos (specification section 9).
  amount_cents integer not null check (amount_cents between 20000 and 999999),
  concept text not null,
  clabe text not null check (clabe ~ '^\d{18}$'),
  holder text not null,
  -- Number of 7 digits that the payer writes into the bank transfer, by which the payment is recognised.
  reference text not null check (reference ~ '^\d{7}$'),
  brand text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  idempotency_key text,
  request_hash bytea,
  primary key (doctor_id, id),
  unique (doctor_id, reference),
  unique (doctor_id, idempotency_key)
);

-- Events of a payment link, such as its creation and payments, in order of `turn`. The amount of a received payment is
-- positive, that of a returned payment negative, and that of any other event 0.
create table paylink_movement (
  doctor_id bigint not null,
  paylink_id bigint not null,
  turn integer not null check (turn > 0),
  kind text not null check (kind in ('create', 'report', 'deny', 'receive', 'receive-part', 'cancel', 'return-part',
                                     'return-all')),
  state text not null check (state in ('pending', 'reported', 'paid', 'expired', 'cancelled', 'refunded')),
  amount_cents integer not null,
  method text not null check (method in ('', 'spei', 'card', 'oxxo')),
  -- Id of the payment or refund at a payment provider; '' for what a person recorded.
  external text not null default '',
  note text not null default '',
  by_kind text not null check (by_kind in ('doctor', 'payer', 'provider')),
  at timestamptz not null,
  primary key (doctor_id, paylink_id, turn),
  foreign key (doctor_id, paylink_id) references paylink (doctor_id, id),
  check (case when kind in ('receive', 'receive-part') then amount_cents > 0
              when kind in ('return-part', 'return-all') then amount_cents < 0
              else amount_cents = 0 end)
);
-- A payment that a provider reports several times is stored as one movement of the payment link.
create unique index paylink_movement_external on paylink_movement (external) where external <> '';
create index paylink_movement_at on paylink_movement (doctor_id, at);

-- The person of a payment link: a patient, an address for the receipt, or both. Only this table names a person, so that
-- a patient can be erased and the money stays accounted for.
create table paylink_person (
  doctor_id bigint not null,
  paylink_id bigint not null,
  patient_id bigint,
  email text not null default '',
  primary key (doctor_id, paylink_id),
  foreign key (doctor_id, paylink_id) references paylink (doctor_id, id),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id) on delete cascade
);
create index paylink_person_patient on paylink_person (doctor_id, patient_id);

-- Notices that payment providers sent about payments, by the provider's id of the notice, each with the result of
-- processing it.
create table payment_notice (
  id text primary key,
  doctor_id bigint not null,
  paylink_id bigint not null,
  kind text not null,
  outcome text not null check (outcome in ('recorded', 'known', 'noted', 'other-currency')),
  at timestamptz not null,
  foreign key (doctor_id, paylink_id) references paylink (doctor_id, id)
);
create index payment_notice_of on payment_notice (doctor_id, paylink_id);

-- The doctor of each payment link by the slug in the link's address, because the payer has no account. The slug has
-- 128 random bits.
create table paylink_lookup (
  slug text primary key,
  doctor_id bigint not null,
  paylink_id bigint not null unique
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- Only the functions that erase records of closed accounts set `app.erasing`. The audit trail contains no personal
  -- data and is kept.
  if tg_op = 'DELETE'
     and tg_table_name in ('prescription', 'patient_record_past', 'paylink', 'paylink_movement', 'payment_notice')
     and current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;

-- When the last record of a closed account was erased, its payment links are erased too.
create function erase_paylinks() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.erasing', 'on', true);
  delete from paylink_lookup where doctor_id = new.doctor_id;
  delete from paylink_person where doctor_id = new.doctor_id;
  delete from payment_notice where doctor_id = new.doctor_id;
  delete from paylink_movement where doctor_id = new.doctor_id;
  delete from paylink where doctor_id = new.doctor_id;
  return null;
end $$;
revoke all on function erase_paylinks from public;
create trigger account_closing_erases_paylinks after update of erased_at on account_closing
  for each row when (new.erased_at is not null) execute function erase_paylinks();

do $$
declare t text;
begin
  foreach t in array array['payment_account', 'paylink', 'paylink_movement', 'paylink_person', 'payment_notice'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
  foreach t in array array['paylink', 'paylink_movement', 'payment_notice'] loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function refuse_change()', t || '_append_only', t);
  end loop;
end $$;
grant select, insert on paylink, paylink_movement, payment_notice, paylink_lookup to recetario_app;
grant select, insert, update, delete on payment_account, paylink_person to recetario_app;

-- Payment links are switched on when the licence is verified, for a doctor who requested them before.
create function paylinks_on_verification() returns trigger language plpgsql as $$
begin
  new.activate_paymentlinks := new.activate_paymentlinks
    or coalesce(new.ux_settings ->> 'paylinkRequested' = 'true', false);
  return new;
end $$;
create trigger doctor_gets_paylinks before update of licence_state on doctor
  for each row when (new.licence_state = 'verified' and old.licence_state is distinct from 'verified')
  execute function paylinks_on_verification();
