import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MonthReport } from '#contract/figures/month-report.ts'
import type { YearReview } from '#contract/figures/year-review.ts'
import { pageTexts } from '../pdf/testing/read-pdf.ts'
import { call } from '../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../testing/clinical/catalogue.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../testing/issue.ts'
import { activatePaylinks, createPaylinkFor } from '../testing/payments.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { DayCounts } from './queries.ts'
import { busiestMonth, frequentWeekday } from './read-year.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor, { name: 'Paciente Secreta Ficticia' })).uid
})
afterAll(() => server.close())

const issueOn = (day: string, ...drugs: string[]) => {
  server.clock.now = new Date(`${day}T12:00:00-06:00`)
  return issuePrescriptionFor(server, doctor, uid, {
    medications: drugs.map((generic) => ({
      drug_upc: uidOfDrug(generic),
      instructions: INSTRUCTIONS,
      qty: 1,
    })),
    diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda, no especificada' }],
  })
}
const month = async (of: string, { auth } = doctor) =>
  (await call(server, `GET /api/v2/figures/month/${of}/`, { headers: auth })).json<MonthReport>()
const year = async (of: string, { auth } = doctor) =>
  (await call(server, `GET /api/v2/figures/year/${of}/`, { headers: auth })).json<YearReview>()
const printed = async (address: string) => {
  const { pdf } = (await call(server, `GET ${address}`, { headers: doctor.auth })).json<{ pdf: string }>()
  return (await pageTexts(Buffer.from(pdf, 'base64'))).join(' ')
}

describe('report of a month', () => {
  test('counts a past month whole, with medicines and diagnoses by name, and compares it with the one before', async () => {
    await issueOn('2026-09-30', 'Cuatropril')
    await issueOn('2026-10-31', 'Cuatropril', 'Seisalbina')
    await issueOn('2026-11-21', 'Cuatropril')
    expect(await month('2026-10')).toMatchObject({
      month: '2026-10',
      until: '2026-10-31',
      first_month: '2026-09',
      prescriptions: 1,
      before: { month: '2026-09', until: '2026-09-30', prescriptions: 1 },
      medications: [
        { name: 'Cuatropril', uses: 1 },
        { name: 'Seisalbina', uses: 1 },
      ],
      medications_in_all: 2,
      diagnoses: [{ code: 'J02.9', name: expect.stringMatching(/faringitis/i) as string, uses: 1 }],
      income: null,
    })
    expect(await month('2026-11')).toMatchObject({ until: '2026-11-21', before: { until: '2026-10-21' } })
  })

  test('of another doctor has none of it', async () => {
    await issueOn('2026-11-21', 'Cuatropril')
    const other = await createDoctor(server)
    expect(await month('2026-11', other)).toMatchObject({
      prescriptions: 0,
      medications: [],
      diagnoses: [],
      first_month: null,
    })
    expect(await year('2026', other)).toMatchObject({ prescriptions: 0, medications: [], first_year: null })
  })

  test('has the income by payment links of the month, by day of Mexico City', async () => {
    server.clock.now = new Date('2026-11-01T05:30:00Z')
    await activatePaylinks(server, doctor)
    const link = await createPaylinkFor(server, doctor)
    const confirmed = await call(server, `POST /api/v2/paylinks/${link.slug}/confirm/`, {
      headers: doctor.auth,
      body: { version: link.version, amount_cents: link.amount_cents },
    })
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    expect((await month('2026-10')).income).toEqual({ payments: 1, cents: link.amount_cents })
    expect((await month('2026-11')).income).toEqual({ payments: 0, cents: 0 })
  })

  test('is printed without a patient', async () => {
    await issueOn('2026-11-21', 'Cuatropril')
    const text = await printed('/api/v2/figures/month/2026-11/pdf/')
    expect(text).toMatch(/Reporte\s*de\s*noviembre\s*de\s*2026/)
    expect(text).toContain('Cuatropril')
    expect(text).not.toContain('Secreta')
  })

  test.each(['2026-13', '2026', '1999-01', 'x'])('%s is no month', async (of) => {
    expectRefusal(await call(server, `GET /api/v2/figures/month/${of}/`, { headers: doctor.auth }), [400])
  })
})

