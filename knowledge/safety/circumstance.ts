import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { several } from '../cells.ts'
import type { Faults } from '../csv.ts'
import { HABITS } from './habits.ts'
import { type Circumstance, type IngredientKeys, REPRODUCTIVE_STATES } from './rule.ts'

const text = z._default(z.string(), '')
const number = z.pipe(
  z._default(z.string().check(z.regex(/^(\d+(\.\d+)?)?$/, 'not a number')), ''),
  z.transform((cell: string) => (cell === '' ? undefined : Number(cell))),
)
const list = z.pipe(text, several)

/** Columns of a table of rules that state the circumstances in which a rule holds. Each column is optional. */
export const circumstanceColumns = {
  age_from: number,
  age_below: number,
  sex: z._default(z.enum(['F', 'M', '']), ''),
  weight_to: number,
  if_codes: list,
  without_codes: list,
  crcl_from: number,
  crcl_below: number,
  creatinine_from: number,
  child_pugh: list,
  if_habits: z.pipe(list, z.array(z.enum(HABITS))),
  weeks_from: number,
  if_state: z._default(z.enum([...REPRODUCTIVE_STATES, '']), ''),
  with: text,
  without: text,
  without_taken: text,
  if_routes: list,
  dose_over: number,
  dose_to: number,
  mean_over: number,
  single_over: number,
  dose_kg_over: number,
  days_over: number,
  days_to: number,
  times_over: number,
  if_when: list,
  if_words: list,
  risks: text,
  risks_from: number,
  risks_to: number,
} as const
type CircumstanceRow = z.output<z.ZodMiniObject<typeof circumstanceColumns>>

type Resolve = (cell: string, at: string) => IngredientKeys

/** The circumstances in which the rule of a row holds; null for a rule that always holds. */
export function circumstanceOf(
  row: CircumstanceRow,
  at: string,
  resolve: Resolve,
  faults: Faults,
): Circumstance | null {
  const drugs = (cell: string) => (cell === '' ? undefined : resolve(cell, at))
  const cells = (values: string[]) => (values.length > 0 ? values : undefined)
  if ((row.risks === '') !== (row.risks_from === undefined && row.risks_to === undefined))
    faults.add(at, 'risks without a number, or reverse')
  const read: { [K in keyof Circumstance]: Circumstance[K] | undefined } = {
    ageFrom: row.age_from,
    ageBelow: row.age_below,
    sex: row.sex === '' ? undefined : row.sex,
    weightTo: row.weight_to,
    codes: cells(row.if_codes),
    withoutCodes: cells(row.without_codes),
    crclFrom: row.crcl_from,
    crclBelow: row.crcl_below,
    creatinineFrom: row.creatinine_from,
    childPugh: cells(row.child_pugh),
    habits: row.if_habits.length > 0 ? row.if_habits : undefined,
    weeksFrom: row.weeks_from,
    state: row.if_state === '' ? undefined : row.if_state,
    with: row.with === '' ? undefined : row.with.split('&').map((cell) => resolve(cell.trim(), at)),
    without: drugs(row.without),
    withoutTaken: drugs(row.without_taken),
    routes: cells(row.if_routes),
    doseOver: row.dose_over,
    doseTo: row.dose_to,
    meanOver: row.mean_over,
    singleOver: row.single_over,
    doseKgOver: row.dose_kg_over,
    daysOver: row.days_over,
    daysTo: row.days_to,
    timesOver: row.times_over,
    when: cells(row.if_when),
    words: cells(row.if_words.map((word) => normalize(word))),
    risks:
      row.risks === ''
        ? undefined
        : { list: row.risks, from: row.risks_from ?? 0, to: row.risks_to ?? Infinity },
  }
  const given = Object.entries(read).filter(([, value]) => value !== undefined)
  return given.length === 0 ? null : Object.fromEntries(given)
}
