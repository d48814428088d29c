import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { stripePayments } from './stripe.ts'

const SECRET = 'whsec_prueba'
const NOW = new Date('2026-11-23T18:00:00Z')
const signer = new Stripe('sk_test_prueba')
const settings = { url: 'https://api.stripe.com', key: 'sk_test_prueba', webhookSecret: SECRET }
const cards = stripePayments(settings, { fetchFor: () => fetch })

function read(event: object) {
  const payload = JSON.stringify(event)
  const timestamp = NOW.getTime() / 1000
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp })
  return cards.read(Buffer.from(payload), signature, NOW)
}
const completed = (id: unknown, payment: unknown) => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  data: {
    object: {
      object: 'checkout.session',
      metadata: { paylink: 'A'.repeat(22) },
      payment_intent: payment,
      payment_status: 'paid',
      amount_total: 80_000,
      currency: 'mxn',
    },
  },
})

test('a signed report of a payment is read with its ids', () => {
  const report = { kind: 'received', id: 'evt_1', payment: 'pi_1', cents: 80_000 }
  expect(read(completed('evt_1', 'pi_1'))).toMatchObject(report)
  expect(read(completed('evt_1', { id: 'pi_1' }))).toMatchObject(report)
})

test.each([null, undefined, 7, 'evt\u0000', 'e'.repeat(256)])('a report with the id %o is refused', (id) => {
  expect(read(completed(id, 'pi_1'))).toBeUndefined()
})

test.each(['pi\u0000', { id: 'pi\u0000' }, 'p'.repeat(256), null])(
  'a report of a payment with the id %o moves no money',
  (payment) => {
    expect(read(completed('evt_1', payment))).toEqual({ kind: 'ignored' })
  },
)
