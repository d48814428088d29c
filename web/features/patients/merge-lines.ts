import type { Duplicate, JoinedSection, Merge, MergedField } from '#contract/patients/patient-merge.ts'
import type { RecordSection, RecordSections } from '#contract/patients/patient-record.ts'

export type MergeSide = 'self' | 'other' | 'both'

/**
 * One difference between two patients that has to be decided: a field of the person or a section of the
 * record.
 */
export interface MergeLine {
  name: MergedField | RecordSection
  kind: 'field' | 'section'
  self: string
  other: string
  canJoin: boolean
}

const FIELDS: readonly MergedField[] = [
  'name',
  'date_of_birth',
  'gender',
  'curp',
  'email',
  'phone',
  'external_patient_file',
  'address',
  'location',
  'state',
  'zip_code',
]
const JOINED: readonly JoinedSection[] = ['allergies', 'conditions', 'medication', 'vaccines']
const SECTIONS: readonly RecordSection[] = [
  ...JOINED,
  'weight',
  'height',
  'reproduction',
  'creatinine',
  'liver',
  'habits',
]

/** The differences between two patients; equal values need no choice. */
export function mergeLines(
  self: Duplicate,
  other: Duplicate,
  words: (section: RecordSection, record: RecordSections) => string,
): MergeLine[] {
  const fields = FIELDS.map((name): MergeLine => ({
    name,
    kind: 'field',
    self: self.patient[name],
    other: other.patient[name],
    canJoin: false,
  }))
  const sections = SECTIONS.map((name): MergeLine => ({
    name,
    kind: 'section',
    self: words(name, self.record),
    other: words(name, other.record),
    canJoin:
      JOINED.some((joined) => joined === name) && self.record[name] !== null && other.record[name] !== null,
  }))
  return [...fields, ...sections].filter((line) => line.self !== line.other)
}

/**
 * Proposed choice for a difference: lists are joined, a value that only one patient has is taken, and of two different
 * values that of `self` stays.
 */
export function proposed(line: MergeLine, self: Duplicate): MergeSide {
  if (line.canJoin) return 'both'
  const isEmpty =
    line.kind === 'field'
      ? line.self === ''
      : SECTIONS.some((name) => name === line.name && self.record[name] === null)
  return isEmpty ? 'other' : 'self'
}

/** The choices of a merge of two patients, as the request sends them. */
export function mergeBody(
  lines: readonly MergeLine[],
  sides: ReadonlyMap<string, MergeSide>,
): Pick<Merge, 'fields' | 'sections' | 'joined'> {
  const chosen = (side: MergeSide, kind: MergeLine['kind']): string[] =>
    lines.filter((line) => line.kind === kind && sides.get(line.name) === side).map(({ name }) => name)
  return {
    fields: FIELDS.filter((name) => chosen('other', 'field').includes(name)),
    sections: SECTIONS.filter((name) => chosen('other', 'section').includes(name)),
    joined: JOINED.filter((name) => chosen('both', 'section').includes(name)),
  }
}
