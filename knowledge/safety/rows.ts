import * as z from 'zod/mini'
import { filled, several, yesNo } from '../cells.ts'
import { REACHES, REPRODUCTIVE_STATES, SEVERITIES } from './rule.ts'

/** Columns that the rules of every table have. */
const common = {
  id: filled,
  severity: z.enum(SEVERITIES),
  mechanism_es: filled,
  mechanism_en: filled,
  advice_es: filled,
  advice_en: filled,
  sources: several,
}
export type CommonRow = z.output<z.ZodMiniObject<typeof common>>

const decimal = z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/, 'not a number')), z.transform(Number))
/** A decimal number; an empty cell is null. */
const optionalDecimal = z.pipe(
  z.string().check(z.regex(/^(\d+(\.\d+)?)?$/, 'not a number')),
  z.transform((cell: string) => (cell === '' ? null : Number(cell))),
)
export const ReachRow = z.object({ route: filled, reach: z.enum(REACHES) })

const ages = { from_months: decimal, to_months: decimal }

/** One schema for each folder of `knowledge/safety`, whose CSV files have these columns. */
export const rowsOfTable = {
  interactions: z.object({
    ...common,
    a: filled,
    b: filled,
    local: z.enum(['none', 'a', 'b', 'both']),
  }),
  duplicates: z.object({ ...common, drugs: filled, at_most: decimal }),
  allergies: z.object({ ...common, allergens: filled, reacts_with: filled }),
  conditions: z.object({ ...common, drugs: filled, codes: several, local: yesNo }),
  reproduction: z.object({ ...common, drugs: filled, state: z.enum(REPRODUCTIVE_STATES) }),
  renal: z.object({ ...common, drugs: filled, below: decimal }),
  ages: z.object({ ...common, drugs: filled, from_months: decimal, below_months: decimal }),
  doses: z.object({
    ...common,
    ...ages,
    drug: filled,
    routes: several,
    unit: z.enum(['mg', 'UI']),
    per_kg: yesNo,
    max_dose: optionalDecimal,
    max_day: optionalDecimal,
    ceiling_day: optionalDecimal,
    max_days_a_week: optionalDecimal,
    max_week: optionalDecimal,
  }),
  paediatric: z.object({
    ...ages,
    drug: filled,
    routes: several,
    indication_es: z.string(),
    indication_en: z.string(),
    unit: filled,
    min_day: decimal,
    max_day: decimal,
    times: decimal,
    ceiling_day: decimal,
    sources: several,
  }),
} as const
