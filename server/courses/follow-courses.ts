import { documentIn } from '#contract/signed-document.ts'
import type { Database } from '../database/database.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { longCourseOf } from './long-course.ts'
import { insertCourseEnd, issuedPayload } from './queries.ts'

/**
 * Subscriber that stores the last day of each long course after the issue, so that the issue itself does not take
 * longer.
 */
export const courseEnds = (database: Database): Subscriber<'prescription.issued'> => ({
  name: 'course-ends',
  // Courses of prescriptions that were issued before this subscriber existed end too.
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
