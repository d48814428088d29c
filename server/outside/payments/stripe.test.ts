import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../../testing/payments.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createOutbound } from '../client/outbound.ts'
import { stripePayments } from './stripe.ts'

/*
 * Tests of the Stripe adapter against a local server that speaks the documented protocol of POST /v1/checkout/sessions.
 * The webhooks are signed by the official client. No test calls Stripe.
 */

const SECRET = 'whsec_prueba'
const signer = new Stripe('sk_test_prueba')
/** Requests that the local server received: idempotency key and form. */
let asked: { key: string; form: URLSearchParams; authorization: string }[] = []
let broken = false
/** Origin of the local server that stands for Stripe. */
let stripeAt = ''
let stripe: Server
let server: TestServer
let doctor: TestDoctor
let link: PaylinkDetail
let events = 0

beforeAll(async () => {
  stripe = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { authorization = '' } = request.headers
      const key = String(request.headers['idempotency-key'])
      asked.push({ key, form: new URLSearchParams(text), authorization })
      response.writeHead(broken ? 503 : 200, { 'content-type': 'application/json' })
      const session = {
        id: 'cs_1',
        object: 'checkout.session',
        url: `${stripeAt}/c/pay/${key}`,
      }
      response.end(JSON.stringify(broken ? { error: { message: 'down' } } : session))
    })
  })
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(stripe.address() as AddressInfo).port}`
  const outbound = createOutbound({ allowed: new Set([host]), log: () => undefined })
  stripeAt = `http://${host}`
  const settings = { url: stripeAt, key: 'sk_test_prueba', webhookSecret: SECRET }
  server = await startTestServer({ cards: stripePayments(settings, outbound) })
})
beforeEach(async () => {
  asked = []
  broken = false
  server.clock.now = new Date('2026-11-23T18:00:00Z')
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
  link = await createPaylinkFor(server, doctor)
})
afterAll(async () => {
  await server.close()
  stripe.close()
})

