import { ROUTE_OF_SITE } from '../reading/lexemes.ts'
import type { Step } from '../step.ts'
import { isSwallowedPiece } from '../units.ts'

const INJECTED = [
  'intramuscular',
  'intravenosa',
  'subcutánea',
  'intradérmica',
  'intraarticular',
  'intravítrea',
  'epidural',
  'infiltración',
]
const SENSES = ['oftálmica', 'ótica']
const NOT_SWALLOWED = [...INJECTED, ...SENSES]
/** Routes of the skin. A tablet is put on the skin only when it is dissolved. */
const SKIN = ['cutánea', 'transdérmica']

/** Routes by which units of a kind can never be given: such a text is a typing error. */
const NEVER: readonly (readonly [units: string, routes: readonly string[]])[] = [
  [
    'tableta comprimido pastilla gragea perla trocisco gomita',
    [...NOT_SWALLOWED, ...SKIN, 'nasal', 'inhalatoria'],
  ],
  ['cápsula', [...NOT_SWALLOWED, ...SKIN]],
  ['cucharadita cucharada medida tapa gotero', [...NOT_SWALLOWED, 'nasal', 'inhalatoria']],
  ['gota sobre disparo atomización', INJECTED],
  ['inhalación', [...INJECTED, ...SENSES, 'oral', 'rectal', 'vaginal']],
  ['gargarismo enjuague', [...NOT_SWALLOWED, 'nasal', 'inhalatoria', 'rectal', 'vaginal', 'cutánea']],
  ['nebulización', [...NOT_SWALLOWED, 'oral', 'sublingual', 'rectal', 'vaginal', 'cutánea']],
  ['parche', [...NOT_SWALLOWED, 'oral', 'sublingual', 'nasal', 'inhalatoria', 'rectal', 'vaginal']],
  [
    'óvulo supositorio anillo',
    [...NOT_SWALLOWED, 'oral', 'sublingual', 'bucal', 'nasal', 'inhalatoria', 'cutánea'],
  ],
  ['g', SENSES],
]
const ROUTES_NEVER = new Map(
  NEVER.flatMap(([units, routes]) => units.split(' ').map((unit) => [unit, routes])),
)

const THROUGH_SKIN = ['cutánea', 'transdérmica', ...INJECTED]

/** Greatest weight in grams of one unit of a dose, excipients included. */
const HEAVIEST: Readonly<Record<string, number>> = {
  tableta: 5,
  comprimido: 5,
  cápsula: 5,
  gragea: 5,
  perla: 5,
}
const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, mcg: 1e-6 }
const ML: Readonly<Record<string, number>> = { ml: 1, cucharadita: 5, cucharada: 15, gota: 0.05 }
/** Least and greatest volume in mL that a spoon means: "1 cucharadita (15 ml)" may be one or three of them. */
const SPOONS: Readonly<Record<string, readonly [number, number]>> = {
  cucharadita: [4, 6],
  cucharada: [10, 15],
}
/** Units of a dose that have no volume, so that "1 tableta de 5 ml" is impossible. */
const DRY =
  /^(?:tableta|comprimido|pastilla|gragea|perla|trocisco|gomita|cápsula|parche|óvulo|supositorio|gota|disparo|inhalación|atomización)$/

/** Greatest density in g/mL: syrups weigh up to 1.4 g a millilitre. */
const DENSEST = 1.5
/** Greatest weight of an injection in grams: no muscle or skin holds more. */
const INJECTED_GRAMS = 10

/** Units that cannot be divided, such as drops, and acts, such as a nebulisation, of which a half is no amount. */
const WHOLE =
  /^(?:dosis|aplicación|nebulización|lavado|inyección|cápsula|gota|gotero|disparo|inhalación|atomización|perla|óvulo|anillo)$/

/**
 * Whether a step is physically impossible: "1 tableta intramuscular", "1 gota en el ojo por vía oral", "1 tableta
 * de 500 g".
 */
export function isImpossible(step: Step): boolean {
  const { dose, route, site, strength } = step
  const ofSite = ROUTE_OF_SITE.get(site ?? '') ?? ''
  // A site of the skin also fits the routes of patches and injections.
  const fits = ofSite === 'cutánea' ? THROUGH_SKIN : [ofSite]
  const isElsewhere = ofSite !== '' && route !== null && !fits.includes(route)
  if (isElsewhere && !(ofSite === 'oftálmica' && route === 'intravítrea')) return true
  const unit = dose?.unit ?? null
  if (dose === null || unit === null) return false
  if (dose.low % 1 !== 0 && WHOLE.test(unit)) return true
  if (isSwallowedPiece(unit) && step.notes.some((note) => note.startsWith('insulina '))) return true
  const isDissolved = SKIN.includes(route ?? '') && step.notes.some((note) => note.startsWith('disuelto'))
  if (route !== null && !isDissolved && ROUTES_NEVER.get(unit)?.includes(route)) return true
  const grams = (GRAMS[unit] ?? 0) * (dose.high ?? dose.low)
  if (grams > INJECTED_GRAMS && /^(?:intramuscular|subcutánea|intradérmica)$/.test(route ?? '')) return true
  if (strength !== null && /^(?:ml|l)$/.test(strength.unit) && DRY.test(unit)) return true
  const spoon = SPOONS[unit]
  if (spoon && strength?.unit === 'ml' && (strength.value < spoon[0] || strength.value > spoon[1]))
    return true
  const held = strength === null ? 0 : strength.value * (GRAMS[strength.unit] ?? 0)
  return held > (HEAVIEST[unit] ?? (ML[unit] ?? Infinity) * DENSEST)
}
