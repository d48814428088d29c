import { useQuery } from '@tanstack/react-query'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CirclePlay,
  Clock,
  FileCheck,
  FilePen,
  type LucideIcon,
  Send,
  ShoppingBag,
  TriangleAlert,
} from 'lucide-react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { MailLeaving } from './MailLeaving.tsx'
import { type TimelineStep, type StepKind, stepsOf } from './timeline-steps.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

const icons: Record<StepKind, LucideIcon> = {
  prepared: FilePen,
  issued: FileCheck,
  warned: TriangleAlert,
  mail_pending: Clock,
  mail_sent: CircleCheck,
  mail_failed: CircleAlert,
  mail_unknown: CircleHelp,
  resent: Send,
  filled: ShoppingBag,
  rejected: Ban,
  restored: CirclePlay,
  row_cancelled: Ban,
  paused: CirclePause,
  resumed: CirclePlay,
  renewal_requested: CircleHelp,
}

/** Timeline of what happened to a prescription, from its issue on. */
export function Timeline({ rx }: { rx: Prescription }) {
  const { detail: texts } = useTexts('prescription')
  const { data, error, refetch } = useQuery(
    query(prescriptionCalls.timeline, { params: { signature: rx.signature } }),
  )
  if (data) {
    const steps = stepsOf(data, rx.status)
    return (
      <ol>
        {steps.map((step, at) => (
          <TimelineStep
            key={`${step.kind} ${step.at ?? ''} ${step.note}`}
            step={step}
            signature={rx.signature}
            isByHand={rx.document_kind === 'handwritten'}
            isLast={at === steps.length - 1}
          />
        ))}
      </ol>
    )
  }
  if (error) {
    return <LoadFailed title={texts.timelineFailed} error={error} retry={refetch} />
  }
  return (
    <div className="grid gap-5">
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-10 w-48 max-w-full" />
    </div>
  )
}

interface TimelineStepProps {
  step: TimelineStep
  signature: string
  /** Whether the prescription is signed by hand, on paper. */
  isByHand: boolean
  isLast: boolean
}

function TimelineStep({ step, signature, isByHand, isLast }: TimelineStepProps) {
  const { timeline: words } = useTexts('prescription')
  const { kind, at, by, note, quantities } = step
  const Icon = icons[kind]
  const needsCare = kind === 'mail_failed' || kind === 'mail_unknown'
  return (
    <li className={classNames('relative grid grid-cols-[1.25rem_1fr] gap-x-3', !isLast && 'pb-5')}>
      {!isLast && <span aria-hidden className="absolute top-7 bottom-1 left-2.5 w-px bg-line" />}
      <Icon
        aria-hidden
        strokeWidth={1.8}
        className={classNames('mt-0.5 size-5', needsCare ? 'text-warn' : 'text-ink-faint')}
      />
      <div className="min-w-0 break-words">
        <p className={classNames('font-semibold', needsCare ? 'text-warn-ink' : 'text-ink')}>
          {kind === 'prepared' || kind === 'filled' || kind === 'rejected'
            ? words[kind](by)
            : kind === 'issued' && isByHand
              ? words.issuedForHand
              : words[kind]}
        </p>
        {quantities.map(({ presentation, quantity }) => (
          <p key={presentation} className="text-ink-soft">
            {words.quantity(quantity)} <Clinical>{presentation}</Clinical>
          </p>
        ))}
        {kind === 'mail_pending' && <MailLeaving signature={signature} />}
        {note && <p className="text-ink-soft">{note}</p>}
        {at && (
          <time dateTime={at} className="text-sm text-ink-faint">
            {formatDateTime(at)}
          </time>
        )}
      </div>
    </li>
  )
}
