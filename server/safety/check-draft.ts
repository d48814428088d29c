import type { CurrentMedication } from '#contract/patients/patient-record.ts'
import type { OwnProducts } from '../medications/own/own-products.ts'
import type { RecordForChecks } from '../patients/record-for-checks.ts'
import type { SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import type { WrittenRow } from './read-rows.ts'
import { besideNew } from './running-beside.ts'
import { type Earlier, runningCourses } from './running-courses.ts'
import type { CheckedPatient } from './subject.ts'

/** Keys of what the patient already takes begin with it. */
export const CURRENT = 'current:'

/** Of somebody of whom nothing is known, not even who it is. */
export const UNKNOWN_PATIENT: CheckedPatient = {
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

export interface BesideDraft {
  own?: OwnProducts
  /** Codes of what is prescribed for. */
  diagnoses?: readonly string[]
  /** What this doctor prescribed to the patient earlier. */
  earlier?: Earlier
}

/**
 * Checks rows as they are written against the patient's record, current medication, the courses of this doctor's earlier
 * prescriptions and the diagnoses beside them.
 */
export function checkDraftSafety(
  { read, check }: Pick<Safety, 'read' | 'check'>,
  rows: readonly NewRow[],
  record: RecordForChecks | undefined,
  { own, diagnoses = [], earlier }: BesideDraft = {},
): SafetyResult {
  const readAll = (written: readonly WrittenRow[]) => written.flatMap((row) => read(row, own) ?? [])
  const fresh = readAll(rows.map((row) => ({ ...row, current: false })))
  const recorded = readAll((record?.medication ?? []).map(asWritten))
  const patient = { ...(record ?? UNKNOWN_PATIENT), diagnoses }
  if (!earlier || earlier.rows.length === 0) return check([...fresh, ...recorded], patient)

  const running = runningCourses(earlier).flatMap(({ row, prescribed }) => {
    // Written again word by word, it is what it was read as.
    const twin = rows.find((one) => isSameProduct(one, row))
    const again = twin && fresh.find(({ key }) => key === twin.key)
    const item = again ? { ...again, key: row.key, current: true } : read(row, own)
    return item ? [{ ...item, prescribed }] : []
  })
  const stopped = (record?.stopped ?? []).flatMap((one) => {
    const item = read(asWritten(one), own)
    return item ? [{ item, on: one.stopped_on }] : []
  })
  const { day, renews = null } = earlier
  const { current, repeated } = besideNew(running, { fresh, recorded, stopped, day, renews })
  const result = check([...fresh, ...recorded, ...current], patient, repeated)
  const sources = new Map([...current, ...repeated].map(({ key, prescribed }) => [key, prescribed]))
  const findings = result.findings.map((finding) => {
    const prescribed = finding.items.flatMap((key) => sources.get(key) ?? [])
    const once = prescribed.filter(
      (one, at) => prescribed.findIndex((p) => p.signature === one.signature && p.until === one.until) === at,
    )
    return once.length > 0 ? { ...finding, prescribed: once } : finding
  })
  return { ...result, findings }
}

const isSameProduct = (a: NewRow, b: WrittenRow): boolean =>
  a.presentation === b.presentation &&
  a.drug_upc === b.drug_upc &&
  a.brand === b.brand &&
  (a.via === b.via || (a.via === '' && a.instructions === b.instructions))

const asWritten = (one: CurrentMedication): WrittenRow => ({
  key: `${CURRENT}${one.key}`,
  presentation: one.text,
  generic: '',
  brand: '',
  drug_upc: one.drug_upc,
  instructions: one.instructions,
  via: '',
  category: '',
  current: true,
})
