import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { DraftSummary } from '#contract/drafts.ts'
import { api } from '../../lib/api.ts'
import { removeDraft } from '../../lib/draft-storage.ts'
import { drafts as calls } from '../../lib/endpoints.ts'
import { formatDateTime } from '../../lib/format.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useDoctor } from '../../lib/profile.ts'
import { invalidate, queryClient } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { notify } from '../../ui/notices.ts'
import { Tag } from '../../ui/Tag.tsx'
import { deviceDraftsKey } from './use-device-drafts.ts'

interface DraftListProps {
  title: string
  lead?: string
  drafts: readonly DraftSummary[]
  /** The account does not have them: this device does. */
  onDevice?: boolean
}

/** Drafts of one kind. What an assistant prepared is reviewed first; one's own goes on where it was left. */
export function DraftList({ title, lead, drafts, onDevice = false }: DraftListProps) {
  const texts = useTexts('drafts')
  const { cancel } = useTexts('common')
  const id = useId()
  const doctor = useDoctor()
  const [leaving, setLeaving] = useState<DraftSummary | null>(null)
  const nameOf = (draft: DraftSummary): string => draft.patient_name || texts.patientNone
  const discard = async (draft: DraftSummary) => {
    setLeaving(null)
    try {
      if (!onDevice) await api(calls.remove, { params: { id: draft.id } })
      await removeDraft(doctor.id, draft.id)
      notify({ message: texts.discarded })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
    await queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
    await invalidate(calls.list)
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-ink-soft">
        {title}
      </h2>
      {lead && <p className="text-ink-soft">{lead}</p>}
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex items-center gap-2 pr-2">
            <DraftLink draft={draft} name={nameOf(draft)} />
            <IconButton
              icon={Trash2}
              label={texts.discardOf(nameOf(draft))}
              onClick={() => setLeaving(draft)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={texts.discardTitle}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{cancel}</Button>
            <Button tone="danger" onClick={() => leaving && void discard(leaving)}>
              {texts.discard}
            </Button>
          </>
        }
      >
        <p>{leaving && texts.discardText(nameOf(leaving))}</p>
      </Dialog>
    </section>
  )
}

function DraftLink({ draft, name }: { draft: DraftSummary; name: string }) {
  const texts = useTexts('drafts')
  const isPrepared = draft.prepared_by !== ''
  const to = isPrepared
    ? linkTo('draft', { id: draft.id })
    : linkTo('newPrescription', undefined, { draft: draft.id })
  return (
    <Link
      to={to}
      className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 text-ink! no-underline! hover:bg-sunk focus-visible:-outline-offset-2"
    >
      <span className="sr-only">{isPrepared ? texts.review(name) : texts.resume(name)}</span>
      <span aria-hidden className="truncate font-semibold">
        {name}
      </span>
      <span className="sm:justify-self-end">
        {isPrepared && (
          <Tag tone={draft.state === 'submitted' ? 'accent' : 'outline'}>{texts.states[draft.state]}</Tag>
        )}
      </span>
      <span className="truncate font-normal text-ink-soft">
        {draft.medications.filter(Boolean).join(', ') || texts.rowsNone}
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
