-- Items that the doctor has dismissed from the home page's list of matters that need attention. An item refers to one
-- event, so a later event of the same kind is another item.
create table attention_dismissal (
  doctor_id bigint not null references doctor (doctor_id),
  -- Id of the item, `kind:key` (contract/dashboard/attention.ts).
  item text not null check (length(item) between 3 and 120),
  dismissed_at timestamptz not null,
  primary key (doctor_id, item)
);

-- The last day of long courses of treatment. A subscriber of events computes it once, after the prescription was
-- issued, so that the home page finds the courses that end this week without reading older prescriptions.
create table course_end (
  doctor_id bigint not null references doctor (doctor_id),
  prescription_id bigint not null,
  patient_id bigint not null,
  ends_on date not null,
  -- Names of the course's medicines, in lower case. A later course of the patient that has all of these medicines continues this
  -- course.
  medicines text[] not null,
  primary key (doctor_id, prescription_id),
  foreign key (doctor_id, prescription_id) references prescription (doctor_id, id) on delete cascade
);
create index course_end_by_day on course_end (doctor_id, ends_on);
create index course_end_of_patient on course_end (doctor_id, patient_id, ends_on);

do $$
declare t text;
begin
  foreach t in array array['attention_dismissal', 'course_end'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (doctor_id = (select current_doctor())) with check (doctor_id = (select current_doctor()))', t);
  end loop;
end $$;
grant select, insert, delete on attention_dismissal, course_end to recetario_app;

-- Mails that did not arrive are few: the home page reads them by this index, newest first.
create index mail_not_arrived on mail (doctor_id, id) where state in ('failed', 'unknown');
