import { type Computed, fewestUnits, isSurplus, unitsOf } from '#contract/posology/packs/computed-packs.ts'
import { isAsked } from '#contract/posology/packs/quantity-doubt.ts'
import { fillFromDrug } from '#contract/drafts/draft-rows.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'

export interface OtherBox {
  /** The row, with the same product in a package of another size. */
  row: Row
  computed: Computed
}

/** Words by which the catalogue finds every box of the row's product: the presentation without its package. */
export const boxQuery = ({ presentation }: Row): string => presentation.split(', ')[0] ?? presentation

/**
 * The row's product in another box, of which the treatment takes fewer packages, and not more units in all. For a
 * controlled medicine or an antibiotic whose box holds more than twice the treatment, the function returns the box
 * that leaves the fewest units over (`lesserBox` asks about the same box). Null where the row's own box is as good,
 * or where the doctor chose the quantity or a brand.
 * @param drugs results of a search for the product
 */
export function otherBox(
  row: Row,
  drugs: readonly Drug[],
  read: typeof readingOf = readingOf,
): OtherBox | null {
  const { computed: now } = read(row)
  const own = drugs.find(({ uid }) => uid === row.drug_upc)
  if (!own || !now || row.qty !== now.packs || row.brand !== null) return null
  const isLarge = isSurplus(now.packs, now) && isAsked('large', own)
  if (now.packs < 2 && !isLarge) return null
  const better = drugs.flatMap((drug) => {
    if (drug.uid === own.uid || drug.unavailable || !isSameMedicine(drug, own)) return []
    const other = { ...fillFromDrug(row, drug), key: row.key, qty_follows: true, via: row.via, brand: null }
    const filled: Row = { ...row, ...other }
    const { computed } = read(filled)
    if (computed?.container !== now.container) return []
    const fits = isLarge
      ? unitsOf(computed) < unitsOf(now)
      : computed.packs < now.packs && unitsOf(computed) <= unitsOf(now)
    return fits ? [{ row: filled, computed }] : []
  })
  return (
    better.toSorted(({ computed: a }, { computed: b }) =>
      isLarge ? fewestUnits(a, b) : a.packs - b.packs || a.each - b.each,
    )[0] ?? null
  )
}

const isSameMedicine = (a: Drug, b: Drug): boolean =>
  (['category', 'generic', 'strength', 'form', 'route', 'fraction'] as const).every(
    (part) => a[part] === b[part],
  )
