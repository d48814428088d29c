import * as z from 'zod/mini'
import { filled, several, yesNo } from '../cells.ts'
import { circumstanceColumns } from './circumstance.ts'
import { CODED_STATES } from './codes/coded-state.ts'
import { CAUTION_KINDS, REACHES, REPRODUCTIVE_STATES, SEVERITIES } from './rule.ts'

/** Columns that every table of safety rules has (`rowsOfTable`). */
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
export const CodedStateRow = z.object({
  state: z.enum(CODED_STATES),
  codes: several.check(z.minLength(1, 'empty')),
  filtration: optionalDecimal,
  unmeasured: yesNo,
  sources: several,
})
export const ReachRow = z.object({ route: filled, reach: z.enum(REACHES) })

/** A cell of several values in a column that a table may leave out. */
const maybeSeveral = z.pipe(z._default(z.string(), ''), several)

export const DropsRow = z.object({ drug: filled, strength: filled, drops_per_ml: decimal, sources: several })

/** A row of `forms/through-skin.csv`. */
export const ThroughSkinRow = z.object({ drug: filled, form_or_route: filled, sources: several })

/** A row of `forms/given-elsewhere.csv`. */
export const GivenElsewhereRow = z.object({ drugs: filled, routes: several, sources: several })

/** A row of `forms/depots.csv`. */
export const DepotRow = z.object({
  drugs: z.string(),
  words: several,
  strengths: several,
  every_injection: yesNo,
  sources: several,
})

/** A row of `forms/mixtures.csv`. */
export const MixtureRow = z.object({ name: filled, ingredients: filled, sources: several })

/** A row that states a number of days for some drugs, in `lingering.csv` and `vaccines.csv`. */
export const DaysRow = z.object({ drugs: filled, days: decimal, sources: several })

/** A row of `lingering.csv`: an empty `toward` means every drug. */
export const LingeringRow = z.object({ ...DaysRow.shape, toward: z.string() })

const ages = { from_months: decimal, to_months: decimal }

/** One schema for each folder of `knowledge/safety`, whose CSV files have these columns. */
export const rowsOfTable = {
  interactions: z.object({
    ...common,
    ...circumstanceColumns,
    dose_of: z._default(z.enum(['a', 'b']), 'b'),
    instead_of: maybeSeveral,
    apart: z._default(yesNo, false),
    a: filled,
    b: filled,
    local: z.enum(['none', 'a', 'b', 'both']),
  }),
  duplicates: z.object({ ...common, drugs: filled, at_most: decimal }),
  allergies: z.object({
    ...common,
    ...circumstanceColumns,
    allergens: filled,
    of_class: z._default(yesNo, false),
    reacts_with: filled,
  }),
  conditions: z.object({ ...common, ...circumstanceColumns, drugs: filled, codes: several, local: yesNo }),
  reproduction: z.object({
    ...common,
    ...circumstanceColumns,
    drugs: filled,
    state: z.enum(REPRODUCTIVE_STATES),
    local: yesNo,
  }),
  renal: z.object({ ...common, ...circumstanceColumns, drugs: filled, below: decimal }),
  ages: z.object({
    ...common,
    ...circumstanceColumns,
    drugs: filled,
    from_months: decimal,
    below_months: decimal,
    local: yesNo,
  }),
  cautions: z.object({
    ...common,
    ...circumstanceColumns,
    kind: z.enum(CAUTION_KINDS),
    drugs: filled,
    reaches: maybeSeveral,
  }),
  loads: z.object({
    ...common,
    ...circumstanceColumns,
    load: filled,
    drugs: filled,
    points_from: decimal,
    drugs_from: decimal,
    each: z._default(z.string(), ''),
    absorbs: maybeSeveral,
  }),
  risks: z.object({
    ...circumstanceColumns,
    list: filled,
    name_es: filled,
    name_en: filled,
    drugs: z._default(z.string(), ''),
    sources: several,
  }),
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
    max_month: z._default(optionalDecimal, null),
    depot: z._default(yesNo, false),
  }),
  paediatric: z.object({
    ...ages,
    beside: z._default(z.string(), ''),
    drug: filled,
    routes: several,
    indication_es: z.string(),
    indication_en: z.string(),
    unit: filled,
    per_kg: z._default(yesNo, true),
    from_kg: z._default(optionalDecimal, null),
    to_kg: z._default(optionalDecimal, null),
    min_day: decimal,
    max_day: decimal,
    times: decimal,
    single: z._default(yesNo, false),
    ceiling_day: decimal,
    sources: several,
  }),
} as const
