import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import type { Reconciliation } from '#contract/paylinks/reconciliation.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../testing/payments.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordReport } from './cards/record-report.ts'
import { readPaymentIncome } from './read-payments.ts'
import { reconcileMonth } from './reconcile-month.ts'
import { reportTransfer } from './pay/report-transfer.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  at('2026-11-05T18:00:00Z')
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
})
afterAll(() => server.close())

const at = (moment: string): void => {
  server.clock.now = new Date(moment)
}
const deps = () => ({ database: server.database, clock: () => server.clock.now })
const act = async (link: PaylinkDetail, name: string, version: number, body: object = {}) => {
  const answer = await call(server, `POST /api/v2/paylinks/${link.slug}/${name}/`, {
    headers: doctor.auth,
    body: { version, ...body },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const read = (month: string, who = doctor) =>
  call(server, `GET /api/v2/paylinks-reconciliation/${month}/`, { headers: who.auth })
const month = async (of: string, who = doctor) => (await read(of, who)).json<Reconciliation>()

test('a month has its links with what was asked for and what arrived, and counts those that do not match', async () => {
  const { uid } = await createPatient(server, doctor, { name: 'Lucía Hernández Ficticia' })
  const paid = await createPaylinkFor(server, doctor, { patient: uid })
  await act(paid, 'confirm', 1, { amount_cents: 80_000 })
  const part = await createPaylinkFor(server, doctor, { amount_cents: 50_000 })
  await act(part, 'confirm', 1, { amount_cents: 20_050 })
  const withdrawn = await createPaylinkFor(server, doctor, { amount_cents: 90_000 })
  await act(withdrawn, 'cancel', 1)
  const reported = await createPaylinkFor(server, doctor, { amount_cents: 30_000 })
  await reportTransfer(deps(), reported.slug, { tracking: '', email: '' })
  const dollars = await createPaylinkFor(server, doctor, {
    amount_cents: 40_000,
    email: 'quien@paga.example',
  })
  await recordReport(deps(), {
    kind: 'received',
    id: `evt_${dollars.slug}`,
    slug: dollars.slug,
    payment: `pi_${dollars.slug}`,
    method: 'card',
    cents: 40_000,
    currency: 'usd',
  })
  const { links, ...rest } = await month('2026-11')
  expect(rest).toEqual({
    month: '2026-11',
    first_month: '2026-11',
    totals: { asked_cents: 200_000, received_cents: 100_050, returned_cents: 0 },
    count: 5,
    unmatched: 3,
  })
  expect(
    links.map(({ slug, match, asked_cents, received_cents, person }) => [
      slug,
      match,
      asked_cents,
      received_cents,
      person,
    ]),
  ).toEqual([
    [dollars.slug, 'other-currency', 40_000, 0, 'quien@paga.example'],
    [reported.slug, 'reported', 30_000, 0, ''],
    [withdrawn.slug, 'withdrawn', 90_000, 0, ''],
    [part.slug, 'short', 50_000, 20_050, ''],
    [paid.slug, 'matched', 80_000, 80_000, 'Lucía Hernández Ficticia'],
  ])
})

test('money belongs to the month in which it moved in Mexico City, whenever its link was made', async () => {
  const link = await createPaylinkFor(server, doctor, { expires_on: '2026-12-24' })
  at('2026-12-01T05:59:59Z')
  await act(link, 'confirm', 1, { amount_cents: 80_000 })
  at('2026-12-01T06:00:00Z')
  await act(link, 'refund', 2, { amount_cents: 10_000, note: 'De más' })
  expect(await month('2026-11')).toMatchObject({
    totals: { asked_cents: 80_000, received_cents: 80_000, returned_cents: 0 },
    links: [{ match: 'returned', month_cents: 80_000, returned_cents: 10_000 }],
  })
  expect(await month('2026-12')).toMatchObject({
    first_month: '2026-11',
    totals: { asked_cents: 0, received_cents: 0, returned_cents: 10_000 },
    links: [{ month_cents: -10_000, received_cents: 80_000 }],
  })
  for (const [of, from, until] of [
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ] as const) {
    const { totals, links } = await month(of)
    const income = await server.database.asDoctor(doctor.id, (sql) =>
      readPaymentIncome(sql, doctor.id, { from, until }),
    )
    expect(totals.received_cents - totals.returned_cents).toBe(income)
    expect(links.reduce((sum, one) => sum + one.month_cents, 0)).toBe(income)
  }
})

test('a month with more links than are listed says how many there are, and its sums have all of them', async () => {
  for (let n = 0; n < 3; n += 1) await createPaylinkFor(server, doctor)
  const few = await server.database.asDoctor(doctor.id, (sql) =>
    reconcileMonth(sql, doctor.id, { month: '2026-11', now: server.clock.now, atMost: 2 }),
  )
  expect(few).toMatchObject({ count: 3, totals: { asked_cents: 240_000 } })
  expect(few.links).toHaveLength(2)
})

test('a month without links is empty, another doctor sees nothing, and a text that is no month is refused', async () => {
  await createPaylinkFor(server, doctor)
  expect(await month('2026-10')).toMatchObject({ count: 0, unmatched: 0, links: [], first_month: '2026-11' })
  expect(await month('2026-11', await createDoctor(server))).toMatchObject({
    count: 0,
    first_month: null,
    totals: { asked_cents: 0, received_cents: 0 },
  })
  for (const wrong of ['2026-13', '2026', 'x'.repeat(200)]) expectRefusal(await read(wrong), [400])
  expectRefusal(await call(server, 'GET /api/v2/paylinks-reconciliation/2026-11/', {}), [401])
})
