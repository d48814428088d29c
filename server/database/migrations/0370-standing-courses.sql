-- True while the prescription of a long course is not cancelled. For each course that ends this week, the home page
-- looks for a later course that continues it; with this column, one index is enough for that. A trigger updates the
-- column when the state of the prescription changes.
alter table course_end add stands boolean not null default true;
-- Forced row security would hide all rows from the owner of the tables, who runs this update.
alter table course_end no force row level security;
alter table prescription no force row level security;
update course_end c set stands = false
from prescription r where r.doctor_id = c.doctor_id and r.id = c.prescription_id and r.state <> 'issued';
alter table prescription force row level security;
alter table course_end force row level security;
grant update (stands) on course_end to recetario_app;

create function course_follows_prescription() returns trigger language plpgsql as $$
begin
  update course_end set stands = new.state = 'issued' where doctor_id = new.doctor_id and prescription_id = new.id;
  return null;
end $$;
create trigger prescription_state_of_course after update of state on prescription
  for each row when (old.state <> new.state) execute function course_follows_prescription();

drop index course_end_of_patient;
create index course_end_of_patient on course_end (doctor_id, patient_id, ends_on) include (medicines) where stands;

-- The index has the order in which the home page lists the courses, so that PostgreSQL need not sort them.
drop index course_end_by_day;
create index course_end_by_day on course_end (doctor_id, ends_on, prescription_id);
