import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Card } from './Card.tsx'
import type { CardOf } from './card-of.ts'

/** Card of a draft that the assistant prepared, with its rows. The doctor opens it in the composer to review and sign it. */
export function DraftCard({ card }: { card: CardOf<'draft'> }) {
  const texts = useTexts('ian')
  return (
    <Card>
      <b className="font-semibold wrap-anywhere">{texts.draftFor(card.patient)}</b>
      <ol className="grid gap-1.5">
        {card.rows.map(({ presentation, instructions }) => (
          <li key={`${presentation} ${instructions}`}>
            <Clinical>{presentation}</Clinical>
            <span className="block text-ink-soft">
              {instructions ? <Clinical>{instructions}</Clinical> : texts.withoutInstructions}
            </span>
          </li>
        ))}
      </ol>
      <Link
        button="primary"
        className="mt-2 w-fit max-sm:w-full"
        to={linkTo('newPrescription', undefined, { draft: card.id })}
      >
        {texts.openDraft}
      </Link>
    </Card>
  )
}
