import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { Verification } from '#contract/verification.ts'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

// Tests of the rules of dispensing and verification over the whole server. Rules of single rows are tested in
// judge-row.test.ts, rules of classes in judge-class.test.ts (contract/prescription).

let server: TestServer
let doctor: TestDoctor
let uid: string
let pharmacy: { auth: { authorization: string } }
const today = new Date()

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  pharmacy = await createPharmacy(server)
})
// Each test has a new patient, because a doctor who prescribes a controlled medicine to a patient again must give a reason.
beforeEach(async () => {
  uid = (await createPatient(server, doctor, { phone: '5512345678' })).uid
})
afterEach(() => {
  server.clock.now = today
})
afterAll(() => server.close())

/** Sets the clock to noon of a day in Mexico City. */
const on = (day: string): void => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
}

const prescribe = (generic: string, qty = 1, refills = 0): Promise<IssuedPrescription> =>
  issuePrescriptionFor(server, doctor, uid, {
    medications: [
      { drug_upc: uidOfDrug(generic), instructions: INSTRUCTIONS, qty, qty_confirmed: true, refills },
    ],
  })

let tickets = 0
const fill = async (rx: IssuedPrescription, quantity = 1, dispensed = ''): Promise<string> => {
  const answer = await call(server, `POST /api/v1/prescriptions/burn/${rx.signature}/`, {
    headers: pharmacy.auth,
    body: {
      sales_code: `T-${(tickets += 1)}`,
      medications: [{ id: rx.medications[0]?.id, bought_qty: quantity, dispensed }],
    },
  })
  return answer.statusCode === 200 ? 'sold' : answer.json<{ code: string }>().code
}

const atCounter = async (rx: IssuedPrescription): Promise<PharmacyPrescription> =>
  (await call(server, `GET /api/v2/pharmacy/rx/${rx.signature}`, { headers: pharmacy.auth })).json()

const verify = async (rx: IssuedPrescription): Promise<Verification> =>
  (await call(server, `GET /api/v2/verify/${rx.signature}/`)).json()

describe('class II', () => {
  test('D1 is filled on day 30 and refused on day 31', async () => {
    for (const [after, said] of [
      [30, 'sold'],
      [31, 'prescription-expired'],
    ] as const) {
      server.clock.now = today
      uid = (await createPatient(server, doctor)).uid
      const rx = await prescribe('Dosazolam')
      on(addDays(rx.created_at, after))
      expect(await fill(rx)).toBe(said)
    }
  })

  test('D4 is filled once, even if something is left', async () => {
    const rx = await prescribe('Dosazolam', 2)
    expect([await fill(rx), await fill(rx)]).toEqual(['sold', 'prescription-exhausted'])
  })

  test('D5 the pharmacy keeps the sheet at the first sale', async () => {
    const rx = await prescribe('Dosazolam', 2)
    expect((await atCounter(rx)).paper_next).toBe('retained')
    expect([await fill(rx), (await atCounter(rx)).paper]).toEqual(['sold', 'retained'])
  })

  test('D6 is not an electronic original', async () => {
    expect((await prescribe('Dosazolam')).document_kind).toBe('handwritten')
    expect((await prescribe('Cuatropril')).document_kind).toBe('electronic')
  })
})

describe('class III', () => {
  test('E2, E3, G4 is filled three times, each recorded with its pharmacy, and not a fourth time', async () => {
    const rx = await prescribe('Tresepam', 9)
    const said = [await fill(rx), await fill(rx), await fill(rx), await fill(rx)]
    expect(said).toEqual(['sold', 'sold', 'sold', 'prescription-exhausted'])
    await withClient(server.ownerUrl, async (client) => {
      const fills = await client.query(
        `select f.pharmacy_name, x.quantity, f.filled_at is not null as dated from fill f
         join fill_item x on x.doctor_id = f.doctor_id and x.prescription_id = f.prescription_id and x.fill_id = f.id
         where f.prescription_id = $1`,
        [rx.id],
      )
      expect(fills.rows).toEqual(
        Array.from({ length: 3 }, () => ({ pharmacy_name: expect.any(String), quantity: 1, dated: true })),
      )
    })
  })

  test('G4 a fill of a generic records brand, laboratory and presentation', async () => {
    const rx = await prescribe('Tresepam')
    const dispensed = 'Tresbrand, Laboratorios Ficticios, caja con 20 tabletas'
    expect(await fill(rx, 1, dispensed)).toBe('sold')
    await withClient(server.ownerUrl, async (client) => {
      const kept = await client.query('select dispensed from fill_item where prescription_id = $1', [rx.id])
      expect(kept.rows).toEqual([{ dispensed }])
    })
  })

  test('E3 the pharmacy stamps the sheet at the first two sales, and keeps it at the third', async () => {
    const rx = await prescribe('Tresepam', 9)
    const said: unknown[] = [(await atCounter(rx)).paper]
    for (let n = 0; n < 3; n += 1) {
      await fill(rx)
      said.push((await atCounter(rx)).paper)
    }
    expect(said).toEqual([null, 'sealed', 'sealed', 'retained'])
  })

  test('E4 the doctor sets the quantity of a fill, and no fill exceeds it', async () => {
    const rx = await prescribe('Tresepam', 2, 2)
    expect(rx.medications[0]).toMatchObject({ qty: 2, refills: 2 })
    const said = [
      await fill(rx, 3),
      await fill(rx, 2),
      await fill(rx, 2),
      await fill(rx, 2),
      await fill(rx, 2),
    ]
    expect(said).toEqual(['fill-exceeds-remaining', 'sold', 'sold', 'sold', 'prescription-exhausted'])
  })

  test('E1, E5 is not valid after six calendar months, even if fills remain', async () => {
    on('2026-08-31')
    const rx = await prescribe('Tresepam', 3)
    expect([rx.created_at, rx.valid_until]).toEqual(['2026-08-31', '2027-02-28'])
    on('2027-02-28')
    expect(await fill(rx)).toBe('sold')
    on('2027-03-01')
    expect(await fill(rx)).toBe('prescription-expired')
    expect(addMonths('2026-08-31', 6)).toBe(rx.valid_until)
  })
})

