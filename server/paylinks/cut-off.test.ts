import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { createOutbound, type Outbound } from '../outside/client/outbound.ts'
import { stripePayments } from '../outside/payments/stripe.ts'
import { call } from '../testing/call.ts'
import { type Cut, type CuttingProxy, startCuttingProxy } from '../testing/fakes/cutting-proxy.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../testing/payments.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/*
 * Tests of payments whose server process loses its database connection just before or just after the COMMIT of a request.
 * The caller then repeats the request.
 */

const SECRET = 'whsec_prueba'
const signer = new Stripe('sk_test_prueba')
const CENTS = 80_000

let keys: string[] = []
let provider: Server
let outbound: Outbound
let proxy: CuttingProxy
/** The server whose database connection is cut, and a server whose connection is not cut. */
let cutOff: TestServer
let server: TestServer
let doctor: TestDoctor
let link: PaylinkDetail
let events = 0
beforeAll(async () => {
  provider = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    keys.push(key)
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: key, object: 'checkout.session', url: `https://pay.example/${key}` }))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`
  outbound = createOutbound({ allowed: new Set([host]), log: () => undefined })
  const settings = { url: `http://${host}`, key: 'sk_test_prueba', webhookSecret: SECRET }
  const cards = stripePayments(settings, outbound)
  server = await startTestServer({ cards })
  proxy = await startCuttingProxy(server.ownerUrl)
  cutOff = await startTestServer({ cards, ownerUrl: proxy.url })
})
beforeEach(async () => {
  keys = []
  for (const one of [server, cutOff]) one.clock.now = new Date('2026-11-23T18:00:00Z')
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
  link = await createPaylinkFor(server, doctor)
})
afterAll(async () => {
  await cutOff.close()
  await proxy.close()
  await server.close()
  await outbound.close()
  provider.close()
})

const now = async () =>
  (await call(server, `GET /api/v2/paylinks/${link.slug}`, { headers: doctor.auth })).json<PaylinkDetail>()

/** Delivers one event of the payment provider, with a new signature for this delivery. */
function deliver(to: TestServer, payload: string): Promise<number> {
  const header = signer.webhooks.generateTestHeaderString({
    payload,
    secret: SECRET,
    timestamp: Math.floor(to.clock.now.getTime() / 1000),
  })
  return statusOf(
    to.app.inject({
      method: 'POST',
      url: '/hooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload,
    }),
  )
}
const statusOf = async (answer: PromiseLike<{ statusCode: number }>): Promise<number> =>
  (await answer).statusCode
const event = (type: string, object: object): string =>
  JSON.stringify({ id: `evt_${(events += 1)}`, object: 'event', type, data: { object } })
const paid = () =>
  event('checkout.session.completed', {
    id: 'cs_1',
    object: 'checkout.session',
    metadata: { paylink: link.slug },
    payment_intent: `pi_${link.slug}`,
    payment_status: 'paid',
    amount_total: CENTS,
    currency: 'mxn',
  })
const refunded = () =>
  event('charge.refunded', {
    id: 'ch_1',
    object: 'charge',
    metadata: { paylink: link.slug },
    payment_intent: `pi_${link.slug}`,
    amount: CENTS,
    amount_refunded: 30_000,
    currency: 'mxn',
    payment_method_details: { type: 'card' },
  })
const act = (to: TestServer, name: string, version: number, more: object = {}): Promise<number> =>
  statusOf(
    call(to, `POST /api/v2/paylinks/${link.slug}/${name}/`, {
      headers: doctor.auth,
      body: { version, amount_cents: CENTS, ...more },
    }),
  )
