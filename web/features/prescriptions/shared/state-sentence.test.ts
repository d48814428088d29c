import { expect, test } from 'vitest'
import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import { stateSentence } from './state-sentence.ts'
import { needsResend } from './status.ts'

const status = (state: RxStatus, sent: SentStatus) => ({
  rx_status: [state, ''] satisfies [RxStatus, string],
  sent_status: [sent, ''] satisfies [SentStatus, string],
})

test.each([
  ['rejected', 'failed', 'cancelled'],
  ['expired', 'unknown', 'expired'],
  ['available', 'failed', 'failed'],
  ['filled', 'unknown', 'unknown'],
  ['available', 'pending', undefined],
  ['partially_filled', 'sent_email', undefined],
] as const)('%s and %s: %s is shown first', (state, sent, sentence) => {
  expect(stateSentence({ status: status(state, sent) })).toBe(sentence)
})

test.each([
  ['available', 'failed', true],
  ['filled', 'unknown', true],
  ['available', 'pending', false],
  ['rejected', 'failed', false],
  ['expired', 'unknown', false],
] as const)('%s and %s: sending again is offered: %s', (state, sent, needs) => {
  expect(needsResend(status(state, sent))).toBe(needs)
})
