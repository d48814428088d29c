import type { CurrentMedication } from '#contract/patients/patient-record.ts'
import { daysBetween } from '#contract/values/calendar-day.ts'
import type { OwnProducts } from '../medications/own/own-products.ts'
import type { RecordForChecks } from '../patients/record-for-checks.ts'
import { bySeverity, type CheckFinding, outcomeOf, type SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import type { WrittenRow } from './read-rows.ts'
import { type RunningItem, sortRecorded, sortRunningCourses } from './running-beside.ts'
import { type Earlier, endedCourses, runningCourses } from './running-courses.ts'
import type { CheckedItem, CheckedPatient } from './subject.ts'

/** Prefix of the keys of rows for medicines that the patient already takes. */
export const CURRENT = 'current:'

/** Prefix of the keys of the medicines that the patient has stopped, by the record. */
const STOPPED = 'stopped:'

/** Prefix of the keys of vaccines that the patient received, by the record. */
const VACCINE = 'vaccine:'

/**
 * Placeholder for the patient in a safety check without a patient: allergies, conditions and measurements are all unknown.
 */
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
  own?: OwnProducts | undefined
  /** CIE-10 codes of the draft's diagnoses. */
  diagnoses?: readonly string[] | undefined
  /** Earlier prescriptions of this doctor to the patient. */
  earlier?: Earlier | undefined
  /** Findings about controlled medicines that are prescribed again (`findPrescribedAgain`). */
  again?: readonly CheckFinding[]
}

/**
 * Checks the rows of a draft against the patient's record, the current medication, the running courses of this
 * doctor's earlier prescriptions, and the draft's diagnoses.
 */
export function checkDraftSafety(
  { read, check }: Pick<Safety, 'read' | 'check'>,
  given: readonly NewRow[],
  record: RecordForChecks | undefined,
  { own, diagnoses = [], earlier, again = [] }: BesideDraft = {},
): SafetyResult {
  const rows = given.map(normalised)
  const fresh = rows.flatMap((row) => read({ ...row, current: false }, own) ?? [])
  const taken = readTaken(read, record, { own, diagnoses, earlier }, { rows, fresh })
  const { beside, repeated } = sortTaken(taken, fresh)
  const result = check([...fresh, ...beside], taken.patient, repeated)
  const sources = new Map([...beside, ...repeated].map(({ key, prescribed }) => [key, prescribed]))
  const found = result.findings.map((finding) => {
    const prescribed = finding.items.flatMap((key) => sources.get(key) ?? [])
    const once = prescribed.filter(
      (one, at) => prescribed.findIndex((p) => p.signature === one.signature && p.until === one.until) === at,
    )
    return once.length > 0 ? { ...finding, prescribed: once } : finding
  })
  const findings = [...again, ...found].toSorted(bySeverity)
  return { ...result, findings, outcome: outcomeOf({ findings, gaps: result.gaps }) }
}

/** Medicines that a patient takes or took until lately, by the record and by this doctor's earlier prescriptions. */
export interface Taken {
  patient: CheckedPatient
  recorded: readonly CheckedItem[]
  running: readonly RunningItem[]
  stopped: readonly { item: CheckedItem; on: string }[]
  /** Stopped medicines, ended courses and received vaccines. */
  ended: readonly CheckedItem[]
  day: string
  renews: string | null
}

/**
 * Reads the medicines of a patient for whom `rows` are being written.
 * @param fresh what was read from these rows, in the same order
 */
export function readTaken(
  read: Safety['read'],
  record: RecordForChecks | undefined,
  { own, diagnoses = [], earlier }: Omit<BesideDraft, 'again'>,
  { rows, fresh }: { rows: readonly NewRow[]; fresh: readonly CheckedItem[] } = { rows: [], fresh: [] },
): Taken {
  const { day, renews = null } = earlier ?? { day: '' }
  const stopped = stoppedItems(read, record, own)
  const vaccines = earlier ? vaccineItems(read, record, own, day) : []
  return {
    patient: { ...(record ? withUnread(record, vaccines) : UNKNOWN_PATIENT), diagnoses },
    recorded: (record?.medication ?? []).flatMap((one) => read(asWritten(one), own) ?? []),
    running: earlier ? runningItems({ read, own, earlier }, rows, fresh) : [],
    stopped,
    ended: earlier ? [...endedItems({ read, own, earlier }, stopped), ...vaccines] : [],
    day,
    renews,
  }
}

/**
 * Sorts the medicines of a patient beside new rows (`fresh`): the rows continue those in `repeated`, and are checked together
 * with those in `beside`.
 */
