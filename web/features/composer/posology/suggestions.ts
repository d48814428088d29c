import { numberText } from '#contract/posology/unit-names.ts'
import { UNITS } from '#contract/posology/reading/lexicon.ts'
import { cellsOf } from '#contract/posology/reading/lexemes.ts'
import type { Package } from '#contract/posology/packs/package-text.ts'

/** Every unit of dose that the grammar of instructions knows. */
export const ALL_UNITS: readonly string[] = cellsOf(UNITS).map(([unit = '']) => unit)

/** Units in which each dosage form is usually dosed, the likeliest first. The first line that matches counts. */
const FORMS: readonly [form: RegExp, units: readonly string[]][] = [
  [/comprimido/, ['comprimido', 'mg']],
  [/tableta/, ['tableta', 'mg']],
  [/cápsula/, ['cápsula', 'mg']],
  [/gragea/, ['gragea', 'mg']],
  [/trocisco/, ['trocisco']],
  [/supositorio/, ['supositorio']],
  [/óvulo/, ['óvulo']],
  [/parche/, ['parche']],
  [/insulina|pluma/, ['unidad', 'pluma prellenada', 'mg', 'ml']],
  [/aerosol|inhal/, ['disparo', 'inhalación']],
  [/nebuliz/, ['ampolleta', 'ml', 'nebulización']],
  [/nasal/, ['atomización', 'disparo', 'gota']],
  [/oftálmic|ótic/, ['gota', 'aplicación']],
  [/crema|gel|ungüento|pomada|loción|champú|espuma|óvulos y crema/, ['aplicación', 'cm', 'g']],
  [/gotas|gotero/, ['gota', 'ml', 'mg']],
  [/jarabe|suspensión|elíxir|emulsión|solución oral/, ['ml', 'cucharadita', 'cucharada', 'mg']],
  [/jeringa/, ['jeringa prellenada', 'ml', 'mg', 'unidad']],
  [/inyectable|ampolleta|ámpula/, ['ampolleta', 'frasco ámpula', 'ml', 'mg']],
  [/polvo|sobre|granulado/, ['sobre', 'medida', 'g']],
]
const USUAL = ['tableta', 'cápsula', 'ml', 'gota']

/** Units in which a product is likely dosed, by the text of its presentation. */
export function unitsFor(presentation: string): readonly string[] {
  const form = presentation.toLowerCase()
  return FORMS.find(([pattern]) => pattern.test(form))?.[1] ?? USUAL
}

const DIVIDED = /^(?:tableta|comprimido|pastilla|gragea)$/
const AMOUNTS: Readonly<Record<string, readonly number[]>> = {
  ml: [2.5, 5, 7.5, 10, 15],
  gota: [1, 2, 5, 10, 20],
  cucharadita: [0.5, 1, 2],
  unidad: [4, 6, 10, 20],
  cm: [1, 2],
}

/**
 * Single doses that are often written in a unit. Doses in mg, mcg and g are half, one and two times the strength of
 * one piece of the product.
 */
export function amountsFor(unit: string, { strength = '' }: Package): readonly number[] {
  if (DIVIDED.test(unit)) return [0.5, 1, 1.5, 2]
  if (/^(?:mg|mcg|g)$/.test(unit)) {
    const [digits = '', held = ''] = strength.split(' ')
    const one = Number(digits.replaceAll(',', ''))
    return held === unit && one > 0 ? [one / 2, one, one * 2] : []
  }
  return AMOUNTS[unit] ?? (unit === '' ? [] : [1, 2])
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾', 1.5: '1½', 2.5: '2½' }

/** An amount as short as a button needs it: "½", "1½"; in decimals for units that are measured. */
export const shortAmount = (value: number, unit: string): string =>
  (DIVIDED.test(unit) ? FRACTIONS[value] : undefined) ?? numberText(value)
