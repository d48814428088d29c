import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrescriptionLink } from '#contract/prescription-acts.ts'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import type { Verification } from '#contract/verification.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { countRows } from '../../testing/count-rows.ts'
import { counterCalls } from '../../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { pageTexts } from '../../pdf/testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Tests of a doctor's actions on an issued prescription: cancelling the prescription or one of its rows, replacing it,
// renewing it.

let server: TestServer
let doctor: TestDoctor
let uid: string
let counter: ReturnType<typeof counterCalls>

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
  counter = counterCalls(server, await createPharmacy(server))
})
afterAll(() => server.close())

const row = (generic: string, qty = 2) => ({
  drug_upc: uidOfDrug(generic),
  instructions: INSTRUCTIONS,
  qty,
})
const two = (): Promise<IssuedPrescription> =>
  issuePrescriptionFor(server, doctor, uid, { medications: [row('Cuatropril'), row('Seisalbina')] })

const cancel = (rx: IssuedPrescription, body: Record<string, unknown>, who = doctor) =>
  call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, { headers: who.auth, body })
const read = async (rx: IssuedPrescription): Promise<Prescription> =>
  (await call(server, `GET /api/v2/rx-endpoint/${rx.signature}`, { headers: doctor.auth })).json()
const verify = async (rx: IssuedPrescription): Promise<Verification> =>
  (await call(server, `GET /api/v2/verify/${rx.signature}/`)).json()
const timeline = async (rx: IssuedPrescription): Promise<TimelineEvent[]> =>
  (await call(server, `GET /api/v2/rx/timeline/${rx.signature}/`, { headers: doctor.auth })).json()
const links = async (rx: IssuedPrescription): Promise<PrescriptionLink[]> =>
  (await call(server, `GET /api/v2/rx/links/${rx.signature}/`, { headers: doctor.auth })).json()
const idOf = (rx: IssuedPrescription, at: number): number => rx.medications[at]?.id ?? 0

