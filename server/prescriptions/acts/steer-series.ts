import { Problem } from '#contract/problem.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { reasonInWords, refuseWithoutNote, type Why } from './cancel-prescription.ts'
import { endPrescription } from './end-prescription.ts'
import { lockRestOfSeries, setPaused } from '../issue/link-queries.ts'
import { isExhausted } from '../queries.ts'
import { isExpired } from '../status.ts'

export type SeriesAct = { act: 'pause' | 'resume' } | ({ act: 'stop' } & Why)

/**
 * Pauses, resumes or stops what is left of a series of prescriptions: the documents that are not cancelled, not
 * dispensed in full and not expired. A pause does not move the signed days of validity.
 * @throws Problem `not-in-series` when nothing of a series is left
 */
export async function steerSeries(
  sql: Sql,
  of: { doctorId: number; prescriptionId: number; at: Date; language: Language },
  what: SeriesAct,
): Promise<void> {
  if (what.act === 'stop') refuseWithoutNote(what)
  const { doctorId } = of
  const rest: number[] = []
  for (const { id, valid_until, time_zone } of await lockRestOfSeries(sql, doctorId, of.prescriptionId))
    if (!isExpired({ valid_until }, dayIn(time_zone, of.at)) && !(await isExhausted(sql, doctorId, id)))
      rest.push(id)
  if (rest.length === 0) throw new Problem('not-in-series')
  if (what.act === 'stop') {
    const by = { kind: 'doctor' as const, id: doctorId, name: '' }
    const reason = reasonInWords(what, of.language)
    for (const prescriptionId of rest)
      await endPrescription(sql, { doctorId, prescriptionId, by, reason, code: what.reason })
    return
  }
  await setPaused(sql, doctorId, rest, what.act === 'pause' ? of.at : null)
  for (const id of rest)
    await recordEvent(sql, doctorId, {
      actor: 'doctor',
      actorId: doctorId,
      action: what.act === 'pause' ? 'prescription.paused' : 'prescription.resumed',
      object: ['prescription', id],
    })
}
