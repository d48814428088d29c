import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { makeMedication, INSTRUCTIONS, issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
let pharmacy: { id: number; auth: { authorization: string } }

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
  pharmacy = await createPharmacy(server)
})
afterAll(() => server.close())

const find = (key: string, headers: Record<string, string> = pharmacy.auth) =>
  server.app.inject({ url: `/api/v2/pharmacy/rx/${encodeURIComponent(key)}`, headers })

let tickets = 0
const burn = (
  rx: IssuedPrescription,
  quantity: number,
  more: { auth?: Record<string, string>; ticket?: string } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/prescriptions/burn/${rx.signature}/`,
    headers: more.auth ?? pharmacy.auth,
    payload: {
      sales_code: more.ticket ?? `T-${(tickets += 1)}`,
      medications: [{ id: rx.medications[0]?.id, bought_qty: quantity }],
    },
  })

const reject = (rx: IssuedPrescription, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/prescriptions/reject/${rx.signature}`,
    headers,
    payload: { rejected: true, reason_of_rejected: 'Prueba' },
  })

test('refusals of version 1 also have the status in words (public-api.md 1.6)', async () => {
  const rx = await issuePrescriptionFor(server, doctor, uid)
  const unknown = { ...rx, signature: '0'.repeat(64) }
  for (const answer of [
    await reject(unknown, pharmacy.auth),
    await burn(unknown, 1),
    await burn(rx, 99),
    await reject(rx, {}),
  ]) {
    const { status, error, detail } = answer.json<Record<string, string>>()
    expect([status, error]).toEqual(['400 Bad Response', detail])
  }
})

test('GET /api/v2/pharmacy/me/ says whose token it is, and nothing to anybody else', async () => {
  const named = await createPharmacy(server, { name: 'Farmacia de Prueba' })
  const ask = (headers: Record<string, string>) => call(server, 'GET /api/v2/pharmacy/me/', { headers })
  expect((await ask(named.auth)).json()).toEqual({ name: 'Farmacia de Prueba' })
  expectRefusal(await ask({}), [401])
  expectRefusal(await ask(doctor.auth), [403])
})

describe('GET /api/v2/pharmacy/rx/{signature}', () => {
  test('finds by signature, address and short code, without contact data or hidden diagnosis', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Secreto' })
    const code = `${rx.code.slice(0, 4)}-${rx.code.slice(4, 8)}-${rx.code.slice(8)}`.toLowerCase()
    for (const key of [rx.signature, `https://recetas.example/v/${rx.signature}`, code]) {
      const answer = await find(key)
      expect(answer.statusCode, answer.body).toBe(200)
      const found = answer.json<PharmacyPrescription>()
      expect(found.signature).toBe(rx.signature)
      expect([found.diagnosis, found.patient.email, found.patient.phone]).toEqual(['', '', ''])
      expect(found.available_status[0]).toBe(true)
    }
  })

  test('refuses a guest and a doctor; an unknown signature is 404', async () => {
    expect((await find('0'.repeat(64), {})).statusCode).toBe(401)
    expect((await find('0'.repeat(64), doctor.auth)).statusCode).toBe(403)
    expect((await find('0'.repeat(64))).statusCode).toBe(404)
  })
})

