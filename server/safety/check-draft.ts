import type { OwnProducts } from '../medications/own-products.ts'
import type { RecordForChecks } from '../patients/record-for-checks.ts'
import type { SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import type { WrittenRow } from './read-rows.ts'
import type { CheckedPatient } from './subject.ts'

/** Keys of what the patient already takes begin with it. */
export const CURRENT = 'current:'

/** Of somebody of whom nothing is known, not even who it is. */
export const NOBODY: CheckedPatient = {
  ageMonths: null,
  female: null,
  weightKg: null,
  egfr: null,
  reproduction: null,
  allergies: null,
  unknownAllergies: [],
  conditions: null,
  medication: null,
}

type NewRow = Omit<WrittenRow, 'current'>

/** Checks rows as they are written against the patient's record, current medication and the diagnoses beside them. */
export function checkDraft(
  { read, check }: Pick<Safety, 'read' | 'check'>,
  rows: readonly NewRow[],
  record: RecordForChecks | undefined,
  own?: OwnProducts,
  diagnoses: readonly string[] = [],
): SafetyResult {
  const written = rows.map((row) => ({ ...row, current: false }))
  const taken = (record?.medication ?? []).map((one) => ({
    key: `${CURRENT}${one.key}`,
    presentation: one.text,
    generic: '',
    brand: '',
    drugUpc: one.drug_upc,
    instructions: one.instructions,
    via: '',
    category: '',
    current: true,
  }))
  const items = [...written, ...taken].flatMap((row) => read(row, own) ?? [])
  return check(items, { ...(record ?? NOBODY), diagnoses })
}
