import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import { law } from '#knowledge/law/law.ts'

/** The columns of a prescription row that name its medicine. */
export interface NamedMedicine {
  presentation: string
  generic: string
  brand: string
  drug_upc: string
}

/**
 * Number of days within which another prescription of a medicine of this class counts as a repetition, for which the doctor
 * must give a reason. Null for a class that may be prescribed again without a reason.
 */
export const askedWithin = (fraction: Fraction | null): number | null =>
  fraction === null ? null : law.classRule(fraction).askedAgainWithinDays

/** Longest of the periods, in days, within which another prescription of a controlled medicine counts as a repetition. */
export const LONGEST = Math.max(
  ...(['I', 'II', 'III', 'IV', 'V', 'VI'] as const).map((fraction) => askedWithin(fraction) ?? 0),
)

/**
 * Controlled ingredients of a row for whose repeated prescription the doctor must give a reason; none for an ordinary
 * medicine. Each ingredient has the number of days within which another prescription counts as a repetition. Of a
 * combination, only the controlled ingredients are included.
 */
export function controlledNames(
  row: NamedMedicine,
  { productByUid, recognise }: Pick<JudgedCatalogue, 'productByUid' | 'recognise'>,
): ReadonlyMap<string, number> {
  const product = row.drug_upc === '' ? undefined : productByUid(row.drug_upc)
  const said = recognise(
    [product?.generic, row.generic, row.presentation, row.brand].filter(Boolean).join(' '),
  )
  const days = askedWithin(product?.fraction ?? said.fraction)
  if (days === null) return new Map()
  const names = product?.ingredients.map(({ name }) => name) ?? said.generic?.split(' / ') ?? []
  const own = names.filter((name) => askedWithin(recognise(name).fraction) !== null)
  return new Map((own.length > 0 ? own : names).map((name) => [name, days]))
}
