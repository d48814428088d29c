import type { Computed } from '#contract/posology/packs/computed-packs.ts'
import { fillFromDrug } from '#contract/drafts/draft-rows.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'

export interface OtherBox {
  /** The row with the product in the other box. */
  row: Row
  computed: Computed
}

/** Words by which the catalogue finds every box of the row's product: the presentation without its package. */
export const boxQuery = ({ presentation }: Row): string => presentation.split(', ')[0] ?? presentation

/**
 * The row's product in another box, of which the treatment takes fewer packages, and not more units in all. Null where the
 * row's own box is as good, or where the doctor chose the quantity or a brand.
 * @param drugs results of a search for the product
 */
export function otherBox(
  row: Row,
  drugs: readonly Drug[],
  read: typeof readingOf = readingOf,
): OtherBox | null {
  const { computed: now } = read(row)
  const own = drugs.find(({ uid }) => uid === row.drug_upc)
  if (!own || !now || now.packs < 2 || row.qty !== now.packs || row.brand !== null) return null
  const better = drugs.flatMap((drug) => {
    if (drug.uid === own.uid || drug.unavailable || !isSameMedicine(drug, own)) return []
    const other = { ...fillFromDrug(row, drug), key: row.key, qty_follows: true, via: row.via, brand: null }
    const filled: Row = { ...row, ...other }
    const { computed } = read(filled)
    const fits =
      computed?.container === now.container && computed.packs < now.packs && unitsOf(computed) <= unitsOf(now)
    return fits ? [{ row: filled, computed }] : []
  })
  return (
    better.toSorted((a, b) => a.computed.packs - b.computed.packs || a.computed.each - b.computed.each)[0] ??
    null
  )
}

const unitsOf = ({ packs, each }: Computed): number => packs * each

const isSameMedicine = (a: Drug, b: Drug): boolean =>
  (['category', 'generic', 'strength', 'form', 'route', 'fraction'] as const).every(
    (part) => a[part] === b[part],
  )