test('F1 class IV is refilled as often as the doctor states, and never if nothing is stated', async () => {
  const once = await prescribe('Cuatropril', 2)
  expect([await fill(once, 2), await fill(once, 1)]).toEqual(['sold', 'prescription-exhausted'])
  const thrice = await prescribe('Cuatropril', 2, 2)
  expect((await verify(thrice)).authentic).toBe(true)
  const said = [await fill(thrice, 2), await fill(thrice, 2), await fill(thrice, 2), await fill(thrice, 1)]
  expect(said).toEqual(['sold', 'sold', 'sold', 'prescription-exhausted'])
})

describe('antibiotics', () => {
  test('F3 are valid until the end of the treatment', async () => {
    const rx = await prescribe('Cocicilina', 2)
    expect(rx.valid_until).toBe(addDays(rx.created_at, 5))
    on(addDays(rx.created_at, 5))
    expect(await fill(rx)).toBe('sold')
    on(addDays(rx.created_at, 6))
    expect(await fill(rx)).toBe('prescription-expired')
  })

  test('F4 are counted, and used up when all was sold', async () => {
    const rx = await prescribe('Cocicilina', 2)
    expect([await fill(rx), (await atCounter(rx)).rx_status[0]]).toEqual(['sold', 'partially_filled'])
    expect((await atCounter(rx)).paper).toBe('sealed')
    expect([await fill(rx), (await atCounter(rx)).rx_status[0]]).toEqual(['sold', 'filled'])
    expect((await atCounter(rx)).paper).toBe('retained')
    expect(await fill(rx)).toBe('prescription-exhausted')
  })
})

describe('dispensing', () => {
  test('G1 a cancelled prescription is not filled; G2 an expired one is shown as expired to everybody', async () => {
    const cancelled = await prescribe('Cuatropril')
    await call(server, `POST /api/v1/prescriptions/reject/${cancelled.signature}`, {
      headers: doctor.auth,
      body: { rejected: true, reason_of_rejected: 'Prueba' },
    })
    expect([await fill(cancelled), (await verify(cancelled)).state]).toEqual([
      'prescription-cancelled',
      'rejected',
    ])
    const expired = await prescribe('Cuatropril')
    on(addDays(expired.valid_until, 1))
    expect([(await verify(expired)).state, (await atCounter(expired)).available_status[0]]).toEqual([
      'expired',
      false,
    ])
  })

  test('G2 the last day ends at midnight in the doctor’s time zone', async () => {
    const rx = await prescribe('Cuatropril')
    server.clock.now = new Date(`${addDays(rx.valid_until, 1)}T05:59:59Z`)
    expect([mexicoDay(server.clock.now), await fill(rx)]).toEqual([rx.valid_until, 'sold'])
    const late = await issueAt(today)
    server.clock.now = new Date(`${addDays(late.valid_until, 1)}T06:00:00Z`)
    expect(await fill(late)).toBe('prescription-expired')
  })

  const issueAt = (at: Date): Promise<IssuedPrescription> => {
    server.clock.now = at
    return prescribe('Cuatropril')
  }

  test('G3 what is left can still be filled', async () => {
    const rx = await prescribe('Cuatropril', 3)
    expect(await fill(rx, 2)).toBe('sold')
    const seen = await atCounter(rx)
    expect([seen.available_status[0], seen.medications[0]?.bought_qty]).toEqual([true, 2])
  })

  test('G6 everybody sees what a pharmacy needs, without diagnosis and contact data', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Secreto', show_diagnosis: true })
    expect(JSON.stringify(await verify(rx))).not.toMatch(/Secreto|5512345678|5500000000|@/)
  })
})
