import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createAssistant, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
const start = new Date()

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.now = start
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const get = async (path: string, { auth } = doctor) =>
  expect((await call(server, `GET /api/v2/${path}`, { headers: auth })).statusCode, path).toBe(200)

interface Line {
  actor_kind: string
  actor_id: number
  action: string
  object_kind: string
  object_id: number
  details: object
}
/** Audit events about reads of this doctor's patients, oldest first. */
const reads = () =>
  withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<Line>(
      `select actor_kind, actor_id::int, action, object_kind, object_id::int, details from audit_event
       where doctor_id = $1 and action ~ 'viewed$|searched$|exported$|printed$' order by id`,
      [doctor.id],
    )
    return rows
  })

test('I3 every read of patient data is recorded with reader and patient, by ids only', async () => {
  const patient = await createPatient(server, doctor, { name: 'Leída Ficticia' })
  const rx = await issuePrescriptionFor(server, doctor, patient.uid)
  await get('patient/?search=leida')
  await get(`patient/${patient.uid}/`)
  await get(`patient/${patient.uid}/record/`)
  await get(`patient/${patient.uid}/export/`)
  await get(`rx-endpoint/?search=leida`)
  await get(`rx-endpoint/${rx.signature}`)
  await get(`rx/pdf/${rx.signature}`)
  const lines = await reads()
  expect(lines.map(({ action, object_kind, object_id }) => [action, object_kind, object_id])).toEqual([
    ['patients.searched', 'doctor', doctor.id],
    ['patient.viewed', 'patient', patient.id],
    ['record.viewed', 'patient', patient.id],
    ['patient.exported', 'patient', patient.id],
    ['prescriptions.searched', 'doctor', doctor.id],
    ['prescription.viewed', 'prescription', rx.id],
    ['prescription.printed', 'prescription', rx.id],
  ])
  for (const { actor_kind, actor_id } of lines) expect([actor_kind, actor_id]).toEqual(['doctor', doctor.id])
  expect(JSON.stringify(lines)).not.toMatch(/leida|Leída|paciente@/)
})

test('I3 a repeated read within five minutes is recorded once; later reads, and reads by others, separately', async () => {
  const patient = await createPatient(server, doctor)
  await get(`patient/${patient.uid}/`)
  await get(`patient/${patient.uid}/`)
  expect(await reads()).toHaveLength(1)
  server.clock.now = new Date(start.getTime() + 6 * 60_000)
  await get(`patient/${patient.uid}/`)
  expect(await reads()).toHaveLength(2)
  const assistant = await createAssistant(server, doctor)
  await get(`assistant/${doctor.id}/patients/?search=ficticio`, assistant as TestDoctor)
  expect((await reads()).at(-1)).toMatchObject({
    actor_kind: 'assistant',
    actor_id: assistant.id,
    action: 'patients.searched',
  })
})

test('I3 a refused read is not recorded', async () => {
  const { uid } = await createPatient(server, await createDoctor(server))
  await call(server, `GET /api/v2/patient/${uid}/record/`, { headers: doctor.auth })
  await call(server, `GET /api/v2/patient/${uid}/`, { headers: doctor.auth })
  expect(await reads()).toEqual([])
})

test('I3 comparing two records before a merge is recorded as reading both', async () => {
  const same = { name: 'Igual Ficticia', date_of_birth: '1970-01-01' }
  const [a, b] = [await createPatient(server, doctor, same), await createPatient(server, doctor, same)]
  await get(`patient/${a.uid}/duplicates/`)
  expect((await reads()).map(({ action, object_id }) => [action, object_id])).toEqual([
    ['record.viewed', a.id],
    ['record.viewed', b.id],
  ])
})

test('H3 no CURP is generated: an unknown one stays empty through every change, merge and prescription', async () => {
  const written = { name: 'Elena Sin Clave Ficticia', date_of_birth: '1988-08-18', gender: 'F' } as const
  const [kept, gone] = [
    await createPatient(server, doctor, written),
    await createPatient(server, doctor, written),
  ]
  const send = (what: string, body: unknown) => call(server, what, { headers: doctor.auth, body })
  await send(`PATCH /api/v2/patient/${kept.uid}/`, { state: 'Jalisco', location: 'Zapopan' })
  const consent = {
    version: healthDataConsent.version,
    method: 'handwritten-signature',
    on: mexicoDay(start),
  }
  await send(`PATCH /api/v2/patient/${kept.uid}/record/`, { version: 0, allergies: [], consent })
  await send(`POST /api/v2/patient/${kept.uid}/merge/`, {
    other: gone.uid,
    version: 1,
    other_version: 0,
    fields: ['name', 'curp'],
    sections: [],
    joined: [],
  })
  await issuePrescriptionFor(server, doctor, kept.uid)
  const curps = await withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ curp: string }>('select curp from patient where doctor_id = $1', [
      doctor.id,
    ])
    return rows.map(({ curp }) => curp)
  })
  expect(curps).toEqual(['', ''])
})