export function sortTaken(
  { recorded, running, stopped, ended, day, renews }: Taken,
  fresh: readonly CheckedItem[],
): { beside: CheckedItem[]; repeated: CheckedItem[] } {
  const { continued, beside } = sortRecorded(recorded, fresh)
  const { current, repeated } = sortRunningCourses(running, { fresh, recorded, stopped, day, renews })
  return { beside: [...beside, ...current, ...ended], repeated: [...continued, ...repeated] }
}

/** Running courses of a patient for whom no prescription is being written. */
export function currentBeside(
  { read }: Pick<Safety, 'read'>,
  record: RecordForChecks,
  beside: { own: OwnProducts; earlier: Earlier },
): RunningItem[] {
  const { running, ...taken } = readTaken(read, record, beside)
  return sortRunningCourses(running, { ...taken, fresh: [] }).current
}

const stoppedItems = (
  read: Safety['read'],
  record: RecordForChecks | undefined,
  own: OwnProducts | undefined,
) =>
  (record?.stopped ?? []).flatMap((one) => {
    const item = read(asWritten(one), own)
    return item ? [{ item, on: one.stopped_on }] : []
  })

/**
 * Adds vaccines to the list of recorded vaccines that the checks cannot compare: those whose text in the record names no known
 * vaccine.
 */
function withUnread(record: RecordForChecks, vaccines: readonly CheckedItem[]): RecordForChecks {
  const { vaccineHistory } = record
  const unread = vaccines.flatMap(({ ingredients, label }) => (ingredients === null ? [label] : []))
  if (vaccineHistory === undefined || unread.length === 0) return record
  return { ...record, vaccineHistory: { ...vaccineHistory, unclear: [...vaccineHistory.unclear, ...unread] } }
}

/** Vaccines of the record in the form of checked drugs: each is a medicine whose only dose was given on the recorded day. */
const vaccineItems = (
  read: Safety['read'],
  record: RecordForChecks | undefined,
  own: OwnProducts | undefined,
  day: string,
): CheckedItem[] =>
  (record?.vaccines ?? []).flatMap(({ key, drug_upc, text, on }) => {
    const written = { key, drug_upc, text, instructions: '', since: null, stopped_on: null }
    const item = read({ ...asWritten(written), key: `${VACCINE}${key}` }, own)
    return item ? [{ ...item, endedDays: daysBetween(on, day) }] : []
  })

/**
 * Checked drugs that the patient took until lately: medicines that were stopped according to the record, and courses that
 * ended.
 */
const endedItems = (
  { read, own, earlier }: Pick<Safety, 'read'> & { own: OwnProducts | undefined; earlier: Earlier },
  stopped: readonly { item: CheckedItem; on: string }[],
): CheckedItem[] => [
  ...stopped.map(({ item, on }) => ({
    ...item,
    key: item.key.replace(CURRENT, STOPPED),
    endedDays: daysBetween(on, earlier.day),
  })),
  ...endedCourses(earlier).flatMap(({ row, prescribed, endedDays }) => {
    const item = read(row, own)
    return item ? [{ ...item, prescribed, endedDays }] : []
  }),
]

/**
 * Running courses of earlier prescriptions, in the form of checked drugs (RunningItem). If a new row names the product of a
 * course in the same words, the course gets what was read from that row, so that the text of the course is not read as well.
 */
const runningItems = (
  { read, own, earlier }: Pick<Safety, 'read'> & { own: OwnProducts | undefined; earlier: Earlier },
  rows: readonly NewRow[],
  fresh: readonly CheckedItem[],
): RunningItem[] =>
  runningCourses(earlier).flatMap(({ row, prescribed }) => {
    const twin = rows.find((one) => isSameProduct(one, row))
    const again = twin && fresh.find(({ key }) => key === twin.key)
    const item = again ? { ...again, key: row.key, current: true } : read(row, own)
    return item ? [{ ...item, prescribed }] : []
  })

/**
 * A row in the form in which it is issued: without outer blanks, and with the route in lower case. The check of a draft and the
 * issue use the same form, so that a program gets the same findings from the check and from the issue.
 */
const normalised = (row: NewRow): NewRow => ({
  ...row,
  presentation: row.presentation.trim(),
  generic: row.generic.trim(),
  brand: row.brand.trim(),
  drug_upc: row.drug_upc.trim(),
  instructions: row.instructions.trim(),
  via: row.via.trim().toLowerCase(),
})

const isSameProduct = (a: NewRow, b: WrittenRow): boolean =>
  a.presentation === b.presentation &&
  a.drug_upc === b.drug_upc &&
  a.brand === b.brand &&
  (a.via === b.via || (a.via === '' && a.instructions === b.instructions))

/** A medicine of the patient's record in the form of a written row. */
export const asWritten = (one: CurrentMedication): WrittenRow => ({
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
