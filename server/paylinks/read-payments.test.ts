import { expect, test } from 'vitest'
import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { createPaylinkFor, withPayee } from '../testing/payments.ts'
import type { TestServer } from '../testing/test-server.ts'
import { reportTransfer } from './pay/report-transfer.ts'
import { readPaymentIncome } from './read-payments.ts'

let server: TestServer
let doctor: TestDoctor
withPayee((it) => ({ server, doctor } = it))

const home = async (who = doctor) =>
  (await call(server, 'GET /api/v2/dashboard/', { headers: who.auth })).json<DashboardAnswer>()
const act = (link: PaylinkDetail, name: string, body: object) =>
  call(server, `POST /api/v2/paylinks/${link.slug}/${name}/`, {
    headers: doctor.auth,
    body: { version: link.version, ...body },
  })

test('the home page gets what is on its way and the income of this month, and the newest links', async () => {
  await createPaylinkFor(server, doctor)
  const paid = await createPaylinkFor(server, doctor, { amount_cents: 20_050 })
  await act(paid, 'confirm', { amount_cents: 20_050 })
  expect((await home()).payments).toMatchObject({
    count: 2,
    on_its_way_cents: 80_000,
    month_cents: 20_050,
    latest: [{ slug: paid.slug, state: 'paid' }, { state: 'pending' }],
  })
  server.clock.now = new Date('2026-12-01T06:00:00Z')
  expect((await home()).payments).toMatchObject({ on_its_way_cents: 0, month_cents: 0 })
  expect((await home(await createDoctor(server))).payments).toMatchObject({ count: 0, latest: [] })
})

test('the income of a month ends at midnight in Mexico City, and is less by what was given back', async () => {
  const link = await createPaylinkFor(server, doctor)
  server.clock.now = new Date('2026-12-01T05:59:59Z')
  await act(link, 'confirm', { amount_cents: 80_000 })
  server.clock.now = new Date('2026-12-01T06:00:00Z')
  await act({ ...link, version: 2 }, 'refund', { amount_cents: 10_000, note: 'De más' })
  const income = (from: string, until: string) =>
    server.database.asDoctor(doctor.id, (sql) => readPaymentIncome(sql, doctor.id, { from, until }))
  expect(await income('2026-11-01', '2026-11-30')).toBe(80_000)
  expect(await income('2026-12-01', '2026-12-31')).toBe(-10_000)
})

test('a reported transfer waits for the doctor until it is confirmed, and an unpaid link for a week after its end', async () => {
  const [reported, unpaid] = [await createPaylinkFor(server, doctor), await createPaylinkFor(server, doctor)]
  await reportTransfer({ database: server.database, clock: () => server.clock.now }, reported.slug, {
    tracking: '',
    email: '',
  })
  const waiting = async () =>
    (await home()).attention?.map((item) => [item.kind, 'slug' in item && item.slug])
  expect(await waiting()).toEqual([['payment-reported', reported.slug]])
  server.clock.now = new Date('2026-12-02T18:00:00Z')
  expect(await waiting()).toEqual([
    ['payment-reported', reported.slug],
    ['payment-expired', unpaid.slug],
  ])
  await act({ ...reported, version: 2 }, 'confirm', { amount_cents: 80_000 })
  server.clock.now = new Date('2026-12-09T18:00:00Z')
  expect(await waiting()).toEqual([])
})
