import type * as z from 'zod/mini'
import type { NewConsent } from '#contract/patients/patient-consent.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { insertConsent } from './privacy/privacy-queries.ts'

/**
 * Stores a patient's consent: who consented to which text, when and how (LFPDPPP art. 8).
 * @throws Problem `invalid-input`
 */
export async function recordConsent(
  sql: Sql,
  doctorId: number,
  patientId: number,
  consent: z.output<typeof NewConsent>,
  today: string,
): Promise<void> {
  const fields: FieldErrors = {}
  if (consent.version !== healthDataConsent.version) fields['version'] = ['consent-version']
  if (consent.on > today) fields['on'] = ['date-future']
  if (consent.method.startsWith('exception') && consent.note === '') fields['note'] = ['consent-note-missing']
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  await insertConsent(sql, doctorId, patientId, consent)
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'consent.recorded',
    object: ['patient', patientId],
    details: { version: consent.version, method: consent.method },
  })
}
