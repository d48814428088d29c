import { documentIn } from '#contract/signed-document.ts'
import type { Database } from '../database/database.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { longCourseOf } from './long-course.ts'
import { insertCourseEnd, issuedPayload } from './queries.ts'

/**
 * Event subscriber that stores the last day of each long course of treatment. It runs after a prescription is issued, so that
 * issuing does not take longer.
 */
export const courseEnds = (database: Database): Subscriber<'prescription.issued'> => ({
  name: 'course-ends',
  // The subscriber begins with the first event, to store also the courses of prescriptions issued before it existed.
  fromStart: true,
  takes: ['prescription.issued'],
  handle: ({ doctorId, object: [, prescriptionId] }) =>
    database.asDoctor(doctorId, async (sql) => {
      const found = await issuedPayload(sql, doctorId, prescriptionId)
      const document = found && documentIn(found.payload)
      const course = document && longCourseOf(document)
      if (course)
        await insertCourseEnd(sql, doctorId, {
          ...course,
          prescriptionId,
          patientId: found.patient_id,
          stands: found.stands,
        })
    }),
})
