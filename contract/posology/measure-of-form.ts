import type { Step } from './step.ts'

const TABLETS = ['tableta', 'comprimido', 'pastilla', 'gragea']
const CAPSULES = ['cápsula', 'perla']
const PIECES = [...TABLETS, ...CAPSULES, 'trocisco', 'gomita']
const POURED = ['ml', 'l', 'gota', 'cucharadita', 'cucharada', 'medida', 'tapa', 'gotero']
const PUFFED = ['disparo', 'inhalación', 'atomización']
const INSERTED = ['supositorio', 'óvulo']
const PUT_ON = ['parche', 'cm']
const INJECTED = ['ampolleta', 'frasco ámpula', 'jeringa prellenada', 'pluma prellenada', 'inyección']

const NO_PIECE = [...POURED, ...PUFFED, ...INSERTED, ...PUT_ON, ...INJECTED]

/**
 * Units that a form cannot be taken in, by a pattern of the form; the first match counts. Units that are not
 * listed are allowed.
 */
const IMPOSSIBLE: readonly (readonly [form: RegExp, units: readonly string[]])[] = [
  [/polvo para inhalación/u, [...POURED, ...INSERTED, ...PUT_ON, ...INJECTED]],
  [/inyectable/u, [...PIECES, ...PUFFED, ...INSERTED, ...PUT_ON, 'gota', 'cucharadita', 'cucharada']],
  [/supositorio|óvulo/u, [...PIECES, ...POURED, ...PUFFED, ...PUT_ON, ...INJECTED]],
  [/parche|implante|anillo/u, [...PIECES, ...POURED, ...PUFFED, ...INSERTED, ...INJECTED]],
  [/aerosol/u, [...PIECES, ...INSERTED, ...PUT_ON, ...INJECTED, 'cucharadita', 'cucharada']],
  // For a box of tablets, "tomar 1 cápsula" makes the patient ask which of the two is wrong.
  [/tableta|gragea/u, [...NO_PIECE, ...CAPSULES]],
  [/cápsula/u, [...NO_PIECE, ...TABLETS]],
  [/trocisco|goma de mascar/u, NO_PIECE],
  [
    /jarabe|suspensión|solución|emulsión|elixir|polvo|granulado|enema|loción|champú/u,
    [...PIECES, ...INSERTED, 'parche'],
  ],
  [/crema|ungüento|gel|pasta|espuma|jabón/u, [...PIECES, ...INSERTED, ...INJECTED, 'parche', 'gota']],
]

/**
 * The first unit of the instructions that the product's form cannot be taken in: millilitres of a tableta.
 * @param product name of the product with its form: `Ambroxol tableta 30 mg`
 * @returns null when every unit is possible, or the form is not known
 */
export function impossibleMeasure(steps: readonly Step[], product: string): string | null {
  const [, units] = IMPOSSIBLE.find(([form]) => form.test(product.toLowerCase())) ?? []
  const used = steps.flatMap(({ dose, most }) => [dose?.unit, most?.unit])
  return used.find((unit): unit is string => unit != null && units?.includes(unit) === true) ?? null
}
