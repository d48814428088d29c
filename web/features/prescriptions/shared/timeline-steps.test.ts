import { expect, test } from 'vitest'
import type { SentStatus } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { stepsOf } from './timeline-steps.ts'

const issued: TimelineEvent = { at: '2026-11-21T18:00:00Z', kind: 'issued', by: '', note: '', quantities: [] }
const status = (sent: SentStatus) => ({
  rx_status: ['available', ''] satisfies ['available', string],
  sent_status: [sent, ''] satisfies [SentStatus, string],
})

test('a mail being sent is the last step, without a time', () => {
  expect(stepsOf([issued], status('pending')).map(({ kind, at }) => [kind, at])).toEqual([
    ['issued', issued.at],
    ['mail_pending', undefined],
  ])
})

test('without a mail on its way the steps are the events', () => {
  expect(stepsOf([issued], status('sent_email'))).toEqual([issued])
})
