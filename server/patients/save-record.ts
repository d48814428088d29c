import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import {
  RECORD_SECTIONS,
  type RecordPatch,
  type RecordSections,
  type Reproduction,
} from '#contract/patients/patient-record.ts'
import { dueByLastPeriod } from '#contract/patients/pregnancy-dates.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { type AllergenKnowledge, isAllergen, withKey } from './allergens.ts'
import { presentRecord, sectionsOf } from './present.ts'
import { recordConsent } from './record-consent.ts'
import { lastPeriodFaults, recordFaults } from './record-faults.ts'
import { recordOf, type RecordRow, writeRecord } from './record-queries.ts'
import { isUid } from './save-patient.ts'

type Patch = z.output<typeof RecordPatch>

/** Reads a patient's record. @throws Problem `not-found` */
export async function readRecord(sql: Sql, doctorId: number, uid: string): Promise<RecordRow> {
  const row = isUid(uid) ? await recordOf(sql, doctorId, uid) : undefined
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * Changes sections of a clinical record. The request names the version that it read, so that no concurrent change is
 * overwritten.
 * @throws Problem `not-found`, `invalid-input` by field, `record-stale`, `consent-needed`
 */
export async function saveRecord(
  sql: Sql,
  doctorId: number,
  uid: string,
  patch: Patch,
  of: { today: string; known: AllergenKnowledge },
): Promise<ReturnType<typeof presentRecord>> {
  const before = await readRecord(sql, doctorId, uid)
  const { version, confirmed, consent, reproduction, ...others } = patch
  const given = { ...others, reproduction: reproduction && withDue(reproduction) }
  const changed = Object.fromEntries(
    Object.entries(given).filter(([, section]) => section !== undefined),
  ) as Partial<RecordSections>
  // An allergy in free text that names a known allergen, such as "penicilina", gets the key of this allergen.
  if (changed.allergies) changed.allergies = changed.allergies.map((one) => withKey(of.known, one))
  const ofPeriod = lastPeriodFaults(reproduction, before, of.today)
  const ofRecord = recordFaults(changed, before, of.today, confirmed, (key) =>
    isAllergen(of.known.rules, key),
  )
  // The due date follows from the last menstrual period. If the period has a fault, the due date is not reported as
  // well.
  if (Object.keys(ofPeriod).length > 0 && reproduction?.due_on == null) delete ofRecord['reproduction.due_on']
  const fields = { ...ofRecord, ...ofPeriod }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  if (version !== before.version) throw new Problem('record-stale')
  if (consent) await recordConsent(sql, doctorId, before.patient_id, consent, of.today)
  else if (before.consent_needed) throw new Problem('consent-needed')
  const sections = { ...sectionsOf(before), ...changed }
  const names = RECORD_SECTIONS.filter((name) => !isDeepStrictEqual(before[name], sections[name]))
  if (names.length > 0) {
    const isWritten = await writeRecord(sql, { doctorId, patientId: before.patient_id, version, sections })
    if (!isWritten) throw new Problem('record-stale')
    await recordEvent(sql, doctorId, {
      actor: 'doctor',
      actorId: doctorId,
      action: 'record.changed',
      object: ['patient', before.patient_id],
      details: { version: version + 1, sections: names.join(','), confirmed: confirmed.join(',') },
    })
  }
  return presentRecord(await readRecord(sql, doctorId, uid), of.today)
}

/** Adds the due date to a pregnancy. The due date follows from the last menstrual period, if that was written. */
const withDue = ({ last_period_on: period, ...kept }: NonNullable<Patch['reproduction']>): Reproduction => ({
  ...kept,
  due_on: kept.due_on ?? (period === null ? null : dueByLastPeriod(period)),
})