describe('POST /api/v1/prescriptions/burn/{signature}/', () => {
  test('refuses a doctor before the body is looked at', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    const answer = await call(server, `POST /api/v1/prescriptions/burn/${rx.signature}/`, {
      headers: doctor.auth,
      body: {},
    })
    expect(answer.statusCode).toBe(403)
  })

  test('the pharmacy gets the signed word for one package, where the product names one', async () => {
    const medications = [
      makeMedication({ presentation: 'Paracetamol tableta 500 mg, caja con 10 tabletas' }),
      makeMedication({ presentation: 'Paracetamol tabletas 500 mg' }),
    ]
    const rx = await issuePrescriptionFor(server, doctor, uid, { medications })
    const found = (await find(rx.signature)).json<PharmacyPrescription>()
    expect(found.medications.map(({ container }) => container)).toEqual(['caja', undefined])
  })

  test('sells half, then the rest, and then refuses', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    expect((await burn(rx, 1)).json()).toEqual({ status: '202 OK' })
    const half = (await find(rx.signature)).json<PharmacyPrescription>()
    expect([half.rx_status[0], half.medications[0]?.bought_qty, half.medications[0]?.bought]).toEqual([
      'partially_filled',
      1,
      false,
    ])
    expect((await burn(rx, 2)).json()).toMatchObject({
      code: 'fill-exceeds-remaining',
      detail: expect.stringMatching(/» queda 1 por surtir\.$/),
    })
    expect((await burn(rx, 1)).statusCode).toBe(200)
    expect((await find(rx.signature)).json<PharmacyPrescription>().rx_status[0]).toBe('filled')
    const third = await burn(rx, 1)
    expect([third.statusCode, third.json<{ code: string }>().code]).toEqual([409, 'prescription-exhausted'])
  })

  test('G5 accepts exactly one of concurrent sales of the last package', async () => {
    for (let round = 0; round < 20; round += 1) {
      const rx = await issuePrescriptionFor(server, doctor, uid, {
        medications: [makeMedication({ qty: 1 })],
      })
      const answers = await Promise.all(Array.from({ length: 6 }, () => burn(rx, 1)))
      expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1)
      expect(answers.filter((a) => a.statusCode === 409)).toHaveLength(5)
    }
  })

  test('accepts exactly one of a concurrent sale and cancellation', async () => {
    for (let round = 0; round < 20; round += 1) {
      const rx = await issuePrescriptionFor(server, doctor, uid, {
        medications: [makeMedication({ qty: 1 })],
      })
      const [filled, cancelled] = await Promise.all([burn(rx, 1), reject(rx, doctor.auth)])
      expect([filled.statusCode, cancelled.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  })

  test('treats the same ticket as the same sale, and refuses it with other quantities', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid, { medications: [makeMedication({ qty: 3 })] })
    const twice = [await burn(rx, 1, { ticket: 'MISMO' }), await burn(rx, 1, { ticket: 'MISMO' })]
    expect(twice.map((a) => a.statusCode)).toEqual([200, 200])
    expect((await find(rx.signature)).json<PharmacyPrescription>().medications[0]?.bought_qty).toBe(1)
    expect((await burn(rx, 2, { ticket: 'MISMO' })).statusCode).toBe(409)
  })

  test('sells a quantity left to the pharmacist once, and one without end repeatedly', async () => {
    const once = await issuePrescriptionFor(server, doctor, uid, {
      medications: [makeMedication({ qty: 1000 })],
    })
    expect((await burn(once, 2)).statusCode).toBe(200)
    expect((await burn(once, 1)).statusCode).toBe(409)
    const endless = await issuePrescriptionFor(server, doctor, uid, {
      medications: [makeMedication({ qty: 1001 })],
    })
    expect((await burn(endless, 5)).statusCode).toBe(200)
    expect((await burn(endless, 5)).statusCode).toBe(200)
  })

  test('refuses a cancelled or expired prescription', async () => {
    const cancelled = await issuePrescriptionFor(server, doctor, uid)
    expect((await reject(cancelled, doctor.auth)).statusCode).toBe(200)
    expect((await burn(cancelled, 1)).json()).toMatchObject({ code: 'prescription-cancelled' })
    const rx = await issuePrescriptionFor(server, doctor, uid)
    const before = server.clock.now
    try {
      server.clock.now = new Date(`${rx.valid_until}T18:00:00Z`)
      expect((await burn(rx, 1)).statusCode).toBe(200)
      server.clock.now = new Date(`${addDays(rx.valid_until, 1)}T18:00:00Z`)
      expect((await burn(rx, 1)).json()).toMatchObject({ code: 'prescription-expired' })
      expect(mexicoDay(server.clock.now) > rx.valid_until).toBe(true)
    } finally {
      server.clock.now = before
    }
  })

  test('refuses an antibiotic after its treatment', async () => {
    const search = await server.app.inject({ url: '/api/v2/drugs/?search=amoxicilina', headers: doctor.auth })
    const uidOfDrug = search
      .json<{ results: { uid: string; antibiotic: boolean }[] }>()
      .results.find((d) => d.antibiotic)?.uid
    const rx = await issuePrescriptionFor(server, doctor, uid, {
      medications: [{ drug_upc: uidOfDrug, instructions: INSTRUCTIONS, qty: 1 }],
    })
    expect(rx.valid_until).toBe(addDays(mexicoDay(server.clock.now), 5))
  })

  test('refuses a guest, a doctor and bad input', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    expect((await burn(rx, 1, { auth: {} })).statusCode).toBe(401)
    expect((await burn(rx, 1, { auth: doctor.auth })).statusCode).toBe(403)
    expect((await burn(rx, 0)).statusCode).toBe(400)
    expect((await burn(rx, 1.5)).statusCode).toBe(400)
  })
})

describe('POST /api/v1/prescriptions/reject/{signature}', () => {
  test('can’t be undone, and treats another doctor’s prescription as unknown', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    expect((await reject(rx, (await createDoctor(server)).auth)).statusCode).toBe(404)
    expect((await reject(rx, pharmacy.auth)).json()).toEqual({ status: '202 OK' })
    expect((await reject(rx, doctor.auth)).statusCode).toBe(409)
    const seen = await server.app.inject({ url: `/api/v2/rx-endpoint/${rx.signature}`, headers: doctor.auth })
    expect(seen.json()).toMatchObject({
      rejected: true,
      reason_of_rejected: 'Prueba',
      status: { rx_status: ['rejected', 'Rechazada'] },
    })
  })
})
