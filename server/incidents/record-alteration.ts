import { texts as en } from '#locales/en/incidents.ts'
import { texts as es } from '#locales/es/incidents.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { insertAlteration, languageOfDoctor } from './queries.ts'

export interface Alteration {
  doctorId: number
  prescriptionId: number
  /**
   * Names of the altered parts of a prescription: `payload`, `signed`, or names of columns. The values of these parts are not
   * included.
   */
  faults: readonly string[]
  /** Day on which the alteration was found, `YYYY-MM-DD`. */
  today: string
}

/**
 * Records a stored prescription that differs from the signed one as an incident of its doctor (LFPDPPP art. 19), once for each
 * prescription.
 * @returns whether this call recorded the incident
 */
export async function recordAlteration(
  sql: Sql,
  { doctorId, prescriptionId, faults, today }: Alteration,
): Promise<boolean> {
  const t = (await languageOfDoctor(sql, doctorId)) === 'en' ? en : es
  const id = await insertAlteration(sql, doctorId, {
    prescription: prescriptionId,
    day: today,
    what: t.altered(String(prescriptionId).padStart(6, '0')),
    measures: t.refused,
  })
  if (id === undefined) return false
  await recordEvent(sql, doctorId, {
    actor: 'system',
    actorId: null,
    action: 'prescription.altered',
    object: ['prescription', prescriptionId],
    details: { incident: id, faults: faults.join(' ') },
  })
  return true
}
