import { X } from 'lucide-react'
import { useState } from 'react'
import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { formatMoment } from '../format-moment.ts'
import { dismissItem } from './dismiss.ts'
import type { ResendFormProps } from './ResendForm.tsx'
import { attentionSentence } from './attention-sentence.ts'

const ResendForm = onDemand<ResendFormProps>(async () => (await import('./ResendForm.tsx')).ResendForm)

const act =
  'inline-flex min-h-11 cursor-pointer items-center rounded-small font-semibold text-accent! no-underline! hover:underline!'

interface AttentionRowProps {
  item: AttentionItem
  now: Date
  /** Moves the focus away from the row that is about to be removed. */
  onLeave: (row: Element | null) => void
}

/** One matter that waits for the doctor: a sentence, its action, and a button that removes it from the list. */
export function AttentionRow({ item, now, onLeave }: AttentionRowProps) {
  const texts = useTexts('attention')
  const { todayAt } = useTexts('dashboard')
  const [isOpen, setOpen] = useState(false)
  const said = attentionSentence(item, texts, formatMoment(item.at, now, todayAt))
  const isMail = item.kind === 'mail-failed' || item.kind === 'mail-unknown'
  return (
    <li className="border-line not-first:border-t">
      <div className="grid min-h-(--row) grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2 pr-2 pl-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:pl-5">
        <div className="min-w-0 max-sm:col-span-2 max-sm:pr-2">
          <p className="font-semibold wrap-anywhere">{said.text}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <Clinical>{said.detail}</Clinical>
          </p>
        </div>
        {said.to === '' ? (
          <button type="button" className={act} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {said.act}
          </button>
        ) : (
          <span>
            <Link to={said.to} className={act}>
              {said.act}
            </Link>
          </span>
        )}
        <IconButton
          icon={X}
          label={texts.dismiss(said.text)}
          data-dismiss=""
          onClick={(event) => {
            onLeave(event.currentTarget.closest('li'))
            void dismissItem(item)
          }}
        />
      </div>
      {isMail && isOpen && <ResendForm item={item} onClose={() => setOpen(false)} />}
    </li>
  )
}
