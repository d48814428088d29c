import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#tools/setup/port.mjs'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../testing/payments.ts'
import { type HeldAt, type HoldingProxy, startHoldingProxy } from '../testing/survival/holding-proxy.ts'
import { openMailSink, type MailSink } from '../testing/survival/mail-sink.ts'
import { serverProcess, type ServerProcess } from '../testing/survival/server-process.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

/*
 * Tests of payments whose server is killed with SIGKILL in the middle of four transactions: a link is made, a payer
 * reports a transfer, a doctor confirms one, and the card provider reports one. Each caller then repeats its request,
 * as a browser, a person and the provider do.
 */

const SECRET = 'whsec_prueba'
const signer = new Stripe('sk_test_prueba')
const CENTS = 80_000

let folder: string
/** Server that prepares doctors and payment links in the same database, and is never killed. */
let ground: TestServer
let proxy: HoldingProxy
let sink: MailSink
let product: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'recetario-killed-'))
  ground = await startTestServer()
  ground.clock.now = new Date()
  proxy = await startHoldingProxy(ground.ownerUrl)
  sink = await openMailSink(0)
  product = serverProcess(await freePort(), {
    DATABASE_URL: proxy.url,
    ALLOW_UNSAFE_DATABASE: '1',
    DATA_DIR: path.join(folder, 'server'),
    BASE_URL: 'https://recetas.example',
    SMTP_URL: sink.url,
    KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_FACTOR: '1000000',
    STRIPE_SECRET_KEY: 'sk_test_prueba',
    STRIPE_WEBHOOK_SECRET: SECRET,
    LOG_LEVEL: 'error',
  })
}, 60_000)

afterAll(async () => {
  await product.kill()
  await sink.close()
  await proxy.close()
  await ground.close()
  rmSync(folder, { recursive: true, force: true })
}, 30_000)

