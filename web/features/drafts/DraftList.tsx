import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { DraftSummary } from '#contract/drafts.ts'
import { api } from '../../lib/api.ts'
import { deviceDraftsKey, removeDraft } from '../../lib/draft-storage.ts'
import { drafts as calls } from '../../lib/endpoints.ts'
import { takeBack } from '../../lib/follow-queue.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useDoctor } from '../../lib/profile.ts'
import { invalidate, queryClient } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { notify } from '../../ui/notices.ts'
import { DraftLink } from './DraftLink.tsx'

interface DraftListProps {
  title: string
  lead?: string
  drafts: readonly DraftSummary[]
  /** `here`: the account does not have them, this device does. `waiting`: to be issued once there is a network. */
  is?: 'here' | 'waiting'
}

/** Drafts of one kind. What an assistant prepared is reviewed first; one's own goes on where it was left. */
export function DraftList({ title, lead, drafts, is }: DraftListProps) {
  const texts = useTexts('drafts')
  const waiting = useTexts('waiting')
  const { cancel } = useTexts('common')
  const id = useId()
  const doctor = useDoctor()
  const isWaiting = is === 'waiting'
  const [leaving, setLeaving] = useState<DraftSummary | null>(null)
  const nameOf = (draft: DraftSummary): string => draft.patient_name || texts.patientNone
  const readAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
    await invalidate(calls.list)
  }
  /** @returns false, having said so, when it was issued meanwhile */
  const stop = async ({ id }: DraftSummary): Promise<boolean> => {
    const isInTime = await takeBack(doctor.id, id)
    if (!isInTime) notify({ message: waiting.issuedMeanwhile, colour: 'warning' })
    return isInTime
  }
  const stopWaiting = async (draft: DraftSummary) => {
    if (await stop(draft)) notify({ message: waiting.stopped })
    await readAgain()
  }
  const discard = async (draft: DraftSummary) => {
    setLeaving(null)
    try {
      if (isWaiting && !(await stop(draft))) return
      // What never reached the account is not looked for there: there may be no network.
      const isInAccount = is === undefined || (isWaiting && draft.version > 0)
      if (isInAccount) await api(calls.remove, { params: { id: draft.id } })
      await removeDraft(doctor.id, draft.id)
      notify({ message: isWaiting ? texts.discardedWaiting : texts.discarded })
    } catch (error) {
      const message = [isWaiting && waiting.stopped, problemText(error)].filter(Boolean).join(' ')
      notify({ message, colour: 'error' })
    } finally {
      await readAgain()
    }
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-ink-soft">
        {title}
      </h2>
      {lead && <p className="text-ink-soft">{lead}</p>}
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
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
            <Button tone="danger" onClick={() => leaving && void discard(leaving)}>
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