const seconds = () => Math.floor(server.clock.now.getTime() / 1000)
function send(body: object, more: { secret?: string; timestamp?: number } = {}) {
  const payload = JSON.stringify(body)
  const header = signer.webhooks.generateTestHeaderString({
    payload,
    secret: more.secret ?? SECRET,
    timestamp: more.timestamp ?? seconds(),
  })
  return server.app.inject({
    method: 'POST',
    url: '/hooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  })
}
const event = (type: string, object: object) => ({
  id: `evt_${(events += 1)}`,
  object: 'event',
  type,
  data: { object },
})
const session = (more: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  metadata: { paylink: link.slug },
  payment_intent: `pi_${link.slug}`,
  payment_status: 'paid',
  amount_total: 80_000,
  currency: 'mxn',
  ...more,
})
const completed = (more: object = {}) => event('checkout.session.completed', session(more))
const refunded = (cents: number) =>
  event('charge.refunded', {
    id: 'ch_1',
    object: 'charge',
    metadata: { paylink: link.slug },
    payment_intent: `pi_${link.slug}`,
    amount: 80_000,
    amount_refunded: cents,
    currency: 'mxn',
    payment_method_details: { type: 'card' },
  })
const now = async () =>
  (await call(server, `GET /api/v2/paylinks/${link.slug}`, { headers: doctor.auth })).json<PaylinkDetail>()
const confirm = (version: number) =>
  call(server, `POST /api/v2/paylinks/${link.slug}/confirm/`, {
    headers: doctor.auth,
    body: { version, amount_cents: 80_000 },
  })
const pay = () =>
  server.app.inject({
    method: 'POST',
    url: `/p/${link.slug}/card`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })

describe('the form for a card', () => {
  test('begins one payment of the asked amount in pesos, however often it is sent', async () => {
    const [first, second] = [await pay(), await pay()]
    expect(first.statusCode).toBe(303)
    expect(second.headers.location).toBe(first.headers.location)
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    const { form, authorization } = asked[0]!
    expect(authorization).toBe('Bearer sk_test_prueba')
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('80000')
    expect(form.get('line_items[0][price_data][currency]')).toBe('mxn')
    expect(form.get('metadata[paylink]')).toBe(link.slug)
    expect(JSON.stringify([...form])).not.toContain(doctor.email)
  })

  test('leads back to the bank transfer when the provider does not answer', async () => {
    broken = true
    expect((await pay()).headers.location).toBe(`/p/${link.slug}?said=no-card`)
  })

  test('may leave the page to the provider only', async () => {
    const page = await server.app.inject({ method: 'GET', url: `/p/${link.slug}` })
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${stripeAt};`)
    expect(page.body).toContain('Pagar con tarjeta o en OXXO')
  })
})

test('the pages of Stripe itself are on another host than its API', () => {
  const settings = { url: 'https://api.stripe.com', key: 'sk_test_prueba', webhookSecret: SECRET }
  const { pageOrigin } = stripePayments(settings, { fetchFor: () => fetch })
  expect(pageOrigin).toBe('https://checkout.stripe.com')
})

describe('a webhook', () => {
  test('of a paid session makes the link paid', async () => {
    expect((await send(completed())).json()).toEqual({ received: true })
    expect(await now()).toMatchObject({ state: 'paid', balance_cents: 80_000 })
    expect((await now()).movements.at(-1)).toMatchObject({ method: 'card', by: 'provider' })
  })

  test.each([
    ['forged', { secret: 'whsec_otra' }],
    ['with an old signature, as a replayed one has', { timestamp: 1_600_000_000 }],
  ])('that is %s is refused and changes nothing', async (_what, more) => {
    expect((await send(completed(), more)).statusCode).toBe(400)
    expect(await now()).toMatchObject({ state: 'pending', version: 1 })
  })

  test('that was altered after it was signed, or has no signature, is refused', async () => {
    const body = JSON.stringify(completed())
    const header = signer.webhooks.generateTestHeaderString({
      payload: body,
      secret: SECRET,
      timestamp: seconds(),
    })
    for (const headers of [{ 'stripe-signature': header }, {}]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/hooks/stripe',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body.replace('80000', '80001'),
      })
      expect(answer.statusCode).toBe(400)
    }
    expect((await now()).version).toBe(1)
  })

  test('that comes again, also at the same moment, is counted once', async () => {
    const same = completed()
    await Promise.all(Array.from({ length: 8 }, () => send(same)))
    await send(event('checkout.session.async_payment_succeeded', session()))
    expect(await now()).toMatchObject({ state: 'paid', version: 2, balance_cents: 80_000 })
  })

  test('of a session that waits for OXXO, failed or expired moves no money; its success does', async () => {
    await send(completed({ payment_status: 'unpaid' }))
    await send(event('checkout.session.async_payment_failed', session()))
    await send(event('checkout.session.expired', session()))
    expect(await now()).toMatchObject({ state: 'pending', version: 1 })
    await send(event('checkout.session.async_payment_succeeded', session()))
    expect((await now()).movements.at(-1)).toMatchObject({ method: 'oxxo', amount_cents: 80_000 })
  })

  test('of another amount records that amount, and of another currency records no money', async () => {
    await send(completed({ currency: 'usd', payment_intent: 'pi_usd' }))
    expect((await now()).balance_cents).toBe(0)
    await send(completed({ amount_total: 30_000 }))
    expect(await now()).toMatchObject({ state: 'pending', balance_cents: 30_000 })
  })

  test.each([0, -5000, 80_000.5, 10 ** 12])(
    'of the impossible amount %s is taken and moves no money',
    async (cents) => {
      expect((await send(completed({ amount_total: cents }))).statusCode).toBe(200)
      expect(await now()).toMatchObject({ state: 'pending', version: 1, balance_cents: 0 })
    },
  )

  test('that gives back more than was paid moves no money', async () => {
    expect((await send(refunded(80_001))).statusCode).toBe(200)
    expect(await now()).toMatchObject({ state: 'pending', version: 1, balance_cents: 0 })
  })

  test('whose link has no possible address is taken', async () => {
    for (const paylink of ['x\u0000', 'A'.repeat(5000)])
      expect((await send(completed({ metadata: { paylink } }))).statusCode).toBe(200)
  })

  test('that comes after the end of the link records the money all the same', async () => {
    server.clock.now = new Date('2027-03-01T18:00:00Z')
    await send(completed())
    expect(await now()).toMatchObject({ state: 'paid', balance_cents: 80_000 })
  })

  test('of a refund that comes before its payment records both once, in parts and after the end', async () => {
    server.clock.now = new Date('2027-03-01T18:00:00Z')
    const [part, all] = [refunded(30_000), refunded(80_000)]
    await send(all)
    await send(part)
    await send(completed())
    await send(all)
    expect(await now()).toMatchObject({ state: 'refunded', balance_cents: 0, version: 3 })
  })

  test('of a second payment that is given back after the first was is recorded, and all money is gone', async () => {
    await send(completed())
    await send(refunded(80_000))
    const second = { payment_intent: `pi_again_${link.slug}`, amount_total: 30_000 }
    await send(completed(second))
    expect(await now()).toMatchObject({ state: 'refunded', balance_cents: 30_000 })
    const { data } = refunded(30_000)
    const back = event('charge.refunded', { ...data.object, ...second, amount: 30_000 })
    expect((await send(back)).statusCode).toBe(200)
    expect(await now()).toMatchObject({ state: 'refunded', balance_cents: 0 })
  })

  test('about another thing, or an unknown link, is taken and changes nothing', async () => {
    expect((await send(event('customer.created', { id: 'cus_1' }))).statusCode).toBe(200)
    expect((await send(completed({ metadata: { paylink: 'A'.repeat(22) } }))).statusCode).toBe(200)
    expect((await now()).version).toBe(1)
  })
})

test('a bank transfer and a card for one link are both recorded, so that one can be given back', async () => {
  await send(completed())
  expect((await confirm(1)).statusCode).toBe(409)
  expect((await confirm(2)).statusCode).toBe(200)
  expect(await now()).toMatchObject({ state: 'paid', balance_cents: 160_000 })
})

test('confirmations and webhooks at the same moment record one payment of each kind at most', async () => {
  const same = completed()
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => confirm(1)),
    ...Array.from({ length: 6 }, () => send(same)),
  ])
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  const { movements, balance_cents: balance } = await now()
  const byMethod = movements.filter(({ amount_cents: cents }) => cents > 0).map(({ method }) => method)
  expect(new Set(byMethod).size).toBe(byMethod.length)
  expect(balance).toBe(80_000 * byMethod.length)
})
