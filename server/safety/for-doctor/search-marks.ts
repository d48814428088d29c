import type { SearchMark } from '#contract/medications/safety-choice.ts'
import type { CheckFinding } from '../finding.ts'
import type { Safety } from '../open-safety.ts'
import type { TakenBeside } from './beside.ts'
import { CANDIDATE } from './candidates.ts'

/** Number of drugs that are checked in one step, before other requests are served. */
const STEP = 100

/**
 * Whether a finding about a drug is shown in the search for drugs. Milder findings are shown at the row, with their
 * advice.
 */
export const isSerious = ({ severity, items }: CheckFinding): boolean =>
  items.includes(CANDIDATE) && (severity === 'contraindicated' || severity === 'serious')

/**
 * Marks of every drug of the catalogue that has a serious finding for a patient. The check of all drugs is done in steps,
 * between which the process serves other requests.
 */
export async function searchMarks(
  { candidates, check }: Pick<Safety, 'candidates' | 'check'>,
  { patient, items }: TakenBeside,
): Promise<SearchMark[]> {
  const marks: SearchMark[] = []
  for (const [at, { generic, route, item }] of candidates().entries()) {
    if (at % STEP === STEP - 1) await new Promise(setImmediate)
    const findings = check([item, ...items], patient).findings.filter(isSerious)
    if (findings.length === 0) continue
    const kinds = [...new Set(findings.map(({ kind }) => kind))]
    marks.push({ generic, route, kinds, stops: findings.some(({ interrupts }) => interrupts) })
  }
  return marks
}
