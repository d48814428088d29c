import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { computedPacks } from '#contract/posology/packs/computed-packs.ts'
import { completedReason } from '#contract/posology/complete-reason.ts'
import { oddMeasure } from '#contract/posology/measure-of-form.ts'
import { packageName, packageOf } from '#contract/posology/packs/package-text.ts'
import { ownInstructions } from '#contract/posology/medicine-head.ts'
import { parsePosology, type Posology } from '#contract/posology/parse.ts'
import { patientSentence } from '#contract/posology/patient-sentence.ts'
import { twoReadings } from '#contract/posology/two-readings.ts'
import { instructionParts } from '#contract/values/prescription-text.ts'
import type { Row } from '../draft/row.ts'
import { asksOf, coverageOf } from './coverage.ts'
import type { RowReading } from './reading.ts'

const known = new WeakMap<Row, RowReading>()

/**
 * Parses the instructions of a row, with unit and route of its product. The result is cached for each row, because several parts
 * of the screen need it, and rows are never mutated. The module is fetched apart from the composer.
 */
export function readRow(row: Row): RowReading {
  const reading = known.get(row) ?? readAnew(row)
  known.set(row, reading)
  return reading
}

function readAnew(row: Row): RowReading {
  const { via, presentation, category } = row
  const instructions = ownInstructions(row)
  const product = packageOf(presentation)
  const route = isAdministrationRoute(via) ? via : undefined
  const context = { ...(product.unit && { unit: product.unit }), ...(route && { route }) }
  const posology = parsePosology(instructions, context)
  const isDrug = category !== 'auxiliary_test'
  const sentence = isDrug ? patientSentence(posology) : null
  const odd = isDrug ? oddMeasure(posology, instructions, packageName(presentation)) : null
  const computed = posology.confident && isDrug ? computedPacks(posology, product) : null
  return {
    sentence,
    unread: wordsOf(posology),
    faults: [
      ...[...new Set(posology.problems.map(({ code }) => code))].filter(isGrammarFault),
      // A dose in a unit that is never possible for the dosage form is no fault here, because the legal check refuses it.
      ...(odd?.never === false ? ['measure' as const] : []),
    ],
    choices: isDrug && !posology.confident ? twoReadings(instructions, context) : [],
    completed: isDrug ? completedReason(row.instructions) : null,
    steps: posology.steps,
    parts: instructionParts(sentence ?? instructions, route ? { route } : {}),
    route: posology.steps[0]?.route ?? null,
    computed,
    coverage: coverageOf(row, computed, posology.steps),
    asks: asksOf(row, computed, isDrug && sentence === null),
    container: product.container,
    isEndless: posology.confident && posology.steps.at(-1)?.duration?.kind === 'endless',
  }
}

const isGrammarFault = (code: string): code is Exclude<RowReading['faults'][number], 'measure'> =>
  code === 'contradiction' || code === 'ambiguous' || code === 'absurd' || code === 'two-medicines'

const wordsOf = ({ problems }: Posology): string[] => [
  ...new Set(problems.filter(({ code }) => code === 'not-understood').map(({ words }) => words)),
]
