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
 * Behind the sentence of a row: offers the product in another box, where the treatment takes fewer of those, or a smaller one: three
 * boxes of 10 are one of 30, and a treatment of 10 controlled tablets needs no box of 100. The offer takes the place of the computed quantity, so that the row is as high as one without an offer.
 */
export function OtherBoxOffer({ row: latest, onChange }: OtherBoxOfferProps) {
  const texts = useTexts('composer-rows')
  const catalogue = usePageCatalogue()
  // The search may wait until the typed letter is painted.
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
