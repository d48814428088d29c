-- Key pairs of doctors. Private keys are encrypted with the key-encryption key of the configuration.
create table signing_key (
  doctor_id bigint not null references doctor (doctor_id),
  id text not null,
  algorithm text not null check (algorithm in ('Ed25519')),
  public_key bytea not null,
  private_key_sealed bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (doctor_id, id)
);
create unique index signing_key_current on signing_key (doctor_id) where retired_at is null;

-- A prescription: its signed content, which never changes, and its state.
create table prescription (
  doctor_id bigint not null references doctor (doctor_id),
  id bigint generated always as identity,
  -- Public identifier: SHA-256 of the canonical payload, hex.
  signature char(64) not null,
  code text not null,
  -- Exactly the bytes that were signed: canonical JSON (RFC 8785).
  payload text not null,
  key_id text not null,
  signed bytea not null,
  document_kind text not null check (document_kind in ('electronic', 'handwritten')),
  patient_id bigint not null,
  hospital_id bigint not null references hospital (id),
  clinic_id bigint,
  issued_at timestamptz not null,
  valid_until date not null,
  send_rx boolean not null,
  show_diagnosis boolean not null,
  diagnosis text not null,
  extras text not null,
  external_patient_file text not null default '',
  additional_data jsonb not null default '{}',
  -- NOM-151 certificate of conservation. It stays `pending` until a certification provider is connected.
  conservation text not null default 'pending',
  state text not null default 'issued' check (state in ('issued', 'rejected')),
  rejected_at timestamptz,
  rejected_by text not null default '',
  reason_of_rejected text not null default '',
  primary key (doctor_id, id),
  foreign key (doctor_id, key_id) references signing_key (doctor_id, id),
  foreign key (doctor_id, patient_id) references patient (doctor_id, id)
);
create index prescription_by_file on prescription (doctor_id, external_patient_file, id) where external_patient_file <> '';

create table prescription_item (
  doctor_id bigint not null,
  prescription_id bigint not null,
  position smallint not null,
  id bigint generated always as identity,
  presentation text not null,
  generic text not null,
  brand text not null default '',
  instructions text not null,
  via text not null,
  category text not null,
  drug_upc text not null,
  sku text not null default '',
  order_id integer not null,
  ad_id text not null,
  cost_cents integer not null default 0,
  fraction text,
  antibiotic boolean not null default false,
  substitution_allowed boolean not null,
  qty integer not null check (qty between 1 and 1001),
  bought_qty integer not null default 0 check (bought_qty >= 0),
  bought boolean not null default false,
  primary key (doctor_id, prescription_id, position),
  foreign key (doctor_id, prescription_id) references prescription (doctor_id, id),
  -- The quantity 1000 means "the pharmacist decides", and 1001 "without end". With any other quantity, pharmacies can
  -- sell at most that quantity.
  check (qty >= 1000 or bought_qty <= qty)
);
create unique index prescription_item_by_id on prescription_item (doctor_id, id);

-- Finds a prescription by signature or code where its doctor is not known yet. The table is kept narrow, because it
-- covers all doctors.
create table prescription_lookup (
  signature char(64) primary key,
  code text not null unique,
  doctor_id bigint not null,
  prescription_id bigint not null
);

-- Number of prescriptions that a doctor has issued. It is spread over several rows (slots), so that prescriptions
-- issued in parallel do not wait for each other.
create table prescription_tally (
  doctor_id bigint not null,
  slot smallint not null,
  issued bigint not null,
  primary key (doctor_id, slot)
);

-- Search words of patients and prescriptions. Each word is prefixed with the doctor's id. There is one index for all doctors, and
-- with the prefix a search reads only one doctor's part of it.
create table search_entry (
  doctor_id bigint not null,
  kind text not null check (kind in ('patient', 'prescription')),
  object_id bigint not null,
  words tsvector not null,
  primary key (doctor_id, kind, object_id)
);
create index search_entry_words on search_entry using gin (words);

create table idempotency (
  doctor_id bigint not null references doctor (doctor_id),
  key text not null,
  request_hash bytea not null,
  prescription_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (doctor_id, key)
);
