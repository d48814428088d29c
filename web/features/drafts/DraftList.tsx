import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { DraftLink } from './DraftLink.tsx'

interface DraftListProps {
  title: string
  lead?: string
  drafts: readonly DraftSummary[]
  /** Callback that stops a draft from waiting for the network; absent where none waits. */
  stopWaiting?: (draft: DraftSummary) => void
  /** Callback that asks whether a draft is to be discarded. */
  discard: (draft: DraftSummary) => void
}

/**
 * List of the drafts of one kind. A draft that an assistant prepared is linked to its review, a draft of the doctor's own to the
 * composer.
 */
export function DraftList({ title, lead, drafts, stopWaiting, discard }: DraftListProps) {
  const texts = useTexts('drafts')
  const waiting = useTexts('waiting')
  const id = useId()
  const isWaiting = stopWaiting !== undefined
  const nameOf = (draft: DraftSummary): string => draft.patient_name || texts.patientNone
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
                onClick={() => stopWaiting?.(draft)}
              >
                {waiting.stop}
              </Button>
            )}
            <IconButton icon={Trash2} label={texts.discardOf(nameOf(draft))} onClick={() => discard(draft)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
