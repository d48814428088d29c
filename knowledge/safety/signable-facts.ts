import type { CatalogueData } from '../catalogue/load.ts'
import { Faults, readRows } from '../csv.ts'
import { readReviewed } from './reviewed.ts'
import { DaysRow, DropsRow, LingeringRow } from './rows.ts'
import { readTargets } from './targets.ts'

/** A fact that is not a rule, and that a reviewer signs like a rule. */
export interface SignableFact {
  id: string
  /** The fact as a sentence for the reviewer. */
  says: string
  sources: readonly string[]
}

const QUESTION_WORDS = {
  'first-trimester': 'embarazo, primer trimestre',
  'second-trimester': 'embarazo, segundo trimestre',
  'third-trimester': 'embarazo, tercer trimestre',
  lactation: 'lactancia',
  kidney: 'riñón',
  liver: 'hígado',
  child: 'menores de 18 años',
  older: '65 años y más',
  condition: 'enfermedades',
  dose: 'dosis',
  duration: 'duración',
  duplicate: 'duplicidad',
  allergy: 'alergia',
  interaction: 'interacciones',
} as const

/**
 * The tables of `knowledge/safety` that hold no rules: ingredients whose sources name no restriction, drops, and intervals
 * of days.
 */
export function readFactTables(
  root: string,
  { ingredients, sources }: Pick<CatalogueData, 'ingredients' | 'sources'>,
): Record<string, SignableFact[]> {
  const faults = new Faults()
  const targets = readTargets(root, ingredients, sources, faults)
  const nothing = readReviewed(root, targets, sources, faults).map((one) => {
    const drug = targets.printed.get(one.drug) ?? one.drug
    const where = one.reach === 'local' ? ' en piel o mucosas' : ''
    return {
      id: `${one.question} ${one.reach} ${one.drug}`,
      says: `La etiqueta de ${drug}${where} no restringe nada sobre: ${QUESTION_WORDS[one.question]} (leída el ${one.readOn}).`,
      sources: one.sources,
    }
  })
  const drops = readRows(root, 'knowledge/safety/drops.csv', DropsRow, faults).map(({ row }) => ({
    id: `${row.drug} ${row.strength}`,
    says: `1 mL de ${row.drug} ${row.strength}/mL son ${row.drops_per_ml} gotas.`,
    sources: row.sources,
  }))
  const lingering = readRows(root, 'knowledge/safety/lingering.csv', LingeringRow, faults).map(({ row }) => ({
    id: row.toward === '' ? row.drugs : `${row.drugs} > ${row.toward}`,
    says: `El efecto de ${row.drugs} dura ${row.days} días después de la última dosis${row.toward === '' ? '' : ` para ${row.toward}`}.`,
    sources: row.sources,
  }))
  const apart = readRows(root, 'knowledge/safety/vaccines.csv', DaysRow, faults).map(({ row }) => ({
    id: row.drugs,
    says: `Entre dos dosis de ${row.drugs} pasan al menos ${row.days} días.`,
    sources: row.sources,
  }))
  faults.throwIfAny()
  return { 'nothing-to-say': nothing, drops, lingering, 'days-apart': apart }
}