/** Posts a request. @returns the status of the answer; 0 when the process died before it answered */
const post = (at: string, headers: Record<string, string>, body: string): Promise<number> =>
  fetch(product.origin + at, { method: 'POST', headers, body, redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0,
  )
const json = { 'content-type': 'application/json' }

/** A payment of one doctor, with the request that its caller sends and may send again. */
interface Payment {
  doctor: TestDoctor
  /** Mail address of the payer, to which the receipt is sent. */
  payer: string
  send: () => Promise<number>
  /**
   * Expected statuses of a repeated request: where the killed server had not stored the first request, and where it
   * had.
   */
  again: [number, number]
  /**
   * Expected number of the doctor's payment links, sum (`cents`) and number of the links' money movements, and number of
   * receipts, however often the request was sent.
   */
  after: { links: number; cents: number; movements: number; receipts: number }
}

type Make = (doctor: TestDoctor, payer: string) => Promise<Pick<Payment, 'send' | 'again' | 'after'>>
const PAID = { links: 1, cents: CENTS, movements: 1, receipts: 1 }

const creation: Make = async (doctor, payer) => ({
  send: () =>
    post(
      '/api/v2/paylinks/',
      { ...json, ...doctor.auth, 'idempotency-key': `cobro-${doctor.id}` },
      JSON.stringify({ amount_cents: CENTS, concept: 'Consulta', email: payer }),
    ),
  again: [201, 201],
  after: { links: 1, cents: 0, movements: 0, receipts: 0 },
})
const report: Make = async (doctor, payer) => {
  const { slug } = await createPaylinkFor(ground, doctor)
  const form = new URLSearchParams({ tracking: 'ABC123', email: payer }).toString()
  return {
    send: () => post(`/p/${slug}/reported`, { 'content-type': 'application/x-www-form-urlencoded' }, form),
    again: [303, 303],
    after: { links: 1, cents: 0, movements: 1, receipts: 0 },
  }
}
const confirmation: Make = async (doctor, payer) => {
  const { slug, version } = await createPaylinkFor(ground, doctor, { email: payer })
  const body = JSON.stringify({ version, amount_cents: CENTS })
  return {
    send: () => post(`/api/v2/paylinks/${slug}/confirm/`, { ...json, ...doctor.auth }, body),
    // The version in the request is the one before the payment. If the payment was stored, the repeated request is refused
    // with 409, because the link has changed.
    again: [200, 409],
    after: PAID,
  }
}
const card: Make = async (doctor, payer) => {
  const { slug } = await createPaylinkFor(ground, doctor, { email: payer })
  const payload = JSON.stringify({
    id: `evt_${slug}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: `cs_${slug}`,
        object: 'checkout.session',
        metadata: { paylink: slug },
        payment_intent: `pi_${slug}`,
        payment_status: 'paid',
        amount_total: CENTS,
        currency: 'mxn',
      },
    },
  })
  return {
    send: () =>
      post(
        '/hooks/stripe',
        {
          ...json,
          'stripe-signature': signer.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
        },
        payload,
      ),
    again: [200, 200],
    after: PAID,
  }
}

let payers = 0
async function prepare(make: Make): Promise<Payment> {
  const doctor = await createDoctor(ground)
  await activatePaylinks(ground, doctor)
  const payer = `pagador${(payers += 1)}@correo.example`
  return { doctor, payer, ...(await make(doctor, payer)) }
}

/** Reads a doctor's number of links, sum of movements and number of receipts from the database, as its owner. */
const read = ({ doctor, payer }: Payment): Promise<Payment['after'] | undefined> =>
  withClient(ground.ownerUrl, async (client) => {
    const { rows } = await client.query<Payment['after']>(
      `select (select count(*)::int from paylink where doctor_id = $1) as links,
         coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as movements,
         (select count(*)::int from account_mail where kind = 'payment-receipt' and recipient = $2) as receipts
       from paylink_movement where doctor_id = $1 and kind <> 'create'`,
      [doctor.id, payer],
    )
    return rows[0]
  })

const MOMENTS: readonly HeldAt[] = ['begun', 'before-commit', 'after-commit']

/** Payments during which the server was killed, and whether the server had stored them. */
interface Killed {
  payments: Payment[]
  isStored: boolean
}

/** Starts payments, and kills the server while a proxy holds their transactions at the given moment. */
async function killWhileHeld(at: HeldAt): Promise<Killed> {
  const payments = await Promise.all([creation, report, confirmation, card].map(prepare))
  const isStored = at === 'after-commit'
  const held = proxy.hold(
    at,
    payments.map(({ doctor }) => doctor.id),
  )
  const first = Promise.all(payments.map(({ send }) => send()))
  await held
  await product.kill()
  proxy.letGo()
  expect(await first).toEqual([0, 0, 0, 0])

  const empty = { cents: 0, movements: 0, receipts: 0 }
  for (const payment of payments) expect(await read(payment)).toMatchObject(isStored ? payment.after : empty)
  return { payments, isStored }
}

/** Repeats the request of each caller twice, because the answer to the first repetition may be lost too. */
async function sendAgain({ payments, isStored }: Killed): Promise<void> {
  const again = await Promise.all(payments.map(({ send }) => send()))
  expect(again).toEqual(payments.map((payment) => payment.again[isStored ? 1 : 0]))
  const third = await Promise.all(payments.map(({ send }) => send()))
  expect(third).toEqual(payments.map((payment) => payment.again[1]))
  for (const payment of payments) expect(await read(payment)).toEqual(payment.after)
}

test('a server that is killed at any moment of a payment loses no money, counts none twice, and mails one receipt', async () => {
  const all: Payment[] = []
  let killed: Killed | undefined
  for (const at of MOMENTS) {
    // A server that will be killed runs without jobs and sends no mail. A receipt that it had begun to send would be lost,
    // because each receipt is sent once at most.
    await product.start({ JOBS: '0' })
    // The server that is started after one kill is also the one that is killed next, because a start takes 2.5 s of
    // processor time.
    if (killed) await sendAgain(killed)
    killed = await killWhileHeld(at)
    all.push(...killed.payments)
  }
  await product.start()
  if (killed) await sendAgain(killed)
  const due = all.filter(({ after }) => after.receipts > 0).map(({ payer }) => payer)
  await vi.waitFor(() => expect(sink.recipients).toEqual(expect.arrayContaining(due)), {
    timeout: 30_000,
    interval: 50,
  })
  await product.kill()
}, 250_000)

test('the relay took each receipt once', () => {
  expect(new Set(sink.recipients).size).toBe(sink.recipients.length)
  expect(sink.recipients).toHaveLength(6)
})
