import { isDeepStrictEqual } from 'node:util'
import type { Merge, MergedField } from '#contract/patients/patient-merge.ts'
import type { RecordSections } from '#contract/patients/patient-record.ts'
import type { PatientData } from './queries.ts'

/** The person with the fields that the other has right. */
export const chosenPerson = (
  kept: PatientData,
  gone: PatientData,
  fields: readonly MergedField[],
): PatientData => ({
  ...kept,
  ...Object.fromEntries(fields.map((field) => [field, gone[field]])),
  birth_approximate: (fields.includes('date_of_birth') ? gone : kept).birth_approximate,
})

/** The record with the sections that the other has right, and the lists of both where they are joined. */
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
    if (section === 'medication') taken.medication = both(kept.medication, gone.medication, ({ key }) => key)
  }
  return taken
}

/** Of one nobody was asked about, what is known of the other; else all entries, each once. */
function both<T>(a: T[] | null, b: T[] | null, keyOf: (entry: T) => string): T[] | null {
  if (a === null || b === null) return a ?? b
  const known = new Set(a.map(keyOf))
  return [...a, ...b.filter((entry) => !known.has(keyOf(entry)))]
}

/** What of now is still as right after the merge becomes what it was before; the rest has been changed since and stays. */
export function stillMerged<T extends object>(now: T, before: T, after: T): T {
  return Object.fromEntries(
    (Object.keys(now) as (keyof T)[]).map((key) => [
      key,
      key in before && isDeepStrictEqual(now[key], after[key]) ? before[key] : now[key],
    ]),
  ) as T
}
