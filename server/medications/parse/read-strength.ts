import type { Unit } from '#knowledge/catalogue/units.ts'
import { normalize } from '#contract/values/normalize.ts'
import { plainNumbers } from '#contract/drug-search/words.ts'

export interface ProductStrength {
  /** Amount of the substance, such as `500 mg`; '' when there is none. */
  amount: string
  /** Amount of the product to which the strength refers, such as `5 mL`; '' for one unit of the form, such as a tablet. */
  per: string
}

/**
 * Reads a strength such as `500 mg`, `250 mg/5 mL` or `0,1 %`. An unreadable text gives null, and an empty text an empty
 * strength.
 */
export function readProductStrength(text: string, units: readonly Unit[]): ProductStrength | null {
  if (text.trim() === '') return { amount: '', per: '' }
  const plain = plainNumbers(text.normalize('NFC').trim())
  const found = /^(\d+(?:\.\d+)?)\s*([^\d\s/]+)(?:\s*\/\s*(\d+(?:\.\d+)?)?\s*([^\d\s/]+))?$/u.exec(plain)
  if (!found) return null
  const [, number = '', unit = '', perNumber = '1', perUnit] = found
  const amount = quantity(number, unit, units, ['amount'])
  if (amount === null) return null
  if (perUnit === undefined) return { amount, per: '' }
  const per = quantity(perNumber, perUnit, units, ['amount', 'volume', 'count', 'time'])
  return per === null ? null : { amount, per }
}

function quantity(
  number: string,
  written: string,
  units: readonly Unit[],
  measures: readonly Unit['measures'][],
): string | null {
  const bare = (text: string): string => normalize(text).replaceAll('.', '').replaceAll('μ', 'µ')
  const unit = units.find(
    (u) => measures.includes(u.measures) && [u.name, ...u.aliases].some((n) => bare(n) === bare(written)),
  )
  return unit === undefined || !(Number(number) > 0) ? null : `${Number(number)} ${unit.name}`
}
