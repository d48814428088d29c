import * as z from 'zod/mini'
import { filled, several } from '#knowledge/cells.ts'
import { Faults, readFolder, readRows } from '#knowledge/csv.ts'
import { REPRODUCTIVE_STATES } from '#knowledge/safety/rule.ts'
import type { SafetyResult } from '../../finding.ts'
import type { Safety } from '../../open-safety.ts'
import type { WrittenRow } from '../../read-rows.ts'

/**
 * One visit of a made-up month of outpatient care, with a complete record and no real person. `rows` are the prescribed
 * medicines, and `taken` those that the patient already takes. They are separated by ` / `, and each is
 * `presentation; instructions; route`.
 */
const Visit = z.object({
  kind: filled,
  age_months: z.coerce.number(),
  sex: z.enum(['F', 'M']),
  weight_kg: z.coerce.number(),
  egfr: z.coerce.number(),
  conditions: several,
  states: z.pipe(several, z.array(z.enum(REPRODUCTIVE_STATES))),
  /** Completed weeks of the pregnancy; '' without a pregnancy. */
  weeks: z.string(),
  allergies: several,
  taken: z.string(),
  rows: filled,
})
type Visit = z.output<typeof Visit>

/** Number of visits for one group of reasons, and why this number was chosen. */
const Share = z.object({ kind: filled, visits: z.coerce.number(), why: filled, sources: several })
type Share = z.output<typeof Share>

const FOLDER = 'server/safety/coverage/alert-load'

/** Reads the visits of the made-up month, and the number of visits that each group of reasons should have. */
export function readVisits(root: string): { visits: Visit[]; mix: Share[] } {
  const faults = new Faults()
  const visits = readFolder(root, `${FOLDER}/visits`, Visit, faults).map(({ row }) => row)
  const mix = readRows(root, `${FOLDER}/mix.csv`, Share, faults).map(({ row }) => row)
  faults.throwIfAny()
  return { visits, mix }
}

export interface CheckedVisit {
  kind: string
  rows: string
  result: SafetyResult
}

/**
 * Checks the prescriptions of every visit of the made-up month.
 * @param records `whole`: the filtration rate of every patient is known. `usual`: it is known only of patients with a diagnosis of
 * chronic kidney disease (CIE-10 N18), as in a practice that does not measure creatinine before each prescription.
 */
export const checkMonth = (
  root: string,
  safety: Pick<Safety, 'read' | 'check'>,
  records: 'whole' | 'usual' = 'whole',
): CheckedVisit[] =>
  readVisits(root).visits.map((visit) => {
    const isKnown = records === 'whole' || visit.conditions.some((code) => code.startsWith('N18'))
    const egfr = isKnown ? visit.egfr : null
    return { kind: visit.kind, rows: visit.rows, result: checkVisit({ ...visit, egfr }, safety) }
  })

function checkVisit(
  visit: Omit<Visit, 'egfr'> & { egfr: number | null },
  { read, check }: Pick<Safety, 'read' | 'check'>,
): SafetyResult {
  const written = rowsOf(visit.rows, false)
  const taken = rowsOf(visit.taken, true)
  return check(
    [...written, ...taken].flatMap((row) => read(row) ?? []),
    {
      ageMonths: visit.age_months,
      female: visit.sex === 'F',
      weightKg: visit.weight_kg,
      egfr: visit.egfr,
      reproduction: visit.states,
      weeks: visit.weeks === '' ? null : Number(visit.weeks),
      allergies: visit.allergies,
      unknownAllergies: [],
      conditions: visit.conditions,
      habits: { alcohol: 'none', tobacco: 'never' },
      vaccineHistory: { isAsked: true, unclear: [] },
      medication: taken,
    },
  )
}

const rowsOf = (text: string, current: boolean): WrittenRow[] =>
  (text === '' ? [] : text.split(' / ')).map((row, at) => {
    const [presentation = '', instructions = '', via = ''] = row.split(';').map((part) => part.trim())
    return rowOf(`${current ? 'taken' : 'row'} ${at}`, { presentation, instructions, via, current })
  })

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
