import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call } from '../testing/call.ts'
import { counterCalls } from '../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  // Stores an event that is older than any stream of this test.
  await withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into audit_event (doctor_id, at, actor_kind, action, object_kind, object_id)
       values (1, now() - interval '1 hour', 'system', 'patient.viewed', 'patient', 1)`,
    ),
  )
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const SOON = { timeout: HANGS }

interface Followed {
  status: number
  /** Events that the stream has sent, without the heartbeats. */
  told: { id: string; event: string; data: unknown }[]
  isOver: boolean
  leave(): void
}

/** Opens a stream over a separate connection, which the test can break off. */
async function follow(
  { auth }: { auth: Record<string, string> },
  headers: Record<string, string> = {},
  at = origin,
): Promise<Followed> {
  const asked = get(`${at}/api/v2/events/`, { agent: false, headers: { ...auth, ...headers } })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  const followed: Followed = {
    status: answer.statusCode ?? 0,
    told: [],
    isOver: false,
    leave: () => void asked.destroy(),
  }
  asked.on('error', () => undefined)
  answer.once('close', () => (followed.isOver = true))
  answer.on('error', () => undefined)
  let unread = ''
  answer.setEncoding('utf8').on('data', (part: string) => {
    const blocks = (unread + part).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
      if (of('event') !== '')
        followed.told.push({ id: of('id'), event: of('event'), data: JSON.parse(of('data')) as unknown })
    }
  })
  return followed
}

async function issued(doctor: TestDoctor) {
  const { uid } = await createPatient(server, doctor)
  return issuePrescriptionFor(server, doctor, uid)
}
const said = ({ told }: Followed) => told.map(({ data }) => data)

test('a doctor’s open page receives events, with object numbers only', async () => {
  const doctor = await createDoctor(server)
  const page = await follow(doctor)
  const rx = await issued(doctor)
  await counterCalls(server, await createPharmacy(server)).sell(rx)
  const filled = { kind: 'prescription.filled', object: rx.id }
  await vi.waitFor(() => expect(said(page)).toContainEqual(filled), SOON)
  expect(said(page)).toContainEqual({ kind: 'prescription.issued', object: rx.id })
  expect(page.told.every(({ event, id }) => event === 'change' && /^\d+\.\d+$/.test(id))).toBe(true)
  page.leave()
})

test('a fill at one process is told to the pages that are open at another, and to those that come back to it', async () => {
  const second = await startTestServer({ ownerUrl: server.ownerUrl })
  const elsewhere = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const doctor = await createDoctor(server)
  const rx = await issued(doctor)
  const page = await follow(doctor, {}, elsewhere)
  await counterCalls(server, await createPharmacy(server)).sell(rx)
  const filled = { kind: 'prescription.filled', object: rx.id }
  await vi.waitFor(() => expect(said(page)).toContainEqual(filled), SOON)

  const last = page.told.find(({ data }) => JSON.stringify(data) === JSON.stringify(filled))?.id ?? ''
  page.leave()
  // A page may reconnect to any process, so each process must accept an event id that another process has sent.
  const again = await follow(doctor, { 'last-event-id': last })
  const later = await issued(doctor)
  await vi.waitFor(
    () => expect(said(again)).toContainEqual({ kind: 'prescription.issued', object: later.id }),
    SOON,
  )
  expect(said(again)).not.toContainEqual(filled)
  again.leave()
  await second.close()
})

test('events of other doctors, and of kinds without interest for pages, are not sent', async () => {
  const [doctor, other] = [await createDoctor(server), await createDoctor(server)]
  const [page, others] = [await follow(doctor), await follow(other)]
  const rx = await issued(other)
  await call(server, `GET /api/v2/rx-endpoint/${rx.signature}`, { headers: other.auth })
  await vi.waitFor(
    () => expect(said(others)).toContainEqual({ kind: 'prescription.issued', object: rx.id }),
    SOON,
  )
  expect(page.told).toEqual([])
  expect(JSON.stringify(others.told)).not.toContain('viewed')
  page.leave()
  others.leave()
})

test('a broken stream continues where it was, and after too long a gap the page is told to refresh', async () => {
  const doctor = await createDoctor(server)
  const [first, witness] = [await follow(doctor), await follow(doctor)]
  const before = await issued(doctor)
  await vi.waitFor(() => expect(said(first)).toHaveLength(2), SOON)
  const { id: last } = first.told.at(-1)!
  first.leave()
  const meanwhile = await issued(doctor)
  await vi.waitFor(() => expect(said(witness)).toHaveLength(4), SOON)
  const again = await follow(doctor, { 'last-event-id': last })
  const numbers = () => said(again).map((data) => (data as { object: number }).object)
  await vi.waitFor(() => expect(numbers()).toContain(meanwhile.id), SOON)
  expect(numbers()).not.toContain(before.id)
  const late = await follow(doctor, { 'last-event-id': '1.1' })
  await vi.waitFor(() => expect(late.told.map(({ event }) => event)).toEqual(['refresh']), SOON)
  for (const one of [witness, again, late]) one.leave()
})

test('a page whose last event a restored backup lacks is told to refresh, once, and hears what follows', async () => {
  const doctor = await createDoctor(server)
  const page = await follow(doctor, { 'last-event-id': '999999999999999.1' })
  await vi.waitFor(() => expect(page.told.map(({ event }) => event)).toEqual(['refresh']), SOON)
  const again = await follow(doctor, { 'last-event-id': page.told[0]?.id ?? '' })
  const rx = await issued(doctor)
  const heard = { kind: 'prescription.issued', object: rx.id }
  await vi.waitFor(() => expect(said(page)).toContainEqual(heard), SOON)
  await vi.waitFor(() => expect(said(again)).toContainEqual(heard), SOON)
  expect(again.told.map(({ event }) => event)).not.toContain('refresh')
  page.leave()
  again.leave()
})

test('a page that opens its stream a moment after it was fetched misses no event', async () => {
  const doctor = await createDoctor(server)
  const rx = await issued(doctor)
  const page = await follow(doctor)
  await vi.waitFor(
    () => expect(said(page)).toContainEqual({ kind: 'prescription.issued', object: rx.id }),
    SOON,
  )
  page.leave()
})

test('a stream ends with its session', async () => {
  const doctor = await createDoctor(server)
  const page = await follow(doctor)
  await call(server, 'POST /rest-auth/logout/', { headers: doctor.auth })
  await vi.waitFor(() => expect(page.isOver).toBe(true), SOON)
  expect((await follow(doctor)).status).toBe(401)
})

test.each(['x', '1', '1.x', '-1.1', '1.1.1', `1.${'1'.repeat(30)}`])(
  'refuses Last-Event-ID %s',
  async (id) => {
    const doctor = await createDoctor(server)
    expect((await follow(doctor, { 'last-event-id': id })).status).toBe(400)
  },
)

test('a stream is refused to guests and pharmacies, and so is a ninth stream of one account', async () => {
  expect((await follow({ auth: {} })).status).toBe(401)
  expect((await follow(await createPharmacy(server))).status).toBe(403)
  const doctor = await createDoctor(server)
  const open: Followed[] = []
  for (let n = 0; n < 8; n += 1) open.push(await follow(doctor))
  expect(open.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await follow(doctor)).status).toBe(429)
  for (const one of open) one.leave()
  await vi.waitFor(async () => {
    const again = await follow(doctor)
    again.leave()
    expect(again.status).toBe(200)
  }, SOON)
})
