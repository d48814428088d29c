import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { bySeverity, type CheckFinding } from '../finding.ts'
import type { Safety } from '../open-safety.ts'
import type { TakenBeside } from './beside.ts'
import { CANDIDATE } from './candidates.ts'

/** Number of drugs that are checked in one step, before other requests are served. */
const STEP = 100

/** Whether a finding is a serious one about the drug that is tried out. */
export const isSerious = ({ severity, items }: CheckFinding): boolean =>
  items.includes(CANDIDATE) && (severity === 'contraindicated' || severity === 'serious')

/** Whether a finding says that the drug that is tried out continues a medicine of the patient. */
const isRepeat = ({ kind, items }: CheckFinding): boolean => kind === 'repeat' && items.includes(CANDIDATE)

/**
 * Marks of every drug of the catalogue that has a serious finding for a patient, or that the patient takes already. Other milder
 * findings are shown at the row, with their advice. The check of all drugs is done in steps, between which the process serves
 * other requests.
 */
export async function searchMarks(
  { candidates, check }: Pick<Safety, 'candidates' | 'check'>,
  { patient, sortFor }: TakenBeside,
): Promise<SearchMark[]> {
  const marks: SearchMark[] = []
  for (const [at, { generic, route, item }] of candidates().entries()) {
    if (at % STEP === STEP - 1) await new Promise(setImmediate)
    const { items, repeated } = sortFor(item)
    const { findings } = check([item, ...items], patient, repeated)
    const serious = findings.filter(isSerious)
    const named = serious.length > 0 ? serious : findings.filter(isRepeat)
    const [worst] = named.toSorted(bySeverity)
    if (worst === undefined) continue
    const kinds = [...new Set(named.map(({ kind }) => kind))]
    const stops = named.some(({ interrupts }) => interrupts)
    marks.push({ generic, route, kinds, severity: worst.severity, stops })
  }
  return marks
}
