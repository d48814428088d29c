import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DraftLink } from './DraftLink.tsx'
import { type DraftPlace, useLeaving } from './use-leaving.ts'

interface DraftListProps {
  title: string
  lead?: string
  drafts: readonly DraftSummary[]
  is?: DraftPlace
}

/**
 * Drafts of one kind. One that an assistant prepared leads to its review; one of the doctor's own to the
 * composer.
 */
export function DraftList({ title, lead, drafts, is }: DraftListProps) {
  const texts = useTexts('drafts')
  const waiting = useTexts('waiting')
  const { cancel } = useTexts('common')
  const id = useId()
  const isWaiting = is === 'waiting'
  const [leaving, setLeaving] = useState<DraftSummary | null>(null)
  const nameOf = (draft: DraftSummary): string => draft.patient_name || texts.patientNone
  const { stopWaiting, discard } = useLeaving(is)
  const leave = () => {
    setLeaving(null)
    if (leaving) void discard(leaving)
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-ink-soft">
        {title}
      </h2>
      {lead && <p className="text-ink-soft">{lead}</p>}
      <ul className="mt-2 rows overflow-hidden">
        {drafts.map((draft) => (
          <li
            key={draft.id}
            className={classNames(
              'flex items-center gap-2 pr-2',
              isWaiting && 'max-sm:flex-wrap max-sm:justify-end',
            )}
          >
            <DraftLink draft={draft} name={nameOf(draft)} isWaiting={isWaiting} />
            {isWaiting && (
              <Button
                tone="quiet"
                aria-label={waiting.stopOf(nameOf(draft))}
                onClick={() => void stopWaiting(draft)}
              >
                {waiting.stop}
              </Button>
            )}
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
            <Button tone="danger" onClick={leave}>
              {texts.discard}
            </Button>
          </>
        }
      >
        <p>{leaving && (isWaiting ? waiting.discardText : texts.discardText)(nameOf(leaving))}</p>
      </Dialog>
    </section>
  )
}
