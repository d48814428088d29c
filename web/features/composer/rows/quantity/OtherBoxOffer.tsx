import { useDeferredValue, useMemo } from 'react'
import { isSurplus } from '#contract/posology/packs/computed-packs.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { rowFieldId } from '../../draft/field-ids.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import { moveFocus } from '../move-focus.ts'
import { inlineAction } from '../instructions/inline-action.ts'
import type { RowCardProps } from '../row-parts.ts'
import { usePageCatalogue } from '../use-page-catalogue.ts'
import { boxQuery, otherBox } from './other-box.ts'

interface OtherBoxOfferProps extends Pick<RowCardProps, 'onChange'> {
  row: Row
}

/**
 * Offer of the product in another box, after the sentence of a row. The offer appears where the treatment takes fewer
 * boxes, as one of 30 in place of three of 10, or where a smaller box is enough: 10 tablets of a controlled medicine need
 * no box of 100. The offer takes the place of the computed quantity, so that the row is as high as one without an offer.
 */
export function OtherBoxOffer({ row: latest, onChange }: OtherBoxOfferProps) {
  const texts = useTexts('composer-rows')
  const catalogue = usePageCatalogue()
  // The search for other boxes is deferred, so that a typed letter is painted first.
  const row = useDeferredValue(latest)
  const { computed } = readingOf(row)
  const isMany = computed !== null && (computed.packs > 1 || isSurplus(computed.packs, computed))
  const found = useMemo(
    () => (catalogue && isMany ? otherBox(row, catalogue.search(boxQuery(row)).results) : null),
    [catalogue, isMany, row],
  )
  if (!found || row !== latest) return null
  return (
    <>
      {' '}
      <button
        id={rowFieldId(row.key, 'box')}
        type="button"
        className={inlineAction}
        onClick={() => {
          onChange(found.row)
          moveFocus(rowFieldId(row.key, 'instructions'))
        }}
      >
        {texts.otherBox(found.computed)}
      </button>
    </>
  )
}
