import { describe, expect, test } from 'vitest'
import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import { actionsFor } from './actions.ts'

const rx = (state: RxStatus, sent: SentStatus = 'sent_email') => ({
  document_kind: 'electronic' as const,
  status: {
    rx_status: [state, ''] satisfies [RxStatus, string],
    sent_status: [sent, ''] satisfies [SentStatus, string],
  },
})

describe('what a state allows', () => {
  test.each(['available', 'partially_filled'] as const)('all of it while it can be filled: %s', (state) => {
    expect(actionsFor(rx(state), true)).toEqual([
      'print',
      'resend',
      'repeat',
      'renew',
      'replace',
      'series',
      'favourite',
      'copyLink',
      'cancel',
    ])
  })

  test('what is signed by hand is no series: the law says how long it lasts', () => {
    expect(actionsFor({ ...rx('available'), document_kind: 'handwritten' }, true)).not.toContain('series')
  })

  test('a filled one can still be printed and sent, not cancelled', () => {
    expect(actionsFor(rx('filled'), true)).toEqual([
      'print',
      'resend',
      'repeat',
      'renew',
      'series',
      'favourite',
      'copyLink',
    ])
  })

  test('an expired one is neither sent nor cancelled', () => {
    expect(actionsFor(rx('expired', 'failed'), true)).toEqual([
      'print',
      'repeat',
      'renew',
      'series',
      'favourite',
      'copyLink',
    ])
  })

  test('a cancelled one can only be written anew', () => {
    expect(actionsFor(rx('rejected', 'failed'), true)).toEqual(['repeat', 'favourite'])
    expect(actionsFor(rx('rejected'), false)).toEqual([])
  })

  test('who may not prescribe yet can repeat nothing', () => {
    expect(actionsFor(rx('available'), false)).not.toContain('repeat')
  })

  test.each(['failed', 'unknown'] as const)('sending again comes first when the mail is %s', (sent) => {
    expect(actionsFor(rx('available', sent), true)[0]).toBe('resend')
  })
})
