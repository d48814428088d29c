import type { NewOwnMedication, OwnMedication } from '#contract/medications/own-medications.ts'
import { formatMoney } from '#contract/values/money.ts'
import type { useForm } from '../../lib/form.ts'
import { formatMoneyInput } from './money-field.ts'

export const ROWS_AT_MOST = 10

/** Values of the form of an own medication, as texts. The keys of ingredients are the paths that the server's refusals name. */
export type OwnValues = Record<string, string>

export const nameAt = (at: number): string => `ingredients.${at}.name`
export const strengthAt = (at: number): string => `ingredients.${at}.strength`

export function ownValues(medication: OwnMedication | null, name: string): OwnValues {
  const values: OwnValues = {
    name: medication?.name ?? name,
    code: medication?.code ?? '',
    form: medication?.form ?? '',
    content: medication?.content ?? '',
    route: medication?.route ?? '',
    fraction: medication?.fraction ?? '',
    price: medication?.retail_price ? formatMoney(Math.round(Number(medication.retail_price) * 100)) : '',
  }
  for (let at = 0; at < ROWS_AT_MOST; at += 1) {
    values[nameAt(at)] = medication?.ingredients[at]?.name ?? ''
    values[strengthAt(at)] = medication?.ingredients[at]?.strength ?? ''
  }
  return values
}

export function ownBody(values: OwnValues, rows: number): NewOwnMedication {
  const text = (field: string): string => values[field]?.trim() ?? ''
  return {
    name: text('name'),
    code: text('code'),
    ingredients: Array.from({ length: rows }, (_, at) => ({
      name: text(nameAt(at)),
      strength: text(strengthAt(at)),
    })),
    form: text('form'),
    content: text('content'),
    route: text('route'),
    fraction: fractions.find((one) => one === text('fraction')) ?? null,
    price: formatMoneyInput(text('price')),
  }
}

/** Legal classes of medicines, from the strictest to the freest. */
export const fractions = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
export type OwnFraction = (typeof fractions)[number]

/** Legal classes of known ingredients, by their names in lower case. */
export type Classes = Readonly<Record<string, OwnFraction>>

export type OwnForm = ReturnType<typeof useForm<OwnValues>>
