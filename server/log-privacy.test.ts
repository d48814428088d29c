import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from './testing/call.ts'
import { createDoctor, createPharmacy, PASSWORD, type TestDoctor } from './testing/factories.ts'
import { startTestServer, withClient, type TestServer } from './testing/test-server.ts'

// Even at its most verbose level, the log must contain no person, drug, token or address of a prescription (assurance.md 1.11).

let server: TestServer
let doctor: TestDoctor
let lines: string[]

beforeAll(async () => {
  lines = []
  server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const CANARIES = {
  name: 'CANARIO Apellido',
  email: 'canario@paciente.example',
  diagnosis: 'CANARIO-diagnóstico',
  drug: 'Paracetamol 500 mg CANARIO',
  extras: 'CANARIO-indicaciones',
  kept: 'CANARIO-guardado',
  reason: 'CANARIO-motivo',
  ticket: 'CANARIO-ticket',
}

test('I8 no line of the log contains personal or health data', async () => {
  const pharmacy = await createPharmacy(server)
  const key = randomUUID()
  const issued = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: { ...doctor.auth, 'idempotency-key': key },
    body: {
      patient: {
        name: CANARIES.name,
        date_of_birth: '1990-01-31',
        email: CANARIES.email,
        curp: 'XEXX900131MVZRRL09',
      },
      medications: [
        {
          presentation: CANARIES.drug,
          instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
        },
      ],
      diagnosis: CANARIES.diagnosis,
      extras: CANARIES.extras,
      otro: CANARIES.kept,
    },
  })
  expect(issued.statusCode, issued.body).toBe(201)
  const rx = issued.json<IssuedPrescription>()
  const calls: [string, Parameters<typeof call>[2]][] = [
    ['POST /rest-auth/login/', { body: { email: doctor.email, password: PASSWORD } }],
    ['POST /rest-auth/login/', { body: { email: doctor.email, password: 'CANARIO-clave' } }],
    [`GET /api/v2/patient/?search=${encodeURIComponent(CANARIES.name)}`, { headers: doctor.auth }],
    [`GET /api/v2/rx-endpoint/${rx.signature}`, { headers: doctor.auth }],
    [`GET /api/v2/rx-endpoint/?search=CANARIO`, { headers: doctor.auth }],
    [`GET /api/v2/rx/pdf/${rx.signature}/`, { headers: doctor.auth }],
    [`GET /api/v2/verify/${rx.signature}/`, {}],
    [`GET /api/v2/pharmacy/rx/${rx.code}`, { headers: pharmacy.auth }],
    [
      `POST /api/v1/prescriptions/burn/${rx.signature}/`,
      {
        headers: pharmacy.auth,
        body: { sales_code: CANARIES.ticket, medications: [{ id: rx.medications[0]?.id, bought_qty: 9 }] },
      },
    ],
    [
      `POST /api/v1/prescriptions/reject/${rx.signature}`,
      { headers: doctor.auth, body: { rejected: true, reason_of_rejected: CANARIES.reason } },
    ],
    ['POST /api/v2/patient/', { headers: doctor.auth, body: { name: CANARIES.name, CANARIO: 1 } }],
    ['GET /api/v2/CANARIO/', { headers: doctor.auth }],
  ]
  for (const [endpoint, options] of calls) await call(server, endpoint, options)
  const written = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(calls.length)
  for (const secret of [
    'CANARIO',
    CANARIES.email,
    encodeURIComponent(CANARIES.name),
    'XEXX900131',
    'aracetamol',
    doctor.token,
    doctor.email,
    pharmacy.auth.authorization.slice(6),
    PASSWORD,
    rx.signature,
    rx.code,
    key,
  ])
    expect(written).not.toContain(secret)
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
})

test('an unexpected error is logged with its place and without its message, and the response has only an id', async () => {
  const broken = `CANARIO ${randomBytes(4).toString('hex')}`
  await withClient(server.ownerUrl, (client) =>
    client.query(`alter table contact_message add constraint tripwire check (subject not like 'CANARIO%')`),
  )
  lines.length = 0
  const answer = await call(server, 'POST /api/v2/contact/', {
    headers: doctor.auth,
    body: { subject: broken, message: broken },
  })
  expect(answer.statusCode).toBe(500)
  const said = answer.json<{ code: string; request_id: string }>()
  expect(Object.keys(said).toSorted()).toEqual(['code', 'detail', 'request_id'])
  const written = lines.join('')
  expect(written).toContain(said.request_id)
  expect(written).toContain('contact/queries')
  expect(`${written}${answer.body}`).not.toMatch(/CANARIO|tripwire|insert into|violates/)
})
