import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Holder, Incident } from '#contract/incidents.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
const today = mexicoDay(new Date())

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const breach = (more: object = {}) => ({
  found_on: today,
  from: today,
  until: today,
  what: 'Se perdió el teléfono del consultorio.',
  measures: 'Se cerraron las sesiones.',
  reach: 'touched',
  ...more,
})
const record = (body: unknown, { auth } = doctor) =>
  call(server, 'POST /api/v2/incidents/', { headers: auth, body })
const holders = async (id: number, { auth } = doctor) =>
  call(server, `GET /api/v2/incidents/${id}/holders/`, { headers: auth })
const names = async (id: number) =>
  (await holders(id)).json<{ results: Holder[] }>().results.map(({ uid }) => uid)

describe('I9 a breach of security', () => {
  test('is recorded, and lists patients whose data were read or prescribed during it', async () => {
    const read = await createPatient(server, doctor, { name: 'A Leída Ficticia', phone: '5511112222' })
    const prescribed = await createPatient(server, doctor, { name: 'B Recetada Ficticia' })
    const merged = await createPatient(server, doctor, { name: 'C Unida Ficticia' })
    const asleep = await createPatient(server, doctor, { name: 'D Dormida Ficticia' })
    // All patients were added today. The breach is dated three days later, so that adding them does not count as access during
    // the breach.
    server.clock.now = new Date(Date.now() + 3 * 86_400_000)
    const later = mexicoDay(server.clock.now)
    await call(server, `GET /api/v2/patient/${read.uid}/record/`, { headers: doctor.auth })
    await issuePrescriptionFor(server, doctor, prescribed.uid)
    await call(server, `GET /api/v2/patient/${merged.uid}/`, { headers: doctor.auth })
    await call(server, `POST /api/v2/patient/${read.uid}/merge/`, {
      headers: doctor.auth,
      body: { other: merged.uid, version: 0, other_version: 0, fields: [], sections: [], joined: [] },
    })
    // The database dates the events of the audit trail by its own clock. The test has another clock, so it changes the dates of
    // these events.
    await withClient(server.ownerUrl, async (client) => {
      await client.query('alter table audit_event disable trigger audit_event_append_only')
      await client.query(`update audit_event set at = $1 where action not like '%added'`, [server.clock.now])
      await client.query('alter table audit_event enable trigger audit_event_append_only')
    })
    const made = await record(breach({ found_on: later, from: later, until: later }))
    expect(made.statusCode, made.body).toBe(201)
    const incident = made.json<Incident>()
    expect(incident).toMatchObject({ holders: 2, reach: 'touched', from: later })
    expect(await names(incident.id)).toEqual([read.uid, prescribed.uid])
    const [first] = (await holders(incident.id)).json<{ results: Holder[] }>().results
    expect(first).toMatchObject({ name: 'A Leída Ficticia', phone: '5511112222', email: read.email })
    const all = (await record(breach({ found_on: later, reach: 'all' }))).json<Incident>()
    expect(await names(all.id)).toEqual([read.uid, prescribed.uid, asleep.uid])
    const listed = await call(server, 'GET /api/v2/incidents/', { headers: doctor.auth })
    expect(listed.json<Incident[]>().map(({ id }) => id)).toEqual([all.id, incident.id])
    server.clock.now = new Date()
  })

  test.each([
    ['found tomorrow', { found_on: addDays(today, 2) }, 'found_on'],
    ['ending tomorrow', { until: addDays(today, 2) }, 'until'],
    ['ending before it began', { from: today, until: '2026-01-01' }, 'from'],
    ['found before it began', { found_on: '2026-01-01' }, 'from'],
    ['without words', { what: ' ' }, 'what'],
    ['of an unknown reach', { reach: 'some' }, 'reach'],
  ])('is refused when %s', async (_what, more, field) => {
    const answer = await record(breach(more))
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]])
  })

  test('is never changed, and is visible to its doctor only', async () => {
    const { id } = (await record(breach())).json<Incident>()
    const other = await createDoctor(server)
    expect((await holders(id, other)).statusCode).toBe(404)
    const listed = await call(server, 'GET /api/v2/incidents/', { headers: other.auth })
    expect(listed.json<Patient[]>()).toEqual([])
    await expect(
      withClient(server.ownerUrl, (client) => client.query(`update incident set what = 'nada'`)),
    ).rejects.toThrow(/append-only/)
  })
})
