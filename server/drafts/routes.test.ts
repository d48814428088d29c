import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Draft, DraftBody, DraftSummary } from '#contract/drafts/drafts.ts'
import { call } from '../testing/call.ts'
import { makeDraftBody, makeDraftRow } from '../testing/drafts.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { makeMedication } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

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

describe('a draft', () => {
  test('is stored completely, and listed', async () => {
    const place = { hospital: 3, clinic: 4, RxWarning: { send: true, clinic_id: 4 } }
    const rows = [makeDraftRow({ keyword: 'paracet' })]
    const body = { diagnosis: 'Migraña', keywords: ['s1'], rows, ...place }
    expect((await save(0, body)).json()).toMatchObject({ id, version: 1 })
    expect((await save(1, { ...body, extras: 'Reposo ' })).json()).toMatchObject({ version: 2 })
    const kept = await read()
    expect(kept.body).toEqual(makeDraftBody(id, { ...body, extras: 'Reposo ' }))
    expect(kept).toMatchObject({ version: 2, state: 'writing', prepared_by: '', changes: [] })
    const list = (await ask('GET /api/v2/drafts/', doctor)).json<DraftSummary[]>()
    expect(list.find((one) => one.id === id)).toMatchObject({
      diagnosis: 'Migraña',
      medications: ['Paracetamol'],
    })
  })

  test('of an older version is refused, and the stored one stays', async () => {
    await save(0)
    await save(1, { diagnosis: 'de un equipo' })
    expect(expectRefusal(await save(1, { diagnosis: 'de otro' }), [409]).code).toBe('draft-stale')
    expect(expectRefusal(await save(0), [409]).code).toBe('draft-stale')
    expect((await read()).body.diagnosis).toBe('de un equipo')
  })

  test('with more medicines than a prescription takes is refused, and the stored one stays', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => makeDraftRow({ key: `row-${at}` }))
    for (const version of [0, 1]) {
      const { code, fields } = expectRefusal(await save(version, { rows }), [400])
      expect(code).toBe('invalid-input')
      expect(fields).toEqual({ 'body.rows': ['No pueden ser más de 60.'] })
      if (version === 0) expectRefusal(await ask(`GET /api/v2/drafts/${id}/`, doctor), [404])
      if (version === 0) await save(0)
    }
    expect((await read()).body.rows).toHaveLength(1)
  })

  test('accepts one of ten concurrent saves', async () => {
    await save(0)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(1, { extras: String(n) })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is not visible to another doctor', async () => {
    await save(0)
    for (const endpoint of [`GET /api/v2/drafts/${id}/`, `DELETE /api/v2/drafts/${id}/`])
      expectRefusal(await ask(endpoint, other), [404])
    expect(expectRefusal(await save(1, {}, other), [409]).code).toBe('draft-gone')
    expect((await ask('GET /api/v2/drafts/', other)).json<DraftSummary[]>()).toEqual([])
    expectRefusal(await ask(`GET /api/v2/drafts/${id}/`, null), [401])
  })

  test('accepts no saves after it was discarded', async () => {
    await save(0)
    expect((await ask(`DELETE /api/v2/drafts/${id}/`, doctor)).statusCode).toBe(204)
    expect(expectRefusal(await save(1), [409]).code).toBe('draft-gone')
    expectRefusal(await ask(`GET /api/v2/drafts/${id}/`, doctor), [404])
  })

  test.each([
    ['a key of another draft', { idempotencyKey: 'another-draft' }],
    ['a field that does not exist', { colour: 'red' }],
    ['a row with a field that does not exist', { rows: [{ ...makeDraftRow(), dose: 1 }] }],
    ['too many rows', { rows: Array.from({ length: 61 }, (_, n) => makeDraftRow({ key: `r${n}` })) }],
    ['a text that cannot be kept', { diagnosis: 'a\u0000' }],
    ['a text beyond measure', { extras: 'x'.repeat(2001) }],
    ['no rows at all', { rows: null }],
  ])('refuses %s', async (_name, more) => {
    expectRefusal(await save(0, more as Partial<DraftBody>), [400])
  })

  test('refuses too many drafts and too long ones', async () => {
    const rows = Array.from({ length: 60 }, (_, n) =>
      makeDraftRow({
        key: `r${n}`,
        instructions: 'x'.repeat(1000),
        presentation: 'y'.repeat(300),
        drug: 'z'.repeat(300),
        generic: 'g'.repeat(160),
      }),
    )
    expectRefusal(await save(0, { rows }), [400])
  })

  test('is deleted in the transaction that issues it, and not restored by a late save', async () => {
    const patient = await createPatient(server, doctor)
    await save(0)
    const body = { patient: { uid: patient.uid }, medications: [makeMedication()] }
    const issued = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...doctor.auth, 'idempotency-key': id },
      body,
    })
    expect(issued.statusCode, issued.body).toBe(201)
    expectRefusal(await ask(`GET /api/v2/drafts/${id}/`, doctor), [404])
    // A save that was on its way while the draft was issued arrives too late.
    expect(expectRefusal(await save(0), [409]).code).toBe('draft-gone')
    expect(expectRefusal(await save(1), [409]).code).toBe('draft-gone')
  })

  test('stays when issuing is refused', async () => {
    await save(0)
    const refused = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...doctor.auth, 'idempotency-key': id },
      body: { patient: { uid: randomUUID() }, medications: [makeMedication()] },
    })
    expectRefusal(refused, [400])
    expect((await read()).version).toBe(1)
  })
})
