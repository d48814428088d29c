import type * as z from 'zod/mini'
import {
  type Duplicate,
  type Duplicates,
  type Likeness,
  type Merge,
} from '#contract/patients/patient-merge.ts'
import type { RecordSections } from '#contract/patients/patient-record.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { comparedPatients, likeness } from './find-alike.ts'
import { chosenPerson, chosenRecord, undoMergeOfFields } from './merge-choice.ts'
import { endPatient, type LikeRow, lockPatients, mergesInto, revivePatient } from './merge-queries.ts'
import { presentPatient, sectionsOf } from './present.ts'
import { type PatientData, type PatientRow, updatePatient } from './queries.ts'
import { recordOf, writeRecord } from './record-queries.ts'
import { isMergeOpen, mergeIsFinalAt } from './rules.ts'
import { findPatient, patientLexemes } from './save-patient.ts'

/**
 * Patients who may be the same person as a patient, and patients already merged into that patient.
 * @throws Problem `not-found`
 */
export async function findDuplicates(
  sql: Sql,
  doctorId: number,
  uid: string,
  now: Date,
): Promise<Duplicates> {
  const patient = await own(sql, doctorId, uid)
  const [self, ...others] = await comparedPatients(sql, doctorId, patient)
  if (!self) throw new Problem('not-found')
  const merges = await mergesInto(sql, doctorId, patient.id)
  return {
    self: presentLike(self, []),
    candidates: others
      .map((other) => presentLike(other, likeness(self, other)))
      // Patients with only the name in common are shown when a new patient is added, but not in this permanent list of
      // duplicates.
      .filter((other) => other.likeness.some((why) => why !== 'name-alone')),
    merged: merges.map((m, n) => ({
      uid: m.gone_uid,
      name: m.gone_name,
      merged_at: m.merged_at.toISOString(),
      undo_until: n === 0 && isMergeOpen(m.merged_at, now) ? mergeIsFinalAt(m.merged_at).toISOString() : null,
    })),
  }
}

const presentLike = (row: LikeRow, like: Likeness[]): Duplicate => ({
  patient: presentPatient(row),
  likeness: like,
  prescriptions: row.prescriptions,
  record: sectionsOf(row),
  record_version: row.record_version,
})

/**
 * Merges two patients. The chosen data are kept, and the other patient's uid refers to the kept patient from now on.
 * Signed prescriptions keep the uid with which they were signed.
 * @throws Problem `not-found` (also for a patient of another doctor), `invalid-input`, `record-stale`, `conflict`
 */
export async function mergePatients(
  sql: Sql,
  doctorId: number,
  uid: string,
  choice: z.output<typeof Merge>,
): Promise<PatientRow> {
  const asked = [await own(sql, doctorId, uid), await own(sql, doctorId, choice.other)]
  if (asked[0]?.id === asked[1]?.id) throw new Problem('invalid-input', { fields: { other: ['merge-self'] } })
  await lockAll(sql, doctorId, asked)
  // The patients are read again, because their data may have changed before they were locked.
  const kept = await own(sql, doctorId, uid)
  const gone = await own(sql, doctorId, choice.other)
  const [mine, theirs] = [await recordOf(sql, doctorId, kept.uid), await recordOf(sql, doctorId, gone.uid)]
  if (!mine || !theirs) throw new Problem('not-found')
  if (mine.version !== choice.version || theirs.version !== choice.other_version)
    throw new Problem('record-stale')
  const person = chosenPerson(kept, gone, choice.fields)
  const record = chosenRecord(sectionsOf(mine), sectionsOf(theirs), choice)
  await updatePatient(sql, doctorId, kept.id, person, patientLexemes(doctorId, person))
  await saveSections(sql, doctorId, kept.id, mine.version, record)
  await endPatient(sql, {
    doctorId,
    keptId: kept.id,
    goneId: gone.id,
    before: { person: kept, record: sectionsOf(mine) },
    after: { person, record },
  })
  await trail(sql, doctorId, 'patient.merged', kept.id, gone.id)
  return own(sql, doctorId, uid)
}

/**
 * Undoes the latest merge into a patient. Data of the kept patient that nobody has changed since the merge become what
 * they were before.
 * @throws Problem `not-found` when no patient is merged, `merge-final`; `conflict` when the kept patient was merged into
 * another one meanwhile
 */
export async function undoMerge(sql: Sql, doctorId: number, uid: string, now: Date): Promise<PatientRow> {
  await lockAll(sql, doctorId, [await own(sql, doctorId, uid)])
  const kept = await own(sql, doctorId, uid)
  const [merge] = await mergesInto(sql, doctorId, kept.id)
  if (!merge) throw new Problem('not-found')
  if (!isMergeOpen(merge.merged_at, now)) throw new Problem('merge-final')
  const record = await recordOf(sql, doctorId, kept.uid)
  if (!record) throw new Problem('not-found')
  const { kept_before: before, kept_after: after } = merge
  const person: PatientData = undoMergeOfFields(kept, before.person, after.person)
  await updatePatient(sql, doctorId, kept.id, person, patientLexemes(doctorId, person))
  const sections = undoMergeOfFields(sectionsOf(record), before.record, after.record)
  await saveSections(sql, doctorId, kept.id, record.version, sections)
  if (!(await revivePatient(sql, doctorId, kept.id, merge))) throw new Problem('conflict')
  const gone = await own(sql, doctorId, merge.gone_uid)
  await updatePatient(sql, doctorId, gone.id, gone, patientLexemes(doctorId, gone))
  await trail(sql, doctorId, 'patient.merge-undone', kept.id, merge.gone_id)
  return own(sql, doctorId, uid)
}

async function saveSections(
  sql: Sql,
  doctorId: number,
  patientId: number,
  version: number,
  sections: RecordSections,
): Promise<void> {
  // A merge writes no clinical record where neither patient ever had one.
  if (version === 0 && Object.values(sections).every((section) => section === null)) return
  if (!(await writeRecord(sql, { doctorId, patientId, version, sections }))) throw new Problem('record-stale')
}

/**
 * Locks the rows of patients until the transaction ends.
 * @throws Problem `conflict` when one of the patients was merged into another patient meanwhile
 */
async function lockAll(sql: Sql, doctorId: number, patients: readonly PatientRow[]): Promise<void> {
  const locked = await lockPatients(
    sql,
    doctorId,
    patients.map(({ id }) => id),
  )
  if (locked.length < patients.length) throw new Problem('conflict')
}

async function own(sql: Sql, doctorId: number, uid: string): Promise<PatientRow> {
  const row = await findPatient(sql, doctorId, uid)
  if (!row) throw new Problem('not-found')
  return row
}

const trail = (
  sql: Sql,
  doctorId: number,
  action: 'patient.merged' | 'patient.merge-undone',
  kept: number,
  other: number,
): Promise<void> =>
  recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action,
    object: ['patient', kept],
    details: { other },
  })
