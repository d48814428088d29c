import { useQuery } from '@tanstack/react-query'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { draftCalls } from '../../lib/calls/endpoints.ts'
import { formatDateTime } from '../../lib/format.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { useDeviceDrafts } from '../../lib/drafts/use-device-drafts.ts'
import { linkTo, paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

const SHOWN = 3

/**
 * Drafts that wait for a signature and drafts that were begun, the most urgent first. Renders nothing without
 * any.
 */
export function UnfinishedDrafts() {
  const texts = useTexts('drafts')
  const { data } = useQuery(query(draftCalls.list, {}))
  const { waiting, others } = useDeviceDrafts(data ?? [])
  if (waiting.length + others.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="mb-7">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="drafts" className="font-semibold text-ink-soft">
          {texts.title}
        </h2>
        <Link to={paths.drafts} className="grid min-h-11 place-items-center">
          {texts.all}
        </Link>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {[...waiting, ...others].slice(0, SHOWN).map((draft) => (
          <Unfinished key={draft.id} draft={draft} isWaiting={waiting.includes(draft)} />
        ))}
      </ul>
    </section>
  )
}

function Unfinished({ draft, isWaiting }: { draft: DraftSummary; isWaiting: boolean }) {
  const texts = useTexts('drafts')
  const named = draft.medications.filter(Boolean).join(', ')
  const to = draft.prepared_by
    ? linkTo('draft', { id: draft.id })
    : linkTo('newPrescription', undefined, { draft: draft.id })
  return (
    <li>
      <Link
        to={to}
        className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 text-ink! no-underline! hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <span className="truncate font-semibold">{draft.patient_name || texts.patientNone}</span>
        <span className="sm:justify-self-end">
          {isWaiting && <Tag tone="warn">{texts.waiting}</Tag>}
          {draft.prepared_by && (
            <Tag tone={draft.state === 'submitted' ? 'accent' : 'outline'}>{texts.states[draft.state]}</Tag>
          )}
        </span>
        <span className="truncate font-normal text-ink-soft">
          {named ? <Clinical>{named}</Clinical> : texts.rowsNone}
        </span>
        <time dateTime={draft.changed_at} className="text-sm font-normal text-ink-faint sm:text-right">
          {formatDateTime(draft.changed_at)}
        </time>
      </Link>
    </li>
  )
}
