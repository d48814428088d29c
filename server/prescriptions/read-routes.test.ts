import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { call, refusal } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let stranger: TestDoctor
let pharmacy: Awaited<ReturnType<typeof createPharmacy>>
let uid: string
let rx: IssuedPrescription

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  stranger = await createDoctor(server)
  pharmacy = await createPharmacy(server)
  uid = (await createPatient(server, doctor)).uid
  rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Prueba (R51)' })
})
afterAll(() => server.close())

const UNKNOWN = '0'.repeat(64)

describe.each([
  ['GET /api/v2/rx-endpoint/{signature}', undefined],
  ['GET /api/v2/rx/pdf/{signature}/', undefined],
  ['GET /api/v2/rx/timeline/{signature}/', undefined],
  ['POST /api/v2/rx/resend/{signature}/', {}],
])('%s', (endpoint, body) => {
  const ask = (signature: string, headers: Record<string, string> = doctor.auth) =>
    call(server, endpoint.replace('{signature}', signature), { headers, body })

  test('works for its doctor, and refuses a guest', async () => {
    expect((await ask(rx.signature)).statusCode).toBe(200)
    expect((await ask(rx.signature, {})).statusCode).toBe(401)
  })

  test('treats another doctor’s prescription as unknown', async () => {
    const foreign = await ask(rx.signature, stranger.auth)
    expect(foreign.statusCode).toBe(404)
    const plain = (text: string): string => text.replaceAll(rx.signature, '').replaceAll(UNKNOWN, '')
    const absent = refusal(await ask(UNKNOWN, stranger.auth))
    expect(plain(JSON.stringify(refusal(foreign)))).toBe(plain(JSON.stringify(absent)))
  })

  test.each(['x', '%00', 'ñ', '..', `${'0'.repeat(63)}%00`, "' or true --"])(
    'a text that is no signature (%s) is 404',
    async (signature) => expect((await ask(encodeURI(decodeURI(signature)))).statusCode).toBe(404),
  )

  test('a text longer than any signature is 400', async () =>
    expect((await ask('0'.repeat(81))).statusCode).toBe(400))
})

describe('GET /api/v2/rx/pdf/{signature}/', () => {
  const print = (who: { auth: Record<string, string> }) =>
    call(server, `GET /api/v2/rx/pdf/${rx.signature}/`, { headers: who.auth })

  test('returns a PDF to the doctor and to a pharmacy, and records both', async () => {
    for (const who of [doctor, pharmacy]) {
      const { pdf } = (await print(who)).json<{ pdf: string }>()
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    }
    await withClient(server.ownerUrl, async (client) => {
      const trail = await client.query(
        `select distinct actor_kind, actor_id from audit_event where action = 'prescription.printed' and object_id = $1
         order by actor_kind`,
        [rx.id],
      )
      expect(trail.rows).toEqual([
        { actor_kind: 'doctor', actor_id: doctor.id },
        { actor_kind: 'pharmacy', actor_id: pharmacy.id },
      ])
    })
  })
})

describe('GET /api/v2/rx/timeline/{signature}/', () => {
  test('lists issue, sale and rejection in order, with actor and quantities', async () => {
    const own = await issuePrescriptionFor(server, doctor, uid)
    const burned = await call(server, `POST /api/v1/prescriptions/burn/${own.signature}/`, {
      headers: pharmacy.auth,
      body: { sales_code: 'T-77', medications: [{ id: own.medications[0]?.id, bought_qty: 1 }] },
    })
    expect(burned.statusCode).toBe(200)
    await call(server, `POST /api/v1/prescriptions/reject/${own.signature}`, {
      headers: pharmacy.auth,
      body: { rejected: true, reason_of_rejected: 'No hay existencia' },
    })
    const answer = await call(server, `GET /api/v2/rx/timeline/${own.signature}/`, { headers: doctor.auth })
    const events = answer.json<TimelineEvent[]>()
    expect(events.map((e) => e.kind)).toEqual(['issued', 'filled', 'rejected'])
    expect(events[1]?.note).toContain('T-77')
    expect(events[1]?.quantities.map((q) => q.quantity)).toEqual([1])
    expect(events[2]?.note).toContain('No hay existencia')
  })
})

describe('POST /api/v2/rx/resend/{signature}/', () => {
  const resend = (signature: string, body: unknown) =>
    call(server, `POST /api/v2/rx/resend/${signature}/`, { headers: doctor.auth, body })

  test('refuses invalid addresses, with their field', async () => {
    for (const email of [
      'nadie',
      'a@b',
      'a@b.example, c@d.example',
      'a@b.example\nBcc: c@d.example',
      'a\u0001@b.example',
    ]) {
      const answer = await resend(rx.signature, { email })
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)], email).toEqual([
        400,
        ['email'],
      ])
    }
    expect((await resend(rx.signature, { cc: 'nadie' })).statusCode).toBe(400)
    expect((await resend(rx.signature, { to: 'a@b.example' })).statusCode).toBe(400)
  })

  test('is refused for a patient without an address', async () => {
    const mute = await createPatient(server, doctor, { email: 'EXP-99999' })
    const answer = await resend((await issuePrescriptionFor(server, doctor, mute.uid)).signature, {})
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'address-missing'])
  })

  test('is limited to ten a day, also for concurrent calls', async () => {
    const { signature, id } = await issuePrescriptionFor(server, doctor, uid)
    const answers = await Promise.all(Array.from({ length: 16 }, () => resend(signature, {})))
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(10)
    expect(answers.filter((a) => a.statusCode === 429)).toHaveLength(6)
    await withClient(server.ownerUrl, async (client) => {
      const mails = await client.query(`select 1 from mail where prescription_id = $1 and kind = 'resend'`, [
        id,
      ])
      expect(mails.rowCount).toBe(10)
    })
  })
})

test('a row that the catalogue does not know is marked in every response, as on its sheet', async () => {
  const medications = [
    makeMedication(),
    makeMedication({
      presentation: 'Jarabe inventado',
      instructions: 'Tomar 5 ml por vía oral cada 8 horas por 3 días.',
    }),
  ]
  const issued = await issuePrescriptionFor(server, doctor, uid, { medications })
  expect(issued.medications.map(({ unrecognised }) => unrecognised)).toEqual([undefined])
  const [other] = issued.also_issued ?? []
  const get = await call(server, `GET /api/v2/rx-endpoint/${other?.signature}`, { headers: doctor.auth })
  for (const one of [other, get.json<Prescription>()]) {
    expect(one?.medications.map(({ unrecognised }) => unrecognised)).toEqual([true])
    expect(one?.by_hand?.reason).toBe('unrecognised')
  }
})
