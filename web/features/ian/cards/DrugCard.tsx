import { formatPesos } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Card } from './Card.tsx'
import type { CardOf } from './card-of.ts'

/** Card of a presentation of the drug catalogue: its text, brands, class and price. */
export function DrugCard({ card }: { card: CardOf<'drug'> }) {
  const texts = useTexts('ian')
  const { presentation, brands, fraction, price } = card
  return (
    <Card>
      <b className="font-semibold wrap-anywhere">
        <Clinical>{presentation}</Clinical>
      </b>
      {brands.length > 0 && <p className="text-ink-soft">{brands.join(', ')}</p>}
      <p className="text-sm text-ink-faint">
        {texts.fraction(fraction)}. {price === null ? texts.priceUnknown : formatPesos(Number(price))}.
      </p>
    </Card>
  )
}
