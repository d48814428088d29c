import type { Database } from '../database/database.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { tellDoctor } from './tell-doctor.ts'

/**
 * Event subscriber that mails doctors about events of their work. A doctor gets at most one mail of a kind in an hour about the
 * same object.
 */
export const doctorsNews = (
  database: Database,
): Subscriber<'prescription.rejected' | 'mail.failed' | 'mail.unknown' | 'draft.submitted'> => ({
  name: 'doctors-news',
  takes: ['prescription.rejected', 'mail.failed', 'mail.unknown', 'draft.submitted'],
  handle: (event) =>
    database.asDoctor(event.doctorId, async (sql) => {
      if (event.action === 'prescription.rejected')
        await tellDoctor(sql, event.doctorId, { kind: 'prescription-rejected', about: event.object[1] })
      if (event.action === 'mail.failed')
        await tellDoctor(sql, event.doctorId, { kind: 'delivery-failed', about: event.object[1] })
      if (event.action === 'mail.unknown')
        await tellDoctor(sql, event.doctorId, { kind: 'delivery-unknown', about: event.object[1] })
      if (event.action === 'draft.submitted' && event.actor === 'assistant' && event.actorId !== null)
        await tellDoctor(sql, event.doctorId, { kind: 'draft-prepared', about: event.actorId })
    }),
})
