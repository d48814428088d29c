import { isDeepStrictEqual } from 'node:util'
import type { Merge, MergedField } from '#contract/patients/patient-merge.ts'
import type { RecordSections } from '#contract/patients/patient-record.ts'
import type { PatientData } from './queries.ts'

/** Personal data after a merge of patients: those of the kept patient, with the chosen fields of the other patient. */
export const chosenPerson = (
  kept: PatientData,
  gone: PatientData,
  fields: readonly MergedField[],
): PatientData => ({
  ...kept,
  ...Object.fromEntries(fields.map((field) => [field, gone[field]])),
  birth_approximate: (fields.includes('date_of_birth') ? gone : kept).birth_approximate,
})

/**
 * Record after a merge of patients: that of the kept patient, with the chosen sections of the other patient. A section that is
 * joined has the entries of both patients.
 */
export function chosenRecord(
  kept: RecordSections,
  gone: RecordSections,
  choice: Pick<Merge, 'sections' | 'joined'>,
): RecordSections {
  const taken: RecordSections = {
    ...kept,
    ...Object.fromEntries(choice.sections.map((section) => [section, gone[section]])),
  }
  for (const section of choice.joined) {
    if (section === 'allergies')
      taken.allergies = both(kept.allergies, gone.allergies, ({ key, text }) => key || text)
    if (section === 'conditions')
      taken.conditions = both(kept.conditions, gone.conditions, ({ code }) => code)
    if (section === 'vaccines') taken.vaccines = both(kept.vaccines, gone.vaccines, ({ key }) => key)
    if (section === 'medication') taken.medication = both(kept.medication, gone.medication, ({ key }) => key)
  }
  return taken
}

/**
 * Joins two lists of clinical records, each entry once. A list is null if nobody has asked the patient; the other list is then
 * the result.
 */
function both<T>(a: T[] | null, b: T[] | null, keyOf: (entry: T) => string): T[] | null {
  if (a === null || b === null) return a ?? b
  const known = new Set(a.map(keyOf))
  return [...a, ...b.filter((entry) => !known.has(keyOf(entry)))]
}

/**
 * Undoes a merge of patients field by field. A value that has not changed since the merge becomes the value before the
 * merge. A value that has changed since the merge stays.
 */
export function undoMergeOfFields<T extends object>(now: T, before: T, after: T): T {
  return Object.fromEntries(
    (Object.keys(now) as (keyof T)[]).map((key) => [
      key,
      key in before && isDeepStrictEqual(now[key], after[key]) ? before[key] : now[key],
    ]),
  ) as T
}
