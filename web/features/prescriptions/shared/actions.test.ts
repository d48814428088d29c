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

describe('actions by state', () => {
  test.each(['available', 'partially_filled'] as const)('all actions while it can be filled: %s', (state) => {
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

  test('a prescription signed by hand has no series, because the law sets its validity', () => {
    expect(actionsFor({ ...rx('available'), document_kind: 'handwritten' }, true)).not.toContain('series')
  })

  test('a filled prescription can be printed and sent, not cancelled', () => {
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

  test('an expired prescription is neither sent nor cancelled', () => {
    expect(actionsFor(rx('expired', 'failed'), true)).toEqual([
      'print',
      'repeat',
      'renew',
      'series',
      'favourite',
      'copyLink',
    ])
  })

  test('a cancelled prescription can only be written again', () => {
    expect(actionsFor(rx('rejected', 'failed'), true)).toEqual(['repeat', 'favourite'])
    expect(actionsFor(rx('rejected'), false)).toEqual([])
  })

  test('a doctor who may not issue yet can repeat nothing', () => {
    expect(actionsFor(rx('available'), false)).not.toContain('repeat')
  })

  test.each(['failed', 'unknown'] as const)(
    'sending again is the first action when the mail is %s',
    (sent) => {
      expect(actionsFor(rx('available', sent), true)[0]).toBe('resend')
    },
  )
})
