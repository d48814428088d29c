import type { Unit } from '#knowledge/catalogue/units.ts'
import { normalize } from '#contract/values/normalize.ts'
import { plainNumbers } from '#contract/drug-search/words.ts'

export interface ProductStrength {
  /** Amount of substance, such as `500 mg`; '' when there is none. */
  amount: string
  /** Reference quantity, `5 mL`; '' when it is one unit of the form. */
  per: string
}

/** Reads `500 mg`, `250 mg/5 mL`, `0,1 %`. Null for unreadable text; an empty text gives an empty strength. */
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
