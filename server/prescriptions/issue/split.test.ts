import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PrescriptionLink } from '#contract/prescription-acts.ts'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { Verification } from '#contract/verification.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { countRows } from '../../testing/count-rows.ts'
import { counterCalls } from '../../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Tests of drafts that become several documents: because the law keeps rows apart (mexico.md D7), or because of a
// series.

let server: TestServer
let doctor: TestDoctor
let uid: string
let counter: ReturnType<typeof counterCalls>
const today = new Date()

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  counter = counterCalls(server, await createPharmacy(server))
})
// Each test has a new patient, because a doctor who prescribes a controlled medicine to a patient again must give a reason.
beforeEach(async () => {
  uid = (await createPatient(server, doctor)).uid
})
afterEach(() => {
  server.clock.now = today
})
afterAll(() => server.close())

const row = (generic: string, more: Record<string, unknown> = {}) => ({
  drug_upc: uidOfDrug(generic),
  instructions: INSTRUCTIONS,
  qty: 1,
  ...more,
})
const mixed = [row('Cuatropril'), row('Dosazolam'), row('Seisalbina'), row('Tresepam')]
const all = (rx: IssuedPrescription) => [rx, ...(rx.also_issued ?? [])]
const generics = (rx: IssuedPrescription) => all(rx).map((one) => one.medications.map((m) => m.generic))

const issue = (body: Record<string, unknown>, key?: string) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: { ...doctor.auth, ...(key ? { 'idempotency-key': key } : {}) },
    body: { patient: { uid }, ...body },
  })
const links = async (rx: Pick<IssuedPrescription, 'signature'>): Promise<PrescriptionLink[]> =>
  (await call(server, `GET /api/v2/rx/links/${rx.signature}/`, { headers: doctor.auth })).json()
const verify = async (rx: Pick<IssuedPrescription, 'signature'>): Promise<Verification> =>
  (await call(server, `GET /api/v2/verify/${rx.signature}/`)).json()
const read = async (rx: Pick<IssuedPrescription, 'signature'>): Promise<Prescription> =>
  (await call(server, `GET /api/v2/rx-endpoint/${rx.signature}`, { headers: doctor.auth })).json()