describe('review of a year', () => {
  test('of three prescriptions claims no busiest month of one, and no day of the week', async () => {
    await issueOn('2026-05-04', 'Cuatropril')
    await issueOn('2026-05-05', 'Cuatropril')
    await issueOn('2026-05-06', 'Seisalbina')
    expect(await year('2026')).toMatchObject({
      year: '2026',
      is_running: true,
      prescriptions: 3,
      days: 3,
      months: [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0],
      busiest_month: null,
      weekday: null,
      medications: [
        { name: 'Cuatropril', uses: 2 },
        { name: 'Seisalbina', uses: 1 },
      ],
      first_year: '2026',
    })
  })

  test('is printed without a patient', async () => {
    await issueOn('2026-05-04', 'Cuatropril')
    const text = await printed('/api/v2/figures/year/2026/pdf/')
    expect(text).toMatch(/Resumen\s*de\s*2026/)
    expect(text).not.toContain('Secreta')
  })

  test('says no more in print than one prescription bears: no plural, and nothing that was most', async () => {
    await issueOn('2026-05-04', 'Cuatropril', 'Seisalbina')
    for (const address of ['/api/v2/figures/month/2026-05/pdf/', '/api/v2/figures/year/2026/pdf/'] as const) {
      const one = await printed(address)
      expect(one).toMatch(/1\s*receta(?!s)[^]*1\s*día\s*con\s*recetas/)
      expect(one).toMatch(/Medicamentos\s*recetados/)
      expect(one).not.toMatch(/más\s*(?:recetados|frecuentes)/)
    }
    await issueOn('2026-05-05', 'Cuatropril')
    expect(await printed('/api/v2/figures/year/2026/pdf/')).toMatch(/Medicamentos\s*más\s*recetados/)
  })

  test('is drawn as a square picture, also for a year without prescriptions', async () => {
    for (const of of ['2026', '2025']) {
      const answer = await call(server, `GET /api/v2/figures/year/${of}/picture/`, { headers: doctor.auth })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1080 })
    }
  })

  test('is drawn in the language of each call, and no browser keeps the picture', async () => {
    const drawnIn = (language: string) =>
      call(server, 'GET /api/v2/figures/year/2026/picture/', {
        headers: { ...doctor.auth, 'accept-language': language },
      })
    const [spanish, english] = [await drawnIn('es-MX'), await drawnIn('en-US')]
    expect(english.rawPayload.equals(spanish.rawPayload)).toBe(false)
    expect(english.headers['cache-control']).toBe('no-store')
  })

  test.each(['26', '1999', '2026-01'])('%s is no year', async (of) => {
    expectRefusal(await call(server, `GET /api/v2/figures/year/${of}/`, { headers: doctor.auth }), [400])
  })
})

test.each(['month/2026-11/', 'month/2026-11/pdf/', 'year/2026/', 'year/2026/pdf/', 'year/2026/picture/'])(
  'a guest is refused %s',
  async (at) => {
    expectRefusal(await call(server, `GET /api/v2/figures/${at}`), [401])
  },
)

test('the busiest month is named where one alone has the most of several', () => {
  expect(busiestMonth('2026', [1, 5, 2])).toEqual({ month: '2026-02', prescriptions: 5 })
  expect(busiestMonth('2026', [5, 5, 2])).toBeNull()
  expect(busiestMonth('2026', [0, 5, 0])).toBeNull()
  expect(busiestMonth('2026', [0, 0, 0])).toBeNull()
})

test('the day of the week is named from twenty prescriptions on, where one alone has the most', () => {
  const none = { cancelled: 0, filled: 0, delivered: 0, undelivered: 0, alerts: 0, overridden: 0 }
  const on = (day: string, issued: number): DayCounts => ({ ...none, day, issued })
  expect(frequentWeekday([on('2026-11-23', 11), on('2026-11-24', 9)])).toEqual({ day: 1, share: 0.55 })
  expect(frequentWeekday([on('2026-11-22', 20)])).toEqual({ day: 7, share: 1 })
  expect(frequentWeekday([on('2026-11-23', 10), on('2026-11-24', 10)])).toBeNull()
  expect(frequentWeekday([on('2026-11-23', 19)])).toBeNull()
})

test.each([
  ['month', '2027-01/'],
  ['month', '2027-01/pdf/'],
  ['year', '2027/'],
  ['year', '2027/pdf/'],
  ['year', '2099/picture/'],
])('a %s that begins after tomorrow is refused with its reason: %s', async (field, period) => {
  server.clock.now = new Date('2026-12-30T12:00:00-06:00')
  const answer = await call(server, `GET /api/v2/figures/${field}/${period}`, { headers: doctor.auth })
  expect(expectRefusal(answer, [400])).toMatchObject({ [field]: ['La fecha no puede ser futura.'] })
  // The server's clock is set to the day before the new year. In Cancún the year begins an hour earlier than in Mexico City.
  server.clock.now = new Date('2026-12-31T12:00:00-06:00')
  const near = period.replace('2099', '2027')
  expect(
    (await call(server, `GET /api/v2/figures/${field}/${near}`, { headers: doctor.auth })).statusCode,
  ).toBe(200)
})
