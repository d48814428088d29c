import { useQuery } from '@tanstack/react-query'
import {
  Ban,
  CalendarClock,
  CalendarX2,
  CircleHelp,
  CirclePause,
  type LucideIcon,
  MailWarning,
} from 'lucide-react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { formatDay } from '../../../lib/format.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Sentence, stateSentence } from './state-sentence.ts'

const icons: Record<Sentence, LucideIcon> = {
  cancelled: Ban,
  expired: CalendarX2,
  scheduled: CalendarClock,
  paused: CirclePause,
  failed: MailWarning,
  unknown: CircleHelp,
}

/** One sentence above everything else: why a prescription cannot be filled now, or why its mail may not have arrived. */
export function StateSentence({ rx }: { rx: Prescription }) {
  const { sentence: texts } = useTexts('prescription')
  const sentence = stateSentence(rx)
  // The query is that of the timeline beside the sentence: its answer names who cancelled the prescription.
  const { data: events } = useQuery({
    ...query(prescriptionCalls.timeline, { params: { signature: rx.signature } }),
    enabled: sentence === 'cancelled',
  })
  if (!sentence) return null
  const by = events?.find(({ kind }) => kind === 'rejected')?.by ?? ''
  const Icon = icons[sentence]
  const isOver = sentence === 'cancelled' || sentence === 'expired' || sentence === 'scheduled'
  return (
    <p
      className={classNames(
        'flex items-start gap-3 rounded-card border px-4 py-3',
        isOver ? 'border-edge bg-sunk text-ink' : 'border-warn bg-warn-soft text-warn-ink',
      )}
    >
      <Icon aria-hidden strokeWidth={1.8} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 font-medium break-words">
        {sentence === 'cancelled'
          ? texts.cancelled(by, rx.reason_of_rejected.replace(/[.\s]+$/, ''))
          : sentence === 'expired'
            ? texts.expired(formatDay(rx.valid_until))
            : sentence === 'scheduled'
              ? texts.scheduled(formatDay(rx.valid_from ?? rx.created_at), formatDay(rx.valid_until))
              : texts[sentence]}
      </span>
    </p>
  )
}
