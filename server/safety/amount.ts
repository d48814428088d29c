import type { Contents } from './read-contents.ts'
import type { DoseUnit, Misstated } from './subject.ts'

/** Amount of one ingredient, in a unit in which doses are compared. */
export interface ComparedAmount {
  value: number
  unit: DoseUnit
}

interface Of {
  key: string
  contents: Contents
  /** Strength that the instructions state, such as "de 500 mg"; null where they state none. */
  strength: { value: number; unit: string } | null
}

const MG: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001, µg: 0.001 }
const ML: Readonly<Record<string, number>> = { ml: 1, mL: 1, l: 1000, L: 1000, cucharadita: 5, cucharada: 15 }
const SOLID = ['tableta', 'comprimido', 'pastilla', 'gragea', 'cápsula', 'perla', 'trocisco', 'gomita']
const PUFFS = ['disparo', 'inhalación', 'atomización', 'dosis', 'aplicación']
/** Units of a dose that each stand for one piece of a form, such as one suppository, with the forms that they fit. */
const WHOLE: Readonly<Record<string, RegExp>> = {
  supositorio: /^supositorio/,
  óvulo: /^óvulo/,
  sobre: /^(?:granulado|polvo)/,
  ampolleta: /inyectable/,
  'frasco ámpula': /inyectable/,
}
/**
 * Tolerated difference, as a share, between a volume and the weight beside it: "3.5 ml (100 mg)". Doctors round the
 * weight.
 */
const ROUNDED = 0.05
/**
 * Forms that are swallowed by the piece. A dose below SMALLEST_PART of a piece or above MOST_PIECES contradicts the
 * package, because it was meant for another strength.
 */
const SWALLOWED = /^(?:tableta|cápsula|gragea)/
const SMALLEST_PART = 0.12
const MOST_PIECES = 12
/** Units of a dose, such as an ampoule, whose volume the content of the package states. */
const BOXED = ['ampolleta', 'frasco ámpula', 'jeringa prellenada', 'sobre']
const IN_BOX = /(?:ampolletas?|ámpulas?|jeringas? prellenadas?|sobres) (?:de|con) ([\d.]+) mL/u

/**
 * Amount of an ingredient in a dose of `count` units. Null when strength, form and unit don't determine the amount. For
 * example, drops have a volume only where the label states it, a weight of a combination names no ingredient, and a pen is not
 * a dose.
 */
export function amountOf(count: number, unit: string | null, of: Of): ComparedAmount | null {
  if (unit === null) return null
  const { contents, key, strength } = of
  const mass = MG[unit]
  if (mass !== undefined) return isAlone(contents) ? { value: count * mass, unit: 'mg' } : null
  const held = strengthOf(key, contents)
  if (unit === 'unidad') return ofUnits(count, held, contents)
  const said = strength && massOf(strength.value, strength.unit)
  if (said && (!isAlone(contents) || findDoseContradiction(count, unit, of) !== null)) return null
  const one = parsed(held) ?? said
  const units = one && (unitsIn(unit, contents) ?? puffsIn(unit, held, contents))
  return one && units !== null ? { value: count * units * one.value, unit: one.unit } : null
}

/**
 * Finds a dose that contradicts the package: "1 tableta de 500 mg" of tablets of 850 mg, "5 ml (500 mg)" of 250 mg in 5
 * mL, or "1 mg" of tablets of 850 mg. The result is null where the instructions and the package agree.
 */
export function findDoseContradiction(count: number, unit: string | null, of: Of): Misstated | null {
  const { contents, key, strength } = of
  const said = strength && massOf(strength.value, strength.unit)
  const listed = parsed(strengthOf(key, contents))
  const weighed = unit === null ? null : massOf(count, unit)
  if (weighed && listed?.unit === weighed.unit && SWALLOWED.test(contents.form) && isAlone(contents)) {
    const pieces = weighed.value / listed.value
    const isCut = pieces < SMALLEST_PART || pieces > MOST_PIECES
    return isCut ? { unit: weighed.unit, written: weighed.value, held: listed.value } : null
  }
  const units = unit === null ? null : unitsIn(unit, contents)
  if (!said || !listed || units === null || !isAlone(contents) || said.unit !== listed.unit) return null
  const held = units * listed.value
  const isSame = Math.abs(said.value - held) <= ROUNDED * held
  return isSame ? null : { unit: said.unit, written: count * said.value, held: count * held }
}

/**
 * Amount of one ingredient in a dose that is given in international units. In a product with one ingredient, all units are of
 * this ingredient. In a mixture whose ingredients are all measured in units, such as insulins, an ingredient has its share.
 */
function ofUnits(count: number, held: string, contents: Contents): ComparedAmount | null {
  if (isAlone(contents)) return held === '' || held.endsWith(' UI') ? { value: count, unit: 'UI' } : null
  const parts = contents.ingredients.map(({ strength }) => parsed(strength))
  const own = parsed(held)
  const isOfUnits = contents.unknown.length === 0 && parts.every((part) => part?.unit === 'UI')
  const all = parts.reduce((sum, part) => sum + (part?.value ?? 0), 0)
  return isOfUnits && own && all > 0 ? { value: (count * own.value) / all, unit: 'UI' } : null
}

/** Strength of an ingredient as the product states it (`500 mg`); '' where the product states none. */
const strengthOf = (key: string, { ingredients }: Contents): string =>
  ingredients.find((ingredient) => ingredient.key === key)?.strength ?? ''

const isAlone = ({ ingredients, unknown }: Contents): boolean =>
  ingredients.length === 1 && unknown.length === 0

/**
 * How many times a puff contains the listed strength; null where the dose is not in puffs, or where this number is not known.
 * The number is 1 for a strength in micrograms without a volume, as in "salbutamol aerosol 100 µg", because such a strength is
 * that of a puff.
 */
const puffsIn = (unit: string, held: string, { per, form }: Contents): number | null =>
  per === '' && / (?:µg|mcg)$/u.test(held) && PUFFS.includes(unit) && /aerosol|inhalación|nasal/.test(form)
    ? 1
    : null

/** How many times one unit of the dose contains the listed strength; null where the unit does not fit the form. */
function unitsIn(unit: string, { per, form, content, dropsPerMl }: Contents): number | null {
  if (per === '') {
    if (SOLID.includes(unit))
      return form === '' || /^(?:tableta|cápsula|gragea|trocisco)/.test(form) ? 1 : null
    return WHOLE[unit]?.test(form) || (form === '' && unit in WHOLE) ? 1 : null
  }
  const [digits, measure = ''] = per.split(' ')
  const volume = ML[measure]
  if (volume !== undefined) {
    const boxed = Number(IN_BOX.exec(content)?.[1] ?? Number.NaN)
    const drop = unit === 'gota' && dropsPerMl ? 1 / dropsPerMl : undefined
    const taken = drop ?? ML[unit] ?? (BOXED.includes(unit) ? boxed : Number.NaN)
    return Number.isNaN(taken) ? null : taken / (Number(digits) * volume)
  }
  return measure === 'dosis' && PUFFS.includes(unit) ? 1 / Number(digits) : null
}

function parsed(strength: string): ComparedAmount | null {
  const found = /^([\d.]+) (\S+)$/u.exec(strength)
  return found && massOf(Number(found[1]), found[2] ?? '')
}

function massOf(value: number, unit: string): ComparedAmount | null {
  if (unit === 'UI' || unit === 'unidad') return { value, unit: 'UI' }
  const mass = MG[unit]
  return mass === undefined ? null : { value: value * mass, unit: 'mg' }
}
