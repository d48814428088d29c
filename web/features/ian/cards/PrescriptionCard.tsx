import { formatDateTime } from '../../../lib/format.ts'
import { stateTag } from '../../../lib/state-tag.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { CardOf } from './card-of.ts'

/** Card of a prescription: patient, state, medicines and date. The whole card is a link to the prescription. */
export function PrescriptionCard({ card }: { card: CardOf<'prescription'> }) {
  const { state } = useTexts('prescription-states')
  const { signature, patient, medications, status, issued_at: at } = card
  return (
    <Link
      to={linkTo('prescription', { signature })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card! border border-line bg-card px-4 py-3 text-ink! no-underline! hover:bg-sunk"
    >
      <b className="font-semibold wrap-anywhere">{patient}</b>
      <Tag tone={stateTag[status]}>{state[status]}</Tag>
      <span className="font-normal text-ink-soft">
        <Clinical>{medications.join(', ')}</Clinical>
      </span>
      <time dateTime={at} className="text-right text-sm font-normal text-ink-faint">
        {formatDateTime(at)}
      </time>
    </Link>
  )
}
