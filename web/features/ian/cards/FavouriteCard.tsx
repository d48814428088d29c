import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Card } from './Card.tsx'
import type { CardOf } from './card-of.ts'

/** Card of a favourite: name and medicines, with a link to the page on which favourites are used. */
export function FavouriteCard({ card }: { card: CardOf<'favourite'> }) {
  const texts = useTexts('ian')
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <b className="font-semibold wrap-anywhere">{card.name}</b>
        <Link to={paths.favourites} className="grid min-h-11 place-items-center">
          {texts.places.favourites}
        </Link>
      </div>
      <p className="text-ink-soft">
        <Clinical>{card.medications.join(', ')}</Clinical>
      </p>
      {card.owner && <p className="text-sm text-ink-faint">{texts.favouriteOf(card.owner)}</p>}
    </Card>
  )
}