describe('cancelling', () => {
  test('all of it, for a reason of the list: final, and visible to everybody', async () => {
    const rx = await two()
    const answer = await cancel(rx, { reason: 'treatment', note: 'Cambia a otro esquema', dispensed: 0 })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json<Prescription>()).toMatchObject({
      rejected: true,
      reason_of_rejected: 'Cambio de tratamiento: Cambia a otro esquema',
      status: { rx_status: ['rejected', 'Rechazada'] },
    })
    expect([await counter.sell(rx), (await verify(rx)).state]).toEqual(['prescription-cancelled', 'rejected'])
    expect((await cancel(rx, { reason: 'treatment' })).statusCode).toBe(409)
  })

  test('one row: the other stays valid, and the row can’t be sold', async () => {
    const rx = await two()
    const answer = await cancel(rx, { reason: 'allergy', rows: [idOf(rx, 1)] })
    const [first, second] = answer.json<Prescription>().medications
    expect([first?.ended, second?.ended?.reason]).toEqual([undefined, 'Alergia'])
    expect([await counter.sell(rx, 1, 1), await counter.sell(rx, 2, 0)]).toEqual(['row-cancelled', 'sold'])
    // The rows that were not cancelled are all sold, so the prescription counts as filled.
    expect((await read(rx)).status.rx_status[0]).toBe('filled')
    expect((await verify(rx)).medications.map((m) => m.cancelled)).toEqual([false, true])
    expect((await verify(rx)).authentic).toBe(true)
    expect((await timeline(rx)).find(({ kind }) => kind === 'row_cancelled')?.note).toBe('Seisalbina')
  })

  test('a PDF from before differs from later ones: without a row, and cancelled', async () => {
    const rx = await two()
    const pdf = async (who: { auth: Record<string, string> } = doctor) => {
      const path = `GET /api/v2/rx/pdf/${rx.signature}/`
      const answer = await call(server, path, { headers: who.auth })
      expect(answer.statusCode, answer.body).toBe(200)
      return (await pageTexts(Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64'))).join('')
    }
    expect(await pdf()).toContain('Findelareceta:2medicamentos.')
    await cancel(rx, { reason: 'pregnancy', rows: [idOf(rx, 1)] })
    for (const text of [await pdf(), await pdf(await createPharmacy(server))]) {
      expect(text).toMatch(/CANCELADOel\d+\w+20\d\d\.Nosesurte\.Seisalbina/)
      expect(text).toContain('Findelareceta:1medicamento.1cancelado.')
      // A pharmacy is not shown the reason of a cancellation.
      expect(text).not.toContain('Embarazo')
    }
    await cancel(rx, { reason: 'mistake' })
    expect(await pdf()).toMatch(/CANCELADAel\d+\w+20\d\d\.Ningunafarmaciapuedesurtirla\./)
  })

  test('the reason for a row is visible to doctor and patient only', async () => {
    const rx = await two()
    await cancel(rx, { reason: 'pregnancy', rows: [idOf(rx, 1)] })
    expect(JSON.stringify([await counter.look(rx), await verify(rx)])).not.toMatch(/Embarazo|pregnancy/)
    expect((await counter.look(rx)).medications[1]?.ended).toMatchObject({ reason: '' })
  })

  test('cancelling the last open row cancels the prescription', async () => {
    const rx = await two()
    await cancel(rx, { reason: 'mistake', rows: [idOf(rx, 0)] })
    await cancel(rx, { reason: 'duplicate', rows: [idOf(rx, 1)] })
    expect(await read(rx)).toMatchObject({ rejected: true, reason_of_rejected: 'Receta duplicada' })
  })

  test('dispensed units stay dispensed, and the rest is cancelled', async () => {
    const rx = await two()
    expect(await counter.sell(rx, 1, 0)).toBe('sold')
    expect((await cancel(rx, { reason: 'unwanted', dispensed: 1 })).statusCode).toBe(200)
    expect((await read(rx)).medications[0]).toMatchObject({ bought_qty: 1, bought: false })
  })

  test('is refused when more was dispensed than the doctor saw', async () => {
    const rx = await two()
    await counter.sell(rx, 1, 0)
    const answer = await cancel(rx, { reason: 'mistake', dispensed: 0 })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'dispensed-meanwhile'])
    expect((await read(rx)).rejected).toBe(false)
    // The sale was of another row, so a count of 0 dispensed units is still right for this row.
    expect((await cancel(rx, { reason: 'mistake', rows: [idOf(rx, 1)], dispensed: 0 })).statusCode).toBe(200)
  })

  test.each([
    ['an unknown reason', { reason: 'porque sí' }, 400],
    ['another reason without words', { reason: 'other' }, 400],
    ['a row of another prescription', { reason: 'mistake', rows: [1] }, 400],
    ['no rows', { reason: 'mistake', rows: [] }, 400],
    ['an unknown field', { reason: 'mistake', force: true }, 400],
  ])('%s is refused, and nothing is cancelled', async (_what, body, status) => {
    const rx = await two()
    expect((await cancel(rx, body)).statusCode).toBe(status)
    expect((await read(rx)).status.rx_status[0]).toBe('available')
  })

  test('by another doctor is refused', async () => {
    const rx = await two()
    expect((await cancel(rx, { reason: 'mistake' }, await createDoctor(server))).statusCode).toBe(404)
  })

  test('a completely sold prescription is refused', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid, { medications: [row('Cuatropril', 1)] })
    await counter.sell(rx)
    const answer = await cancel(rx, { reason: 'mistake' })
    expect(answer.json<{ code: string }>().code).toBe('already-dispensed')
  })

  test('a concurrent cancellation and sale run one after the other, and nothing cancelled is sold', async () => {
    for (let round = 0; round < 12; round += 1) {
      const rx = await issuePrescriptionFor(server, doctor, uid, { medications: [row('Cuatropril', 1)] })
      const [sale, ended] = await Promise.all([
        counter.sell(rx),
        cancel(rx, { reason: 'mistake', dispensed: 0 }),
      ])
      const after = await read(rx)
      const sold = after.medications[0]?.bought_qty
      const verdict = [sale, ended.statusCode, after.rejected, sold]
      expect([
        ['sold', 409, false, 1],
        ['prescription-cancelled', 200, true, 0],
      ]).toContainEqual(verdict)
    }
  })

  test('two concurrent cancellations of different rows both apply', async () => {
    const rx = await two()
    const both = await Promise.all(
      [0, 1].map((at) => cancel(rx, { reason: 'mistake', rows: [idOf(rx, at)] })),
    )
    expect(both.map((a) => a.statusCode)).toEqual([200, 200])
    expect((await read(rx)).rejected).toBe(true)
  })
})

