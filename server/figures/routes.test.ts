import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PrescriptionFrequency, LastMonth, TopMedications } from '#contract/figures/figures.ts'
import { call } from '../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../testing/clinical/catalogue.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

/** The instant of noon on a day in Mexico City. */
const noon = (day: string): Date => new Date(`${day}T12:00:00-06:00`)
const row = (generic: string) => ({ drug_upc: uidOfDrug(generic), instructions: INSTRUCTIONS, qty: 1 })
const issueOn = (day: string, ...drugs: string[]) => {
  server.clock.now = noon(day)
  return issuePrescriptionFor(server, doctor, uid, { medications: drugs.map(row) })
}
const ask = (route: string, { auth }: { auth: Record<string, string> } = doctor) =>
  call(server, route, { headers: auth })
const lastMonth = async (who = doctor) =>
  (await ask('GET /api/v2/figures/last_month/', who)).json<LastMonth>()
const top = async (who = doctor) => (await ask('GET /api/v2/figures/top_5_meds/', who)).json<TopMedications>()
const frequency = async (by: string) =>
  (await ask(`GET /api/v2/figures/frequency/?by=${by}`)).json<PrescriptionFrequency>()
const cancel = (signature: string) =>
  call(server, `POST /api/v2/rx/cancel/${signature}/`, { headers: doctor.auth, body: { reason: 'mistake' } })

describe('last month', () => {
  test('counts the month until today, and the month before until the same day', async () => {
    await issueOn('2026-10-05', 'Cuatropril')
    await issueOn('2026-10-21', 'Cuatropril')
    await issueOn('2026-10-22', 'Cuatropril')
    await issueOn('2026-11-03', 'Cuatropril')
    const wrong = await issueOn('2026-11-21', 'Seisalbina')
    await cancel(wrong.signature)
    expect(await lastMonth()).toMatchObject({
      month: '2026-11',
      until: '2026-11-21',
      prescriptions: 1,
      cancelled: 1,
      days: 1,
      before: { month: '2026-10', until: '2026-10-21', prescriptions: 2, cancelled: 0, days: 2 },
    })
  })

  test('compares the 31st with all of a month of 30 days', async () => {
    await issueOn('2026-11-30', 'Cuatropril')
    server.clock.now = noon('2026-12-31')
    expect((await lastMonth()).before).toMatchObject({ until: '2026-11-30', prescriptions: 1 })
  })

  test('of a doctor without prescriptions is all zero, whatever others prescribed', async () => {
    await issueOn('2026-11-21', 'Cuatropril')
    const other = await lastMonth(await createDoctor(server))
    expect(other).toMatchObject({ prescriptions: 0, cancelled: 0, days: 0, before: { prescriptions: 0 } })
  })

  test("ends with the day at the doctor's place, where Mexico City has the next one", async () => {
    await issueOn('2026-10-31', 'Cuatropril')
    await call(server, `PATCH /api/v2/hospital/${doctor.hospitalId}/`, {
      headers: doctor.auth,
      body: { time_zone: 'America/Tijuana' },
    })
    server.clock.now = new Date('2026-10-31T23:30:00-07:00')
    expect(await lastMonth()).toMatchObject({ month: '2026-10', until: '2026-10-31', prescriptions: 1 })
  })
})

describe('top five medicines', () => {
  test('are those with the most rows of the month, by generic name', async () => {
    await issueOn('2026-10-31', 'Cocicilina')
    await issueOn('2026-11-01', 'Cuatropril', 'Seisalbina')
    await issueOn('2026-11-21', 'Seisalbina')
    expect(await top()).toEqual({
      month: '2026-11',
      results: [
        { name: 'Seisalbina', uses: 2 },
        { name: 'Cuatropril', uses: 1 },
      ],
    })
  })

  test('count a medicine from the catalogue and the same one as free text together', async () => {
    await issueOn('2026-11-02', 'Cuatropril')
    const text = { generic: 'cuatropril', presentation: 'Cuatropril 10 mg tabletas' }
    const written = [{ ...text, instructions: INSTRUCTIONS, qty: 1 }]
    const { medications } = await issuePrescriptionFor(server, doctor, uid, { medications: written })
    expect(medications.map(({ generic }) => generic)).toEqual(['cuatropril'])
    expect((await top()).results).toEqual([{ name: 'Cuatropril', uses: 2 }])
  })

  test('are those of the month before while this month has none, and never another doctor’s', async () => {
    await issueOn('2026-10-31', 'Seisalbina')
    server.clock.now = noon('2026-11-01')
    expect(await top()).toEqual({ month: '2026-10', results: [{ name: 'Seisalbina', uses: 1 }] })
    expect(await top(await createDoctor(server))).toEqual({ month: '2026-11', results: [] })
  })

  test('are at most five', async () => {
    server.clock.now = noon('2026-11-10')
    const medications = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => ({
      presentation: `Fórmula ${letter}`,
      instructions: INSTRUCTIONS,
      qty: 1,
    }))
    await issuePrescriptionFor(server, doctor, uid, { medications })
    expect((await top()).results.map(({ name }) => name)).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((letter) => `Fórmula ${letter}`),
    )
  })
})

describe('frequency', () => {
  test('by day has every day since the first of the month before', async () => {
    await issueOn('2026-10-01', 'Cuatropril')
    await issueOn('2026-11-21', 'Cuatropril')
    const { results } = await frequency('day')
    expect(results).toHaveLength(31 + 21)
    expect(results[0]).toEqual({ from: '2026-10-01', until: '2026-10-01', prescriptions: 1 })
    expect(results[1]).toMatchObject({ from: '2026-10-02', prescriptions: 0 })
    expect(results.at(-1)).toEqual({ from: '2026-11-21', until: '2026-11-21', prescriptions: 1 })
  })

  test('by week begins on Mondays and spans the ends of months and of the year', async () => {
    await issueOn('2026-12-31', 'Cuatropril')
    await issueOn('2027-01-01', 'Cuatropril')
    const { results } = await frequency('week')
    expect(results).toHaveLength(53)
    expect(results.at(-1)).toEqual({ from: '2026-12-28', until: '2027-01-01', prescriptions: 2 })
    expect(results.at(-2)).toMatchObject({ from: '2026-12-21', until: '2026-12-27', prescriptions: 0 })
  })

  test('by month has this month and twelve before', async () => {
    await issueOn('2026-02-28', 'Cuatropril')
    server.clock.now = noon('2026-11-21')
    const { results } = await frequency('month')
    expect(results.map(({ from }) => from).filter((from) => !from.endsWith('-01'))).toEqual([])
    expect(results).toHaveLength(13)
    expect(results.find(({ prescriptions }) => prescriptions > 0)).toEqual({
      from: '2026-02-01',
      until: '2026-02-28',
      prescriptions: 1,
    })
  })

  test('by anything else is refused', async () => {
    expectRefusal(await ask('GET /api/v2/figures/frequency/?by=hour'), [400])
  })
})

test.each(['last_month/', 'top_5_meds/', 'frequency/'])('a guest is refused %s', async (path) => {
  expectRefusal(await ask(`GET /api/v2/figures/${path}`, { auth: {} }), [401])
})
