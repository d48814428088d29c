/**
 * SQL condition: whether the long course of treatment `c` (a row of `course_end`) is continued by a renewal, by a replacement,
 * or by a later course of the patient with the same medicines. Cancelled prescriptions do not count.
 */
export const IS_CONTINUED = `(
  exists (select from course_end later
    where later.doctor_id = c.doctor_id and later.patient_id = c.patient_id and later.ends_on > c.ends_on
      and later.medicines @> c.medicines and later.stands)
  or exists (select from prescription_link l
    join prescription next on next.doctor_id = l.doctor_id and next.id = l.prescription_id
    where l.doctor_id = c.doctor_id and l.other_id = c.prescription_id and l.kind in ('renews', 'replaces')
      and next.state = 'issued'))`