describe('replacing', () => {
  const replacing = (rx: IssuedPrescription, more: Record<string, unknown> = {}) => ({
    patient: { uid },
    medications: [row('Seisalbina')],
    replaces: rx.signature,
    ...more,
  })
  const issue = (body: unknown, who = doctor, key?: string) =>
    call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...who.auth, ...(key ? { 'idempotency-key': key } : {}) },
      body,
    })

  test('cancels the old prescription in the same transaction, and both refer to each other', async () => {
    const old = await two()
    const made = (await issue(replacing(old))).json<IssuedPrescription>()
    expect(await read(old)).toMatchObject({
      rejected: true,
      reason_of_rejected: `Sustituida por la receta ${formatCode(made.code)}`,
    })
    expect(await links(old)).toMatchObject([{ kind: 'replaced-by', signature: made.signature }])
    expect(await links(made)).toMatchObject([
      { kind: 'replaces', signature: old.signature, state: 'rejected' },
    ])
    expect((await verify(old)).replaced_by).toEqual({ signature: made.signature, code: made.code })
    expect(await verify(made)).toMatchObject({ authentic: true, replaces: { code: old.code } })
    expect(await counter.sell(old)).toBe('prescription-cancelled')
  })

  test('with a repeated key replaces once', async () => {
    const old = await two()
    const [a, b] = await Promise.all([1, 2].map(() => issue(replacing(old), doctor, `sustituye-${old.id}`)))
    expect(a?.statusCode, a?.body).toBe(201)
    expect(b?.json<IssuedPrescription>().signature).toBe(a?.json<IssuedPrescription>().signature)
  })

  test('a cancelled or used-up prescription is refused, and nothing is issued', async () => {
    const cancelled = await two()
    await cancel(cancelled, { reason: 'mistake' })
    const sold = await issuePrescriptionFor(server, doctor, uid, { medications: [row('Cuatropril', 1)] })
    await counter.sell(sold)
    const before = await countRows(server)
    expect((await issue(replacing(cancelled))).statusCode).toBe(409)
    expect((await issue(replacing(sold))).statusCode).toBe(409)
    expect(await countRows(server)).toEqual(before)
  })

  test('another patient’s or another doctor’s is refused, and so is replacing and renewing at once', async () => {
    const old = await two()
    const other = await createPatient(server, doctor)
    const foreign = await createDoctor(server)
    const theirs = await createPatient(server, foreign)
    const fields = async (body: unknown, who = doctor) =>
      (await issue(body, who)).json<{ fields?: Record<string, string[]> }>().fields
    expect(await fields(replacing(old, { patient: { uid: other.uid } }))).toHaveProperty('replaces')
    expect(await fields(replacing(old, { patient: { uid: theirs.uid } }), foreign)).toHaveProperty('replaces')
    expect(await fields(replacing(old, { renews: old.signature }))).toHaveProperty('replaces')
    expect((await read(old)).rejected).toBe(false)
  })

  test('a renewal does not change the older prescription, and is checked like any other', async () => {
    const old = await two()
    const renewal = { patient: { uid }, medications: [row('Seisalbina')], renews: old.signature }
    const made = (await issue(renewal)).json<IssuedPrescription>()
    expect((await read(old)).status.rx_status[0]).toBe('available')
    expect(await links(old)).toMatchObject([{ kind: 'renewed-by', code: made.code }])
    expect(await links(made)).toMatchObject([{ kind: 'renews', code: old.code }])
    const refused = await issue({
      ...renewal,
      medications: [{ ...row('Seisalbina'), instructions: 'Diario' }],
    })
    expect(refused.statusCode).toBe(400)
  })
})

test('a mail to another address does not change the patient’s address, and the timeline says which it was', async () => {
  const rx = await two()
  const resend = (body: unknown) =>
    call(server, `POST /api/v2/rx/resend/${rx.signature}/`, { headers: doctor.auth, body })
  expect((await resend({ email: 'otra@correo' })).statusCode).toBe(400)
  expect((await resend({ email: 'otra@correo.example' })).statusCode).toBe(200)
  expect((await read(rx)).patient.email).toBe('paciente@correo.example')
  expect((await timeline(rx)).find(({ kind }) => kind === 'resent')?.note).toBe(
    'A otra dirección (o…@correo.example)',
  )
})
