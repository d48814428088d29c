import type { Prescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'

export type StepKind = TimelineEvent['kind'] | 'mail_pending'
export type TimelineStep = Omit<TimelineEvent, 'kind' | 'at'> & { kind: StepKind; at: string | undefined }

/**
 * Steps of the timeline: past events in their order, and what is still to come. A mail on its way is no event
 * yet.
 */
export function stepsOf(events: readonly TimelineEvent[], status: Prescription['status']): TimelineStep[] {
  const steps: TimelineStep[] = [...events]
  if (status.sent_status[0] === 'pending') {
    steps.push({ kind: 'mail_pending', at: undefined, by: '', note: '', quantities: [] })
  }
  return steps
}
