import * as z from 'zod/mini'
import { filled, several } from '#knowledge/cells.ts'
import { Faults, readRows } from '#knowledge/csv.ts'
import { REPRODUCTIVE_STATES, type ReproductiveState } from '#knowledge/safety/rule.ts'
import type { SafetyResult } from '../../finding.ts'
import type { Safety } from '../../open-safety.ts'
import type { WrittenRow } from '../../read-rows.ts'

/**
 * One visit of a made-up month of a practice, with a complete record and no real person. `rows` are separated by ` / `,
 * and each row is `presentation; instructions; route`. Of 61 visits, 20 are of general practice, 9 paediatrics, 12
 * chronic disease, 5 gynaecology, 2 pregnancy, 4 pain, 3 psychiatry, 2 skin, 2 ears and eyes, and 2 geriatrics.
 */
const Visit = z.object({
  kind: filled,
  age_months: z.coerce.number(),
  sex: z.enum(['F', 'M']),
  weight_kg: z.coerce.number(),
  egfr: z.coerce.number(),
  conditions: several,
  states: several,
  taken: z.string(),
  rows: filled,
})
type Visit = z.output<typeof Visit>

const YEAR = 12

/**
 * Five patients for each visit: the patient as written, an older one, one with a weaker kidney, and two who take
 * another drug as well.
 */
const PATIENTS: readonly ((visit: Visit) => Visit)[] = [
  (visit) => visit,
  (visit) => ({ ...visit, age_months: visit.age_months + (isChild(visit) ? 6 : 8 * YEAR) }),
  (visit) => (isChild(visit) ? visit : { ...visit, egfr: Math.min(visit.egfr, 65) }),
  (visit) => (isChild(visit) ? visit : { ...visit, taken: visit.taken || 'Losartán 50 mg tableta' }),
  (visit) => (isChild(visit) ? visit : { ...visit, taken: visit.taken || 'Omeprazol 20 mg cápsula' }),
]
const isChild = ({ age_months: months }: Visit): boolean => months < 18 * YEAR

export interface CheckedVisit {
  kind: string
  rows: string
  result: SafetyResult
}

/** Checks the prescriptions of every visit of the made-up month, for each of its patients. */
export function checkMonth(root: string, safety: Pick<Safety, 'read' | 'check'>): CheckedVisit[] {
  const faults = new Faults()
  const visits = readRows(root, 'server/safety/coverage/alert-load/visits.csv', Visit, faults)
  faults.throwIfAny()
  return visits.flatMap(({ row: visit }) =>
    PATIENTS.map((of) => ({ kind: visit.kind, rows: visit.rows, result: checkVisit(of(visit), safety) })),
  )
}

function checkVisit(visit: Visit, { read, check }: Pick<Safety, 'read' | 'check'>): SafetyResult {
  const written = visit.rows.split(' / ').map((row, at) => {
    const [presentation = '', instructions = '', via = ''] = row.split(';').map((part) => part.trim())
    return rowOf(String(at), { presentation, instructions, via, current: false })
  })
  const taken = visit.taken === '' ? [] : [rowOf('current', { presentation: visit.taken, current: true })]
  const isState = (state: string): state is ReproductiveState => REPRODUCTIVE_STATES.some((s) => s === state)
  return check(
    [...written, ...taken].flatMap((row) => read(row) ?? []),
    {
      ageMonths: visit.age_months,
      female: visit.sex === 'F',
      weightKg: visit.weight_kg,
      egfr: visit.egfr,
      reproduction: visit.states.filter(isState),
      allergies: [],
      unknownAllergies: [],
      conditions: visit.conditions,
      medication: taken,
    },
  )
}

const rowOf = (key: string, row: Partial<WrittenRow>): WrittenRow => ({
  key,
  presentation: '',
  generic: '',
  brand: '',
  drug_upc: '',
  instructions: '',
  via: '',
  category: '',
  current: false,
  ...row,
})

/**
 * Number of interrupted prescriptions, of findings and of gaps (parts that could not be checked) per 100 prescriptions, and the
 * share of prescriptions with a finding or a gap.
 */
export function loadOf(month: readonly CheckedVisit[]) {
  const per100 = (count: (result: SafetyResult) => number): number =>
    (100 * month.reduce((sum, { result }) => sum + count(result), 0)) / month.length
  return {
    stops: per100(({ findings }) => (findings.some(({ interrupts }) => interrupts) ? 1 : 0)),
    findings: per100(({ findings }) => findings.length),
    gaps: per100(({ gaps }) => gaps.length),
    withFinding: per100(({ findings }) => (findings.length > 0 ? 1 : 0)),
    withGap: per100(({ gaps }) => (gaps.length > 0 ? 1 : 0)),
  }
}
