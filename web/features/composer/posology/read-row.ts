import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { impossibleMeasure } from '#contract/posology/measure-of-form.ts'
import { packsOf, packsStated } from '#contract/posology/pack.ts'
import { parsePosology, type Posology } from '#contract/posology/parse.ts'
import { patientSentence } from '#contract/posology/patient-sentence.ts'
import { twoReadings } from '#contract/posology/two-readings.ts'
import { unitName } from '#contract/posology/unit-names.ts'
import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'
import { instructionParts } from '#contract/values/prescription-text.ts'
import type { Row } from '../draft/row.ts'
import { asksOf, coverageOf } from './coverage.ts'
import { packageName, packageOf, type Package } from './package.ts'
import type { Computed, RowReading } from './reading.ts'

/**
 * Reads the instructions of a row, with what its product says of unit and route. The module is fetched apart from the
 * composer.
 */
export function readRow(row: Row): RowReading {
  const { instructions, via, presentation, category } = row
  const product = packageOf(presentation)
  const route = isAdministrationRoute(via) ? via : undefined
  const context = { ...(product.unit && { unit: product.unit }), ...(route && { route }) }
  const posology = parsePosology(instructions, context)
  const isDrug = category !== 'auxiliary_test'
  const sentence = isDrug ? patientSentence(posology) : null
  const computed = posology.confident && isDrug ? computedOf(posology, product) : null
  return {
    sentence,
    unread: wordsOf(posology),
    faults: [
      ...[...new Set(posology.problems.map(({ code }) => code))].filter(isGrammarFault),
      ...(isDrug && impossibleMeasure(posology.steps, packageName(presentation)) ? ['measure' as const] : []),
    ],
    choices: isDrug && !posology.confident ? twoReadings(instructions, context) : [],
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
  code === 'contradiction' || code === 'ambiguous' || code === 'absurd'

const wordsOf = ({ problems }: Posology): string[] => [
  ...new Set(problems.filter(({ code }) => code === 'not-understood').map(({ words }) => words)),
]

function computedOf({ steps }: Posology, product: Package): Computed | null {
  const { container } = product
  const stated = packsStated(steps)
  const found = packsOf(steps, product)
  if (!container || !found.known || found.packs < 1 || found.packs >= QTY_PHARMACIST_DECIDES) return null
  if (stated !== null)
    return {
      packs: stated,
      container,
      total: stated * found.contains,
      each: found.contains,
      unit: unitName(found.unit),
    }
  // The number of packages that hold one unit each is the total of units, rounded up.
  const whole = packsOf(steps, { ...product, content: `1 ${found.unit}` })
  if (!whole.known) return null
  const unit = unitName(found.unit)
  return { packs: found.packs, container, total: whole.packs, each: found.contains, unit }
}
