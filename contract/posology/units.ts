/** Units of substance or volume. An amount in such a unit beside a tableta is the strength of the tableta. */
const WEIGHED = new Set(['mg', 'g', 'mcg', 'mEq', 'unidad', 'ml', 'l', 'cm'])
/** Acts, which are done rather than taken: "2 lavados al día" states how often. */
const ACTS = new Set(['aplicación', 'nebulización', 'enjuague', 'lavado', 'enema', 'gargarismo'])

/** Words for an amount of cream that stands for a dose, by the note of its step. */
export const LAYERS = {
  'capa delgada': 'una capa delgada',
  'pequeña cantidad': 'una pequeña cantidad',
  'cantidad suficiente': 'cantidad suficiente',
} as const
export type Layer = keyof typeof LAYERS
export const isLayer = (note: string | undefined): note is Layer => note !== undefined && note in LAYERS

/** Units that measure a liquid: a weight beside them is that of the whole dose, not of one spoon. */
const POURED = new Set(['ml', 'l', 'cucharadita', 'cucharada', 'medida', 'tapa', 'gotero', 'gota'])

/** Units that are swallowed by the piece. */
const PIECES = new Set(['tableta', 'comprimido', 'cápsula', 'pastilla', 'gragea', 'perla', 'gomita', 'sobre'])

/** Units that are handed over by the piece, beside those that are swallowed. */
const SINGLE = new Set([
  'trocisco',
  'ampolleta',
  'frasco ámpula',
  'jeringa prellenada',
  'pluma prellenada',
  'parche',
  'óvulo',
  'supositorio',
  'anillo',
])
/** Whether one unit stays in its place for the whole treatment, as a vaginal ring does for three weeks. */
export const isWorn = (unit: string | null | undefined): boolean => unit === 'anillo'
/** Unit of a quantity that counts packages. */
export const PACKAGE = 'envase'

/** Whether a quantity to hand over counts this unit: tablets and ampoules, but neither drops nor puffs. */
export const isHandedOutSingly = (unit: string): boolean => PIECES.has(unit) || SINGLE.has(unit)
export const isMass = (unit: string): boolean => /^(?:mg|mcg|g)$/.test(unit)
export const isSwallowedPiece = (unit: string): boolean => PIECES.has(unit)
export const isPoured = (unit: string): boolean => POURED.has(unit)
export const isWeighed = (unit: string): boolean => WEIGHED.has(unit)
export const isAct = (unit: string): boolean => ACTS.has(unit)

/** Greatest factor between two doses of one medicine by weight, of which only the first states its unit. */
const MOST_APART = 20

/**
 * Whether a number without a unit is hardly the weight that the dose before it states: in "500 mg cada 8 horas, luego 1 cada 12
 * horas" the 1 is a tablet, and no milligram.
 */
export const isAnotherMeasure = (unit: string | null, before: number, number: number): boolean =>
  /^(?:mg|mcg|g)$/.test(unit ?? '') && Math.max(before / number, number / before) > MOST_APART

const INJECTED =
  /^(?:intramuscular|intravenosa|subcutánea|intradérmica|intraarticular|intravítrea|epidural|infiltración)$/

/** Whether a medicine is injected by this route. */
export const isInjected = (route: string | null): boolean => INJECTED.test(route ?? '')
