import type {
  CurrentMedication,
  Habits,
  Liver,
  RecordSections,
  Vaccination,
} from '#contract/patients/patient-record.ts'
import type { ReproductiveState } from '#knowledge/safety/rule.ts'
import type { Sql } from '../database/database.ts'
import { allergensOf } from './allergens.ts'
import {
  clearanceOn,
  gfrOf,
  isCreatinineOld,
  isReproductionOld,
  monthsOn,
  pregnancyWeeksOn,
  reproductiveStates,
  weightOn,
} from './record-facts.ts'
import { recordOf, type RecordRow } from './record-queries.ts'

/**
 * A patient's clinical record as the safety checks use it. Null means that nobody asked; an empty list means that the
 * answer was "none".
 */
export interface RecordForChecks {
  /** Version of the clinical record; 0 while nothing is recorded. */
  version: number
  ageMonths: number | null
  /** Whether the patient is female; null when the sex is neither female nor male. */
  female: boolean | null
  /** Weight of the patient; null also when it was measured too long ago for a child's dose. */
  weightKg: number | null
  egfr: number | null
  /** Creatinine clearance of the patient by Cockcroft-Gault, mL/min. */
  crcl?: number | null
  /** Serum creatinine of the patient, mg/dL. */
  creatinine?: number | null
  /** Class of the patient's liver disease by Child and Pugh. */
  childPugh?: Liver['child_pugh'] | null
  habits?: Pick<Habits, 'alcohol' | 'tobacco'>
  /** Completed weeks of the patient's pregnancy. */
  weeks?: number | null
  reproduction: ReproductiveState[] | null
  /** Allergies of the patient: keys of ingredients, or `@group` for a class of drugs. */
  allergies: string[] | null
  /** Allergies of the patient in free text that have no key. */
  unknownAllergies: string[]
  /** Conditions of the patient as CIE-10 codes, such as `J45.9`. */
  conditions: string[] | null
  /** Medication that the patient takes on this day. */
  medication: CurrentMedication[] | null
  /** Whether recorded data are too old to rule out a risk. Warnings that follow from old data are still given. */
  old: { reproduction: boolean; egfr: boolean }
  /** Medication that the patient has stopped by this day. */
  stopped?: (CurrentMedication & { stopped_on: string })[]
  /** Vaccinations of the patient whose day is known. */
  vaccines?: (Vaccination & { on: string })[]
  /** Whether anybody asked about vaccines, and the names of the vaccines whose day nobody knows. */
  vaccineHistory?: { isAsked: boolean; unclear: string[] }
}

/** Reads a patient's record in one query. @returns undefined when the doctor has no such patient */
export async function recordForChecks(
  sql: Sql,
  doctorId: number,
  uid: string,
  today: string,
): Promise<RecordForChecks | undefined> {
  const row = await recordOf(sql, doctorId, uid)
  return row && inTermsOfChecks(row, today)
}

/** Parts of a clinical record that the safety checks use. */
export type CheckedRecord = RecordSections & Pick<RecordRow, 'version' | 'date_of_birth' | 'gender'>

export const inTermsOfChecks = (row: CheckedRecord, today: string): RecordForChecks => ({
  version: row.version,
  ageMonths: monthsOn(row.date_of_birth, today),
  female: row.gender === 'O' ? null : row.gender === 'F',
  weightKg: weightOn(row.weight, row.date_of_birth, today),
  egfr: gfrOf(row),
  crcl: clearanceOn(row, today),
  creatinine: row.creatinine?.mg_dl ?? null,
  childPugh: row.liver?.child_pugh ?? null,
  habits: { alcohol: row.habits?.alcohol ?? null, tobacco: row.habits?.tobacco ?? null },
  weeks: pregnancyWeeksOn(row.reproduction, today),
  reproduction: reproductiveStates(row.reproduction, today),
  allergies: row.allergies?.flatMap(({ key }) => (key === '' ? [] : allergensOf(key))) ?? null,
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
  vaccines: row.vaccines?.flatMap((one) => (one.on === null ? [] : [{ ...one, on: one.on }])) ?? [],
  vaccineHistory: {
    isAsked: row.vaccines !== null,
    unclear: row.vaccines?.flatMap(({ on, text }) => (on === null ? [text] : [])) ?? [],
  },
})
