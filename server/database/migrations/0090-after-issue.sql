-- What can happen to a prescription after its issue: a later first day, a pause, and the end of the prescription or of
-- single medicines, with reasons.
alter table prescription
  -- First day on which the prescription can be filled; null for the day of issue.
  add column valid_from date,
  add column paused_at timestamptz,
  -- Code from knowledge/law/end-reasons.json; '' where the reason was written in words only.
  add column end_reason text not null default '';

alter table prescription_item
  -- How many more times the quantity may be supplied (LGS 226 III and IV).
  add column refills smallint not null default 0 check (refills between 0 and 11),
  add column ended_at timestamptz,
  add column end_reason text not null default '',
  add column end_note text not null default '',
  drop constraint prescription_item_check,
  add constraint prescription_item_sold check (qty >= 1000 or bought_qty <= qty * (1 + refills));

-- What the pharmacy did with the paper sheet at this sale: `sealed` and given back, or `retained` (LGS 226 II and
-- III).
alter table fill add column paper text not null default 'none' check (paper in ('none', 'sealed', 'retained'));

-- Relations between prescriptions of one doctor. A row is written with the newer prescription and never changes.
create table prescription_link (
  doctor_id bigint not null,
  prescription_id bigint not null,
  -- Kind of the relation. act: issued together, because the law requires separate prescriptions for their medicines.
  -- series: issued together, with consecutive periods. A relation of these two kinds refers to the first prescription
  -- that was issued. replaces: the other prescription was cancelled for this one. renews: this prescription continues
  -- the other one.
  kind text not null check (kind in ('act', 'series', 'replaces', 'renews')),
  other_id bigint not null,
  position smallint not null default 1,
  total smallint not null default 1,
  primary key (doctor_id, prescription_id, kind),
  foreign key (doctor_id, prescription_id) references prescription (doctor_id, id),
  foreign key (doctor_id, other_id) references prescription (doctor_id, id)
);
create index prescription_link_back on prescription_link (doctor_id, other_id);
alter table prescription_link enable row level security;
alter table prescription_link force row level security;
create policy own_rows on prescription_link
  using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()));
grant select, insert on prescription_link to recetario_app;
