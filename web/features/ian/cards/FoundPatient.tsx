import { formatDate, formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { Card } from './Card.tsx'
import type { CardOf } from './card-of.ts'

/** Card of a patient: name, date of birth, last prescription, and a link to the record. */
export function FoundPatient({ card }: { card: CardOf<'patient'> }) {
  const texts = useTexts('ian')
  const { uid, name, date_of_birth: birth, last_prescribed_at: last } = card
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <Link to={linkTo('patient', { uid })} className="grid min-h-11 place-items-center">
          {texts.openPatient}
        </Link>
      </div>
      <p className="text-ink-soft">
        {texts.born(formatDay(birth))}. {last === null ? texts.neverSeen : texts.lastSeen(formatDate(last))}.
      </p>
    </Card>
  )
}
