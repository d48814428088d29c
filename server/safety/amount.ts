import type { Contents } from './read-contents.ts'
import type { DoseUnit, Misstated } from './subject.ts'

/** So much of one ingredient. */
export interface ComparedAmount {
  value: number
  unit: DoseUnit
}

interface Of {
  key: string
  contents: Contents
  /** "de 500 mg", where the instructions say it. */
  strength: { value: number; unit: string } | null
}

const MG: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001, µg: 0.001 }
const ML: Readonly<Record<string, number>> = { ml: 1, mL: 1, l: 1000, L: 1000, cucharadita: 5, cucharada: 15 }
const SOLID = ['tableta', 'comprimido', 'pastilla', 'gragea', 'cápsula', 'perla', 'trocisco', 'gomita']
const PUFFS = ['disparo', 'inhalación', 'atomización', 'dosis', 'aplicación']
/** One of these is one unit of a form without a volume: its strength. */
const WHOLE: Readonly<Record<string, RegExp>> = {
  supositorio: /^supositorio/,
  óvulo: /^óvulo/,
  sobre: /^(?:granulado|polvo)/,
  ampolleta: /inyectable/,
  'frasco ámpula': /inyectable/,
}
/** What doctors write beside a volume is rounded: "3.5 ml (100 mg)". */
const ROUNDED = 0.05
/** Of a tablet, and tablets at a time: what is less or more was meant of another strength. */
const SWALLOWED = /^(?:tableta|cápsula|gragea)/
const SMALLEST_PART = 0.12
const MOST_PIECES = 12
const IN_BOX = /(?:ampolletas?|ámpulas?|jeringas? prellenadas?|sobres) (?:de|con) ([\d.]+) mL/u

/**
 * How much of an ingredient so many units are. Null when strength, form and unit do not say it together: drops have no
 * volume of their own, a weight of a combination names no ingredient, a pen is not a dose.
 */
export function amountOf(count: number, unit: string | null, of: Of): ComparedAmount | null {
  if (unit === null) return null
  const { contents, key, strength } = of
  const mass = MG[unit]
  if (mass !== undefined) return isAlone(contents) ? { value: count * mass, unit: 'mg' } : null
  const held = contents.ingredients.find((ingredient) => ingredient.key === key)?.strength ?? ''
  if (unit === 'unidad')
    return isAlone(contents) && (held === '' || held.endsWith(' UI')) ? { value: count, unit: 'UI' } : null
  const said = strength && massOf(strength.value, strength.unit)
  if (said && (!isAlone(contents) || misstatedIn(count, unit, of) !== null)) return null
  const one = parsed(held) ?? said
  const units = one && unitsIn(unit, contents)
  return one && units !== null ? { value: count * units * one.value, unit: one.unit } : null
}

/**
 * "1 tableta de 500 mg" of a box of 850, "5 ml (500 mg)" of 250 mg in 5 mL, "1 mg" of tablets of 850: one of them is
 * wrong.
 */
export function misstatedIn(count: number, unit: string | null, of: Of): Misstated | null {
  const { contents, key, strength } = of
  const said = strength && massOf(strength.value, strength.unit)
  const listed = parsed(contents.ingredients.find((ingredient) => ingredient.key === key)?.strength ?? '')
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

const isAlone = ({ ingredients, unknown }: Contents): boolean =>
  ingredients.length === 1 && unknown.length === 0

/** How many times the strength one unit is. */
function unitsIn(unit: string, { per, form, content }: Contents): number | null {
  if (per === '') {
    if (SOLID.includes(unit))
      return form === '' || /^(?:tableta|cápsula|gragea|trocisco)/.test(form) ? 1 : null
    return WHOLE[unit]?.test(form) ? 1 : null
  }
  const [, digits = '', measure = ''] = /^([\d.]+) (\p{L}+)$/u.exec(per) ?? []
  const volume = ML[measure]
  if (volume !== undefined) {
    const boxed = Number(IN_BOX.exec(content)?.[1] ?? Number.NaN)
    const taken =
      ML[unit] ?? (/^(?:ampolleta|frasco ámpula|jeringa prellenada|sobre)$/.test(unit) ? boxed : Number.NaN)
    return Number.isNaN(taken) ? null : taken / (Number(digits) * volume)
  }
  return measure === 'dosis' && PUFFS.includes(unit) ? 1 / Number(digits) : null
}

function parsed(strength: string): ComparedAmount | null {
  const [, digits, unit = ''] = /^([\d.]+) (\S+)$/u.exec(strength) ?? []
  return digits === undefined ? null : massOf(Number(digits), unit)
}

function massOf(value: number, unit: string): ComparedAmount | null {
  if (unit === 'UI' || unit === 'unidad') return { value, unit: 'UI' }
  const mass = MG[unit]
  return mass === undefined ? null : { value: value * mass, unit: 'mg' }
}
