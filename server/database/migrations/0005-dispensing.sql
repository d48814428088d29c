-- A sale by a pharmacy: one ticket, with a quantity for each medicine sold.
create table fill (
  doctor_id bigint not null,
  prescription_id bigint not null,
  id bigint generated always as identity,
  pharmacy_id bigint not null,
  pharmacy_name text not null,
  sales_code text not null,
  filled_at timestamptz not null default now(),
  primary key (doctor_id, prescription_id, id),
  foreign key (doctor_id, prescription_id) references prescription (doctor_id, id)
);
-- One ticket number of a pharmacy is one sale of a prescription: a repeated request adds no second sale.
create unique index fill_ticket on fill (doctor_id, prescription_id, pharmacy_id, sales_code);

create table fill_item (
  doctor_id bigint not null,
  prescription_id bigint not null,
  fill_id bigint not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  dispensed text not null default '',
  primary key (doctor_id, prescription_id, fill_id, position),
  foreign key (doctor_id, prescription_id, fill_id) references fill (doctor_id, prescription_id, id),
  foreign key (doctor_id, prescription_id, position)
    references prescription_item (doctor_id, prescription_id, position)
);
