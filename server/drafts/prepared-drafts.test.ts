import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Draft, DraftBody, DraftSummary } from '#contract/drafts/drafts.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { call } from '../testing/call.ts'
import { makeDraftBody, makeDraftRow } from '../testing/drafts.ts'
import { createDoctor, createAssistant, createPatient, type TestDoctor } from '../testing/factories.ts'
import { makeMedication } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor
let id: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
})
beforeEach(() => {
  id = randomUUID()
})
afterAll(() => server.close())

const ask = (endpoint: string, who: { auth: Record<string, string> } | null, body?: unknown) =>
  call(server, endpoint, { headers: who?.auth ?? {}, body })
const save = (version: number, more: Partial<DraftBody> = {}, who = doctor) =>
  ask(`PUT /api/v2/drafts/${id}/`, who, { version, body: makeDraftBody(id, more) })
const read = async (who = doctor): Promise<Draft> => (await ask(`GET /api/v2/drafts/${id}/`, who)).json()

describe('a prepared draft', () => {
  let assistant: Awaited<ReturnType<typeof createAssistant>>
  beforeEach(async () => {
    assistant = await createAssistant(server, doctor)
  })
  const at = () => `/api/v2/assistant/${doctor.id}/drafts/${id}/`
  const prepare = (version: number, more: Partial<DraftBody> = {}) =>
    ask(`PUT ${at()}`, assistant, { version, body: makeDraftBody(id, more) })
  const submit = (version: number) => ask(`POST ${at()}submit/`, assistant, { version })

  test('is not changed by a save that arrives while the draft is being submitted', async () => {
    const first = randomUUID()
    const saved = (body: object) => ask(`PUT ${at()}`, assistant, body)
    await saved({ version: 0, body: makeDraftBody(id), save: first })
    await withClient(server.ownerUrl, async (client) => {
      await client.query('begin')
      await client.query(`update draft set state = 'submitted', version = 2 where id = $1`, [id])
      const body = makeDraftBody(id, { diagnosis: 'tarde' })
      const late = saved({ version: 1, body, save: randomUUID(), unanswered: [first] })
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await client.query(waits)).rowCount).toBe(1)
      await client.query('commit')
      expect(expectRefusal(await late, [409]).code).toBe('draft-submitted')
    })
    expect((await read()).body.diagnosis).not.toBe('tarde')
  })

  test('reaches the doctor, comes back with a note, and shows later changes', async () => {
    await prepare(0)
    expect((await submit(1)).json()).toMatchObject({ version: 2 })
    const first = await read()
    expect(first).toMatchObject({ state: 'submitted', is_seen: false })
    expect(first.prepared_by).toMatch(/^Asistente/)
    expect(first.changes.map(({ field }) => field)).toContain('instructions')

    const returned = await ask(`POST /api/v2/drafts/${id}/return/`, doctor, {
      version: 2,
      note: 'Que sean 7 días',
    })
    expect(returned.json()).toMatchObject({ version: 3 })
    const back = (await ask(`GET ${at()}`, assistant)).json<DraftSummary>()
    expect(back).toMatchObject({ state: 'returned', note: 'Que sean 7 días' })

    await prepare(3, {
      rows: [makeDraftRow({ instructions: 'Tomar 1 tableta cada 8 horas durante 7 días.' })],
    })
    await submit(4)
    const again = await read()
    expect(again.changes).toEqual([
      {
        field: 'instructions',
        row: 'Paracetamol tabletas 500 mg',
        before: 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
        after: 'Tomar 1 tableta cada 8 horas durante 7 días.',
      },
    ])
    const seen = await ask(`POST /api/v2/drafts/${id}/seen/`, doctor, { version: again.version })
    expect(seen.statusCode).toBe(200)
    expect((await read()).changes).toEqual([])
  })

  test('can’t be changed by the assistant while the doctor has it', async () => {
    await prepare(0)
    await submit(1)
    expect(expectRefusal(await prepare(2), [409]).code).toBe('draft-submitted')
    expect(expectRefusal(await submit(2), [409]).code).toBe('draft-submitted')
    expect(expectRefusal(await ask(`DELETE ${at()}`, assistant), [409]).code).toBe('draft-submitted')
  })

  test('is deleted by the assistant who prepares it, and by nobody else', async () => {
    await prepare(0)
    const colleague = await createAssistant(server, doctor)
    const stranger = await createAssistant(server, other)
    for (const who of [colleague, stranger]) expectRefusal(await ask(`DELETE ${at()}`, who), [404])
    const theirs = `DELETE /api/v2/assistant/${other.id}/drafts/${id}/`
    for (const who of [assistant, stranger]) expectRefusal(await ask(theirs, who), [404])
    expectRefusal(await ask(`DELETE ${at()}`, doctor), [403])
    expectRefusal(await ask(`DELETE ${at()}`, null), [401])
    expect(expectRefusal(await ask(`DELETE ${at()}?version=7`, assistant), [409]).code).toBe('draft-stale')
    expect((await ask(`GET ${at()}`, assistant)).statusCode).toBe(200)

    expect((await ask(`DELETE ${at()}`, assistant)).statusCode).toBe(204)
    expectRefusal(await ask(`GET ${at()}`, assistant), [404])
    expect((await ask(`GET /api/v2/assistant/${doctor.id}/drafts/`, assistant)).json()).toEqual([])
    expectRefusal(await ask(`DELETE ${at()}`, assistant), [404])
    expect(expectRefusal(await prepare(1), [409]).code).toBe('draft-gone')
  })

  test('is signed by the doctor, and the audit trail names both', async () => {
    const patient = await createPatient(server, doctor)
    await prepare(0)
    await submit(1)
    const issued = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...doctor.auth, 'idempotency-key': id },
      body: { patient: { uid: patient.uid }, medications: [makeMedication()] },
    })
    const { signature } = issued.json<{ signature: string }>()
    const events = (await ask(`GET /api/v2/rx/timeline/${signature}/`, doctor)).json<TimelineEvent[]>()
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['prepared', 'issued'])
    expect(events[0]?.by).toMatch(/^Asistente/)
    const trail = await server.database.asDoctor(doctor.id, (sql) =>
      sql.query(
        `select action, actor_kind, actor_id from audit_event
         where doctor_id = $1 and details ->> 'on_behalf_of' = $1::text and actor_id = $2 order by id`,
        [doctor.id, assistant.id],
      ),
    )
    const by = { actor_kind: 'assistant', actor_id: assistant.id }
    expect(trail).toEqual([
      { action: 'draft.submitted', ...by },
      { action: 'prescription.prepared', ...by },
    ])
  })

  test('gives no access to drafts of the doctor, of another assistant, or of another doctor', async () => {
    await save(0)
    expectRefusal(await ask(`GET ${at()}`, assistant), [404])
    expect(expectRefusal(await prepare(1), [409]).code).toBe('draft-gone')
    expect((await read()).body.diagnosis).toBe('Cefalea')
    const colleague = await createAssistant(server, doctor)
    id = randomUUID()
    await prepare(0)
    expectRefusal(await ask(`GET ${at()}`, colleague), [404])
    const stranger = await createAssistant(server, other)
    for (const path of ['', 'drafts/', 'patients/?search=a'])
      expectRefusal(await ask(`GET /api/v2/assistant/${doctor.id}/${path}`, stranger), [404])
  })

  test('shows only identifying data of patients', async () => {
    await createPatient(server, doctor, { name: 'Xóchitl Ficticia', phone: '5512345678' })
    const found = await ask(`GET /api/v2/assistant/${doctor.id}/patients/?search=xochitl`, assistant)
    expect(found.json()).toEqual([
      { uid: expect.any(String), name: 'Xóchitl Ficticia', date_of_birth: '1980-05-17', gender: 'M' },
    ])
  })

  test('may be for a new patient, who belongs to the doctor; the trail names the assistant', async () => {
    const at = `POST /api/v2/assistant/${doctor.id}/patients/`
    const body = { name: 'Yolotzin Ficticio', date_of_birth: '1990-02-03', gender: 'M' }
    const answer = await ask(at, assistant, body)
    expect(answer.statusCode, answer.body).toBe(201)
    const added = answer.json<{ id: number; uid: string }>()
    expect((await ask(`GET /api/v2/patient/${added.uid}/`, doctor)).json()).toMatchObject(body)
    expectRefusal(await ask(`GET /api/v2/patient/${added.uid}/`, other), [404])
    const found = await ask(`GET /api/v2/assistant/${doctor.id}/patients/?search=yolotzin`, assistant)
    expect(found.json()).toMatchObject([{ uid: added.uid }])
    const trail = await server.database.asDoctor(doctor.id, (sql) =>
      sql.query(
        `select actor_kind, actor_id, details from audit_event
         where doctor_id = $1 and action = 'patient.added' and object_id = $2`,
        [doctor.id, added.id],
      ),
    )
    expect(trail).toEqual([
      { actor_kind: 'assistant', actor_id: assistant.id, details: { on_behalf_of: doctor.id } },
    ])
  })

  test('adds no patient for a doctor who did not approve, for another doctor, with bad data, or with a file number', async () => {
    const body = { name: 'Nadie Ficticio', date_of_birth: '1990-02-03' }
    const at = (id: number | string) => `POST /api/v2/assistant/${id}/patients/`
    const waiting = await createAssistant(server, doctor, { isApproved: false })
    expectRefusal(await ask(at(doctor.id), waiting, body), [404])
    expectRefusal(await ask(at(other.id), assistant, body), [404])
    expectRefusal(await ask(at(999_999_999), assistant, body), [404])
    expectRefusal(await ask(at(doctor.id), doctor, body), [403])
    expectRefusal(await ask(at(doctor.id), null, body), [401])
    expectRefusal(await ask(at(doctor.id), assistant, { ...body, date_of_birth: '2999-01-01' }), [400])
    expectRefusal(await ask(at(doctor.id), assistant, { ...body, doctor: other.id }), [400])
    expectRefusal(await ask('POST /api/v2/patient/', assistant, body), [403])
    const found = await ask(`GET /api/v2/patient/?search=nadie`, doctor)
    expect(found.json()).toEqual([])
  })

  test('needs the doctor’s approval, and ends with it', async () => {
    const asking = await createAssistant(server, doctor, { isApproved: false })
    const list = `GET /api/v2/assistant/${doctor.id}/drafts/`
    expectRefusal(await ask(list, asking), [404])
    expect((await ask(`POST /api/v2/assistants/${asking.id}/approve/`, doctor)).statusCode).toBe(204)
    expect((await ask(list, asking)).statusCode).toBe(200)
    expect((await ask(`DELETE /api/v2/assistants/${asking.id}/`, doctor)).statusCode).toBe(204)
    expectRefusal(await ask(list, asking), [404])
  })

  test('ends when the doctor leaves the hospital', async () => {
    const leaver = await createDoctor(server)
    const theirs = await createAssistant(server, leaver)
    const [own] = (await ask(`GET /api/v2/memberships/${leaver.hospitalId}`, leaver)).json<{ id: number }[]>()
    await ask(`DELETE /api/v2/management/memberships/${own?.id}/`, leaver)
    expectRefusal(await ask(`GET /api/v2/assistant/${leaver.id}/drafts/`, theirs), [404])
    expect((await ask('GET /api/v2/assistant/', theirs)).json()).toMatchObject({ doctors: [] })
  })
})
