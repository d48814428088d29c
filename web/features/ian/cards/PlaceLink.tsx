import { openContact } from '../../../lib/contact-panel.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { CardOf } from './card-of.ts'

/** Link to the page of the product on which the doctor can do what the question is about. */
export function PlaceLink({ card: { place, id } }: { card: CardOf<'place'> }) {
  const { places } = useTexts('ian')
  if (place === 'contact')
    return (
      <Button onClick={() => openContact()} className="w-fit">
        {places.contact}
      </Button>
    )
  return (
    <Link button="secondary" to={addressOfPlace(place, id)} className="w-fit">
      {places[place]}
    </Link>
  )
}

function addressOfPlace(place: Exclude<CardOf<'place'>['place'], 'contact'>, id: string): string {
  if (place === 'patient') return linkTo('patient', { uid: id })
  if (place === 'prescription') return linkTo('prescription', { signature: id })
  return place === 'interactions' || place === 'home' ? paths.index : paths[place]
}
