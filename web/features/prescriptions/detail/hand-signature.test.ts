import { expect, test } from 'vitest'
import type { RxStatus } from '#contract/prescriptions.ts'
import { handSignatureOf } from './hand-signature.ts'

const rx = (fraction: 'II' | 'III' | 'IV', state: RxStatus = 'available') => ({
  document_kind: fraction === 'IV' ? ('electronic' as const) : ('handwritten' as const),
  medications: [{ fraction: null }, { fraction }],
  status: {
    rx_status: [state, ''] as [RxStatus, string],
    sent_status: ['sent_email', ''] as ['sent_email', string],
  },
})

test.each(['II', 'III'] as const)('class %s is signed by hand, with the article of law', (fraction) =>
  expect(handSignatureOf(rx(fraction))).toEqual({ fraction, basis: `LGS art. 226 ${fraction}` }),
)

test('an electronic original is not signed by hand', () => expect(handSignatureOf(rx('IV'))).toBeNull())

test.each(['partially_filled', 'filled', 'rejected', 'expired'] as const)(
  'the signature is no longer asked for when the prescription is %s',
  (state) => expect(handSignatureOf(rx('II', state))).toBeNull(),
)
