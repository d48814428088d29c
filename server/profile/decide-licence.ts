import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { mailState } from './licence.ts'
import { doctorById, updateLicence } from './queries.ts'

export interface LicenceVerdict {
  doctorId: number
  verdict: 'verified' | 'rejected'
  /** Reason of a rejection, which the doctor reads. A rejection must have a reason, and other decisions have none. */
  reason: string
  /** Version of the licence that was reviewed. */
  version: number
  /** Id of the operator who decides; null at the command line of the machine. */
  operatorId: number | null
}

/**
 * Decides on a doctor's licence, in an operator's transaction.
 * @throws Problem `not-found`; `conflict` when the doctor changed the licence meanwhile, when it was not submitted, or
 * when it has this state already
 */
export async function decideLicence(sql: Sql, d: LicenceVerdict): Promise<void> {
  const doctor = await doctorById(sql, d.doctorId, { lock: true })
  if (!doctor) throw new Problem('not-found')
  if (d.verdict === 'rejected' && d.reason === '')
    throw new Problem('invalid-input', { fields: { reason: ['required'] } })
  const isDecidable = doctor.licence_state !== 'unverified' && doctor.licence_state !== d.verdict
  if (doctor.licence_version !== d.version || !isDecidable) throw new Problem('conflict')
  const now = {
    state: d.verdict,
    reason: d.verdict === 'rejected' ? d.reason : '',
    brand: doctor.licence_brand,
  }
  await updateLicence(sql, d.doctorId, { ...now, isNew: false })
  await mailState(sql, doctor, now)
  await recordEvent(sql, d.doctorId, {
    actor: 'operator',
    actorId: d.operatorId,
    action: `licence.${d.verdict}`,
    object: ['doctor', d.doctorId],
    details: { version: d.version },
  })
}
