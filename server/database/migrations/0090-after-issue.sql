-- What may happen after issue: a window of its own, a pause, rows that end before the rest, and what an end is called.
alter table prescription
  -- First day on which it may be filled; null: from its issue on.
  add column valid_from date,
  add column paused_at timestamptz,
  -- Code of knowledge/law/end-reasons.json; '' where only words were given.
  add column end_reason text not null default '';

alter table prescription_item
  -- How many more times the quantity may be supplied (LGS 226 III and IV).
  add column refills smallint not null default 0 check (refills between 0 and 11),
  add column ended_at timestamptz,
  add column end_reason text not null default '',
  add column end_note text not null default '',
  drop constraint prescription_item_check,
  add constraint prescription_item_sold check (qty >= 1000 or bought_qty <= qty * (1 + refills));

-- What the pharmacy did with the sheet at this sale: gave it back stamped, or kept it (LGS 226 II and III).
alter table fill add column paper text not null default 'none' check (paper in ('none', 'sealed', 'retained'));

-- How prescriptions of one doctor belong together. Written with the newer one, never changed.
create table prescription_link (
  doctor_id bigint not null,
  prescription_id bigint not null,
  -- act: issued in one act because the law keeps them apart; series: windows one after the other. Both name the first
  -- of them. replaces: the other was cancelled for this one; renews: this one goes on where the other ended.
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
