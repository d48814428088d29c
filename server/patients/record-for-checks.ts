import type { CurrentMedication, RecordSections } from '#contract/patients/patient-record.ts'
import type { ReproductiveState } from '#knowledge/safety/rule.ts'
import type { Sql } from '../database/database.ts'
import {
  gfrOf,
  isCreatinineOld,
  isReproductionOld,
  monthsOn,
  reproductiveStates,
  weightOn,
} from './record-facts.ts'
import { recordOf, type RecordRow } from './record-queries.ts'

/** What is recorded of a patient, in the terms of the checks. Null is "nobody asked", an empty list "asked, none". */
export interface RecordForChecks {
  /** 0: nothing was recorded yet. */
  version: number
  ageMonths: number | null
  /** Null when the sex is neither female nor male. */
  female: boolean | null
  /** Null too when it is too old to rest a child's dose on. */
  weightKg: number | null
  egfr: number | null
  reproduction: ReproductiveState[] | null
  /** Keys of ingredients, or `@group`. */
  allergies: string[] | null
  /** Allergies that are known in words only. */
  unknownAllergies: string[]
  /** CIE-10 codes: `J45.9`. */
  conditions: string[] | null
  /** What the patient takes on this day. */
  medication: CurrentMedication[] | null
  /** What is too old to say that all is well; what it warns of it still does. */
  old: { reproduction: boolean; egfr: boolean }
  /** What the patient took, and takes no longer on this day. */
  stopped?: (CurrentMedication & { stopped_on: string })[]
}

/** Reads it in one query. @returns undefined when the doctor has no such patient */
export async function recordForChecks(
  sql: Sql,
  doctorId: number,
  uid: string,
  today: string,
): Promise<RecordForChecks | undefined> {
  const row = await recordOf(sql, doctorId, uid)
  return row && inTermsOfChecks(row, today)
}

/** What of a record the checks rest on. */
export type CheckedRecord = RecordSections & Pick<RecordRow, 'version' | 'date_of_birth' | 'gender'>

export const inTermsOfChecks = (row: CheckedRecord, today: string): RecordForChecks => ({
  version: row.version,
  ageMonths: monthsOn(row.date_of_birth, today),
  female: row.gender === 'O' ? null : row.gender === 'F',
  weightKg: weightOn(row.weight, row.date_of_birth, today),
  egfr: gfrOf(row),
  reproduction: reproductiveStates(row.reproduction, today),
  allergies: row.allergies?.flatMap(({ key }) => (key === '' ? [] : [key])) ?? null,
  unknownAllergies: row.allergies?.flatMap(({ key, text }) => (key === '' ? [text] : [])) ?? [],
  conditions: row.conditions?.map(({ code }) => code) ?? null,
  medication:
    row.medication?.filter(({ stopped_on: stopped }) => stopped === null || stopped > today) ?? null,
  old: {
    reproduction: isReproductionOld(row.reproduction, today),
    egfr: isCreatinineOld(row.creatinine, today),
  },
  stopped:
    row.medication?.flatMap((one) =>
      one.stopped_on !== null && one.stopped_on <= today ? [{ ...one, stopped_on: one.stopped_on }] : [],
    ) ?? [],
})
