import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { type Faults, readFolder } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import { labelOf, OWN_LABEL } from '../labels.ts'
import { type CheckQuestion, QUESTIONS, TRIMESTERS } from './question.ts'
import type { IngredientKeys } from './rule.ts'
import type { Reviewed } from './reviewed/reviewed-drug.ts'
import type { Targets } from './targets.ts'

const asked = z.enum([...QUESTIONS, 'pregnancy'])

const ReviewedRow = z.object({
  /** Questions, separated by `|`; `pregnancy` is all three trimesters. */
  questions: several,
  reach: z.enum(['systemic', 'local']),
  drugs: filled,
  /**
   * Filtration in mL/min/1.73 m² from which the source names no restriction, for rows of the question `kidney`; empty for
   * every filtration.
   */
  filtration_from: z._default(z.string().check(z.regex(/^\d*$/, 'not a number')), ''),
  /** Classes of Child and Pugh for which the source names no restriction, for rows of the question `liver`; empty for all. */
  child_pugh: z.pipe(z.pipe(z._default(z.string(), ''), several), z.array(z.enum(['A', 'B', 'C']))),
  /** Ids of sources; `own-label` is the label of each ingredient of the row. */
  sources: several,
  read_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a day')),
})

/** Reads `knowledge/safety/reviewed/*.csv`; an ingredient listed twice for a question is a fault. */
export function readReviewed(
  root: string,
  targets: Targets,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Reviewed[] {
  const seen = new Set<string>()
  return readFolder(root, 'knowledge/safety/reviewed', ReviewedRow, faults).flatMap(({ row, at }) => {
    const drugs = targets.resolve(row.drugs, at, faults)
    if (row.filtration_from !== '' && row.questions.join() !== 'kidney')
      faults.add(at, 'a filtration limits the question kidney only')
    if (row.child_pugh.length > 0 && row.questions.join() !== 'liver')
      faults.add(at, 'a class of Child and Pugh limits the question liver only')
    return row.questions.flatMap((cell) =>
      questionsIn(cell, at, faults).flatMap((question) =>
        [...drugs].map((drug) => {
          const one = {
            question,
            drug,
            reach: row.reach,
            readOn: row.read_on,
            ...(row.filtration_from === '' ? {} : { filtrationFrom: Number(row.filtration_from) }),
            ...(row.child_pugh.length === 0 ? {} : { childPugh: row.child_pugh }),
          }
          const key = [question, drug, row.reach].join(' ')
          if (seen.has(key)) faults.add(at, `${drug} is reviewed twice for ${question}`)
          seen.add(key)
          const own = row.sources.map((id) => (id === OWN_LABEL ? labelOf(drug) : id))
          checkSources(own, sources, at, faults)
          return { ...one, sources: own }
        }),
      ),
    )
  })
}

function questionsIn(cell: string, at: string, faults: Faults): readonly CheckQuestion[] {
  const parsed = asked.safeParse(cell)
  if (!parsed.success) faults.add(at, `unknown question ${cell}`)
  if (!parsed.success) return []
  return parsed.data === 'pregnancy' ? TRIMESTERS : [parsed.data]
}

/** The ingredients for which a row of `reviewed/*.csv` answers a question of the safety checks. */
export const reviewedFor = (
  reviewed: readonly Reviewed[],
  question: CheckQuestion,
  reach: Reviewed['reach'],
): IngredientKeys =>
  new Set(reviewed.filter((one) => one.question === question && one.reach === reach).map(({ drug }) => drug))