const form = (to: TestServer, path: string, payload = '') =>
  to.app.inject({
    method: 'POST',
    url: `/p/${link.slug}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
/** Sends a request to the server whose database connection is cut, and checks that the connection was cut. */
async function isCutOff(cut: Cut, work: () => Promise<number>): Promise<void> {
  const before = proxy.broken()
  proxy.cutNext(cut)
  expect(await work()).toBeGreaterThanOrEqual(500)
  expect(proxy.broken()).toBe(before + 1)
}

describe.each<Cut>(['before-commit', 'after-commit'])('cut off %s', (cut) => {
  const isStored = cut === 'after-commit'

  test('the report of a payment is recorded once, when the provider sends it again', async () => {
    const report = paid()
    await isCutOff(cut, () => deliver(cutOff, report))
    expect((await now()).balance_cents).toBe(isStored ? CENTS : 0)
    expect(await deliver(cutOff, report)).toBe(200)
    expect(await now()).toMatchObject({ state: 'paid', version: 2, balance_cents: CENTS })
  })

  test('the report of a refund is recorded once, when the provider sends it again', async () => {
    await deliver(server, paid())
    const report = refunded()
    await isCutOff(cut, () => deliver(cutOff, report))
    expect((await now()).balance_cents).toBe(isStored ? 50_000 : CENTS)
    expect(await deliver(cutOff, report)).toBe(200)
    expect(await now()).toMatchObject({ state: 'paid', version: 3, balance_cents: 50_000 })
  })

  test('a confirmed transfer is recorded once, when the doctor confirms it again', async () => {
    await isCutOff(cut, () => act(cutOff, 'confirm', 1))
    expect(await act(cutOff, 'confirm', 1)).toBe(isStored ? 409 : 200)
    expect(await now()).toMatchObject({ state: 'paid', version: 2, balance_cents: CENTS })
  })

  test('a refund by the doctor is recorded once, when it is asked for again', async () => {
    await act(server, 'confirm', 1)
    const back = { amount_cents: 30_000, note: 'De más' }
    await isCutOff(cut, () => act(cutOff, 'refund', 2, back))
    expect(await act(cutOff, 'refund', 2, back)).toBe(isStored ? 409 : 200)
    expect(await now()).toMatchObject({ version: 3, balance_cents: 50_000 })
  })

  test('a link is made once, when it is asked for again with its idempotency key', async () => {
    const make = () =>
      call(cutOff, 'POST /api/v2/paylinks/', {
        headers: { ...doctor.auth, 'idempotency-key': `cobro-${link.slug}` },
        body: { amount_cents: 50_000, concept: 'Consulta' },
      })
    await isCutOff(cut, () => statusOf(make()))
    expect((await make()).statusCode).toBe(201)
    const list = await call(server, 'GET /api/v2/paylinks/', { headers: doctor.auth })
    expect(list.json<{ count: number }>().count).toBe(2)
  })

  test('a transfer that the payer reports is reported once, when the form is sent again', async () => {
    const report = (to: TestServer) => form(to, '/reported', 'tracking=ABC123')
    await isCutOff(cut, () => statusOf(report(cutOff)))
    expect((await report(cutOff)).statusCode).toBe(303)
    expect(await now()).toMatchObject({ state: 'reported', version: 2, balance_cents: 0 })
  })
})

test('a payment that was begun by a process that died is the same payment at the next one', async () => {
  const begun = await form(server, '/card')
  // The first server process died before its answer arrived. The payer sends the form again, to another process.
  const again = await form(cutOff, '/card')
  expect(again.headers.location).toBe(begun.headers.location)
  expect(new Set(keys).size).toBe(1)
  await Promise.all([deliver(server, paid()), deliver(cutOff, paid())])
  expect(await now()).toMatchObject({ version: 2, balance_cents: CENTS })
})

test.each([100.5, 80_000.125, '80000', 0, -1])(
  'an amount of %s cents is neither confirmed nor given back',
  async (cents) => {
    expect(await act(server, 'confirm', 1, { amount_cents: cents })).toBe(400)
    expect(await act(server, 'confirm', 1)).toBe(200)
    expect(await act(server, 'refund', 2, { amount_cents: cents, note: 'De más' })).toBe(400)
    expect(await now()).toMatchObject({ version: 2, balance_cents: CENTS })
  },
)

test('a payment of another doctor is neither confirmed nor given back, and not even found', async () => {
  const mine = doctor
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
  expect(await act(server, 'confirm', 1)).toBe(404)
  expect(await act(server, 'refund', 1, { note: 'De más' })).toBe(404)
  doctor = mine
  expect(await now()).toMatchObject({ version: 1, balance_cents: 0 })
})