describe('D7 rows that the law keeps apart', () => {
  test('become documents of one act, each with signature, code and kind of its own', async () => {
    const rx = (await issue({ medications: mixed })).json<IssuedPrescription>()
    expect(generics(rx)).toEqual([['Cuatropril', 'Seisalbina'], ['Dosazolam'], ['Tresepam']])
    expect(all(rx).map((one) => one.document_kind)).toEqual(['electronic', 'handwritten', 'handwritten'])
    expect(new Set(all(rx).flatMap((one) => [one.signature, one.code])).size).toBe(6)
    for (const [at, one] of all(rx).entries())
      expect(await verify(one)).toMatchObject({
        authentic: true,
        part: { kind: 'act', position: at + 1, total: 3 },
      })
    expect((await links(rx)).map((link) => [link.kind, link.medications])).toEqual([
      ['same-act', ['Dosazolam']],
      ['same-act', ['Tresepam']],
    ])
    expect((await links({ signature: rx.also_issued?.[0]?.signature ?? '' }))[0]?.code).toBe(rx.code)
  })

  test('do not change the response for a draft that is not split', async () => {
    const rx = (await issue({ medications: [row('Cuatropril'), row('Seisalbina')] })).json<object>()
    expect(Object.keys(rx)).not.toContain('also_issued')
    expect(Object.keys(rx)).not.toContain('valid_from')
  })

  test('return the same act for a repeated key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => issue({ medications: mixed }, 'acto')))
    const acts = answers.map((answer) => all(answer.json<IssuedPrescription>()).map((one) => one.signature))
    expect(acts[0]).toHaveLength(3)
    expect(acts).toEqual([acts[0], acts[0], acts[0]])
  })

  test('are all refused if one of them is, and nothing is stored', async () => {
    const before = await countRows(server)
    const answer = await issue({ medications: [row('Cuatropril'), row('Dosazolam', { qty: 3 })] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toEqual({
      'medications.1.qty': ['La ley permite a lo más 2 presentaciones de este producto (LGS art. 226 II).'],
    })
    expect(await countRows(server)).toEqual(before)
  })
})

describe('a series', () => {
  const series = (more: Record<string, unknown> = {}) => ({ count: 3, every: { months: 1 }, ...more })
  const chronic = (more: Record<string, unknown> = {}) =>
    issuePrescriptionFor(server, doctor, uid, { medications: [row('Cuatropril')], series: series(more) })

  test('each document can be filled in its own period, and is refused before and after', async () => {
    server.clock.now = new Date('2027-01-31T18:00:00Z')
    const rx = await chronic()
    const [first, second, third] = all(rx)
    expect(all(rx).map((one) => [one.valid_from, one.valid_until])).toEqual([
      ['2027-01-31', '2027-02-27'],
      ['2027-02-28', '2027-03-30'],
      ['2027-03-31', '2027-04-29'],
    ])
    expect(await counter.sell(second!)).toBe('prescription-not-yet')
    expect((await counter.look(second!)).rx_status).toEqual(['scheduled', 'Programada'])
    expect((await verify(second!)).state).toBe('scheduled')
    // The days of validity begin at midnight in Mexico City, 06:00 UTC.
    server.clock.now = new Date('2027-02-28T05:59:59Z')
    expect(await counter.sell(second!)).toBe('prescription-not-yet')
    expect(await counter.sell(first!)).toBe('sold')
    server.clock.now = new Date('2027-02-28T06:00:00Z')
    expect([await counter.sell(second!), await counter.sell(third!)]).toEqual([
      'sold',
      'prescription-not-yet',
    ])
    server.clock.now = new Date('2027-04-30T06:00:00Z')
    expect(await counter.sell(third!)).toBe('prescription-expired')
    expect(await verify(second!)).toMatchObject({
      authentic: true,
      part: { kind: 'series', position: 2, total: 3 },
    })
  })

  test('pausing, resuming and stopping affect only what is left', async () => {
    const rx = await chronic()
    const [first, second, third] = all(rx)
    const steer = (body: unknown, who = doctor) =>
      call(server, `POST /api/v2/rx/series/${second!.signature}/`, { headers: who.auth, body })
    expect(await counter.sell(first!)).toBe('sold')
    expect((await steer({ act: 'pause' })).statusCode).toBe(200)
    server.clock.now = new Date(`${second!.valid_from}T18:00:00Z`)
    expect([await counter.sell(second!), (await verify(second!)).state]).toEqual([
      'prescription-paused',
      'paused',
    ])
    expect((await verify(first!)).state).toBe('filled')
    await steer({ act: 'resume' })
    expect(await counter.sell(second!)).toBe('sold')
    expect((await steer({ act: 'stop' })).statusCode).toBe(400)
    expect((await steer({ act: 'stop', reason: 'treatment' })).statusCode).toBe(200)
    expect((await links(rx)).map((link) => [link.position, link.state])).toEqual([
      [1, 'filled'],
      [2, 'filled'],
      [3, 'rejected'],
    ])
    expect((await read(third!)).reason_of_rejected).toBe('Cambio de tratamiento')
    expect((await steer({ act: 'pause' })).json<{ code: string }>().code).toBe('not-in-series')
    expect((await steer({ act: 'pause' }, await createDoctor(server))).statusCode).toBe(404)
  })

  test('a concurrent sale and pause run one after the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const rx = await chronic()
      const [sale, pause] = await Promise.all([
        counter.sell(rx),
        call(server, `POST /api/v2/rx/series/${rx.signature}/`, {
          headers: doctor.auth,
          body: { act: 'pause' },
        }),
      ])
      expect(pause.statusCode).toBe(200)
      const { status } = await read(rx)
      expect([
        ['sold', 'filled'],
        ['prescription-paused', 'paused'],
      ]).toContainEqual([sale, status.rx_status[0]])
    }
  })

  test.each([
    ['class II', { medications: [row('Dosazolam')] }, 'medications.0.presentation'],
    ['class III', { medications: [row('Tresepam')] }, 'medications.0.presentation'],
    ['an antibiotic', { medications: [row('Cocicilina')] }, 'medications.0.presentation'],
    ['refills in a series', { medications: [row('Cuatropril', { refills: 1 })] }, 'medications.0.refills'],
    ['more than twelve', { series: series({ count: 13 }) }, 'series.count'],
    ['longer than a year', { series: series({ count: 12, every: { months: 2 } }) }, 'series.count'],
    ['yesterday', { series: series({ starts_on: '2020-01-01' }) }, 'series.starts_on'],
    ['one of one', { series: series({ count: 1 }) }, 'series.count'],
    ['days and months', { series: series({ every: { days: 1, months: 1 } }) }, 'series.every'],
  ])('%s is refused, and nothing is stored', async (_what, more, field) => {
    const before = await countRows(server)
    const answer = await issue({ medications: [row('Cuatropril')], series: series(), ...more })
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]])
    expect(await countRows(server)).toEqual(before)
  })

  test('a span of exactly twelve months is allowed', async () => {
    expect(all(await chronic({ count: 12 }))).toHaveLength(12)
  })
})
