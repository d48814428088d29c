import { WifiOff } from 'lucide-react'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

interface DraftLinkProps {
  draft: DraftSummary
  name: string
  /** Whether the draft is issued automatically once there is a network. */
  isWaiting: boolean
}

/** Link to the page where a draft is continued, or reviewed when an assistant prepared it. */
export function DraftLink({ draft, name, isWaiting }: DraftLinkProps) {
  const texts = useTexts('drafts')
  const waiting = useTexts('waiting')
  const named = draft.medications.filter(Boolean).join(', ')
  const isPrepared = draft.prepared_by !== ''
  const to = isPrepared
    ? linkTo('draft', { id: draft.id })
    : linkTo('newPrescription', undefined, { draft: draft.id })
  return (
    <Link
      to={to}
      className={classNames(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 text-ink! no-underline! hover:bg-sunk focus-visible:-outline-offset-2',
        isWaiting && 'max-sm:basis-full',
      )}
    >
      <span className="sr-only">
        {isWaiting ? waiting.open(name) : isPrepared ? texts.review(name) : texts.resume(name)}
      </span>
      <span aria-hidden className="min-w-0 break-words font-semibold">
        {name}
      </span>
      <span className="sm:justify-self-end">
        {isWaiting && (
          <Tag tone="warn">
            <WifiOff aria-hidden className="size-4" />
            {texts.waiting}
          </Tag>
        )}
        {isPrepared && (
          <Tag tone={draft.state === 'submitted' ? 'accent' : 'outline'}>{texts.states[draft.state]}</Tag>
        )}
      </span>
      <span className="font-normal wrap-anywhere text-ink-soft">
        {named ? <Clinical>{named}</Clinical> : texts.rowsNone}
      </span>
      <time dateTime={draft.changed_at} className="text-sm font-normal text-ink-faint sm:text-right">
        {formatDateTime(draft.changed_at)}
      </time>
      {isPrepared && (
        <span className="truncate text-sm font-normal text-ink-faint">
          {texts.preparedBy(draft.prepared_by)}
        </span>
      )}
    </Link>
  )
}
