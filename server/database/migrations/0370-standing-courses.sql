-- Whether the prescription of a long course stands. The home page asks for each course that ends this week whether a
-- later one continues it; with this column one index has the whole answer. The trigger below keeps it equal to the
-- state of the prescription.
alter table course_end add stands boolean not null default true;
-- Forced row security would hide the rows from their owner.
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

-- The courses are listed in this order, so that they are not sorted.
drop index course_end_by_day;
create index course_end_by_day on course_end (doctor_id, ends_on, prescription_id);
