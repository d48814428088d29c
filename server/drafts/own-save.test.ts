import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Draft } from '#contract/drafts/drafts.ts'
import { call } from '../testing/call.ts'
import { makeDraftBody } from '../testing/drafts.ts'
import { createDoctor, createAssistant, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

/* A save of a draft whose response was lost still counts as its writer's own. The same writer may therefore save over it. */

let server: TestServer
let doctor: TestDoctor
let id: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
beforeEach(() => {
  id = randomUUID()
})
afterAll(() => server.close())

interface Saving {
  version: number
  save?: string
  over?: string
  unanswered?: string[]
}
const put = (
  diagnosis: string,
  saving: Saving,
  path = `drafts/${id}/`,
  who: { auth: Record<string, string> } = doctor,
) =>
  call(server, `PUT /api/v2/${path}`, {
    headers: who.auth,
    body: { ...saving, body: makeDraftBody(id, { diagnosis }) },
  })
const read = async (): Promise<Draft> =>
  (await call(server, `GET /api/v2/drafts/${id}/`, { headers: doctor.auth })).json()

test('a writer continues after saves without a response, the first or later ones', async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  await put('uno', { version: 0, save: first })
  const next = await put('dos', { version: 0, save: second, unanswered: [first] })
  expect(next.json()).toMatchObject({ version: 2 })
  // The stored draft may come from either of the two saves that were not answered.
  const after = await put('tres', { version: 0, save: third, unanswered: [first, second] })
  expect(after.json()).toMatchObject({ version: 3 })
  expect((await read()).body).toEqual(makeDraftBody(id, { diagnosis: 'tres' }))
})

test('content that another device wrote afterwards stays, and the writer is told', async () => {
  const mine = randomUUID()
  await put('mío', { version: 0, save: mine })
  await put('de otro equipo', { version: 1, save: randomUUID() })
  const refused = await put('mío y más', { version: 0, save: randomUUID(), unanswered: [mine] })
  expect(expectRefusal(refused, [409]).code).toBe('draft-stale')
  expect((await read()).body.diagnosis).toBe('de otro equipo')
})

test('of two tabs that continue from the same save, one is accepted and the other is told', async () => {
  const lost = randomUUID()
  await put('uno', { version: 0, save: lost })
  const both = await Promise.all(
    ['a', 'b', 'c', 'd'].map((words) => put(words, { version: 0, save: randomUUID(), unanswered: [lost] })),
  )
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(both.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
})

test('a save that overtakes the first save of the draft waits for it, and is written over it', async () => {
  const first = randomUUID()
  await withClient(server.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('insert into draft (doctor_id, id, body, save) values ($1, $2, $3, $4)', [
      doctor.id,
      id,
      JSON.stringify(makeDraftBody(id, { diagnosis: 'uno' })),
      first,
    ])
    const saves = ['dos', 'ajeno'].map((words) =>
      put(words, { version: 0, save: randomUUID(), unanswered: words === 'dos' ? [first] : [] }),
    )
    const waiting = async (): Promise<number> => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    await expect.poll(waiting).toBe(2)
    await client.query('commit')
    const [over, other] = await Promise.all(saves)
    expect(over!.json()).toMatchObject({ version: 2 })
    expect(expectRefusal(other!, [409]).code).toBe('draft-stale')
  })
  expect((await read()).body.diagnosis).toBe('dos')
})

test('a save that never arrived creates the draft, and a later save does not restore a discarded one', async () => {
  const begun = await put('uno', { version: 0, save: randomUUID(), unanswered: [randomUUID()] })
  expect(begun.json()).toMatchObject({ version: 1 })
  await call(server, `DELETE /api/v2/drafts/${id}/`, { headers: doctor.auth })
  const gone = await put('dos', { version: 1, save: randomUUID(), unanswered: [randomUUID()] })
  expect(expectRefusal(gone, [409]).code).toBe('draft-gone')
})

describe('discarding', () => {
  const discard = (query: string, path = `drafts/${id}/`, who: { auth: Record<string, string> } = doctor) =>
    call(server, `DELETE /api/v2/${path}${query}`, { headers: who.auth })

  test('removes the version that was read, or one made by an unanswered save', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await put('uno', { version: 0, save: first })
    expect((await discard('?version=1')).statusCode).toBe(204)
    await put('uno', { version: 0, save: second })
    expect((await discard(`?version=0&unanswered=${first},${second}`)).statusCode).toBe(204)
    expectRefusal(await discard('?version=1'), [404])
  })

  test('leaves what another device has written since', async () => {
    const mine = randomUUID()
    await put('mío', { version: 0, save: mine })
    await put('de otro equipo', { version: 1, save: randomUUID() })
    for (const query of ['?version=1', `?version=0&unanswered=${mine}`])
      expect(expectRefusal(await discard(query), [409]).code).toBe('draft-stale')
    expect((await read()).body.diagnosis).toBe('de otro equipo')
    expect((await discard('')).statusCode).toBe(204)
  })

  test('leaves a new draft with the same id and version number, and a save over it is refused', async () => {
    const [first, anew] = [randomUUID(), randomUUID()]
    await put('uno', { version: 0, save: first })
    await discard('?version=1')
    await put('de otra pestaña', { version: 0, save: anew })
    expect(expectRefusal(await discard(`?version=1&over=${first}`), [409]).code).toBe('draft-stale')
    const late = await put('uno y más', { version: 1, over: first, save: randomUUID() })
    expect(expectRefusal(late, [409]).code).toBe('draft-stale')
    expect(await read()).toMatchObject({ save: anew, body: { diagnosis: 'de otra pestaña' } })
    const next = await put('de otra pestaña y más', { version: 1, over: anew, save: randomUUID() })
    expect(next.json()).toMatchObject({ version: 2 })
  })

  test('leaves the doctor’s changes of a prepared draft', async () => {
    const assistant = await createAssistant(server, doctor)
    const prepared = `assistant/${doctor.id}/drafts/${id}/`
    await put('preparado', { version: 0, save: randomUUID() }, prepared, assistant)
    await put('corregido', { version: 1, save: randomUUID() })
    expect(expectRefusal(await discard('?version=1', prepared, assistant), [409]).code).toBe('draft-stale')
    expect((await read()).body.diagnosis).toBe('corregido')
  })

  test.each(['?version=una', '?version=-1', '?version=12345678'])('refuses %s', async (query) => {
    await put('uno', { version: 0 })
    expectRefusal(await discard(query), [400])
    expect((await read()).body.diagnosis).toBe('uno')
  })
})

test('an assistant cannot discard drafts of another assistant or of the doctor', async () => {
  const assistant = await createAssistant(server, doctor)
  const theirs = `assistant/${doctor.id}/drafts/${id}/`
  const save = randomUUID()
  await put('de la doctora', { version: 0, save })
  const stolen = await put('ajeno', { version: 0, save: randomUUID(), unanswered: [save] }, theirs, assistant)
  expect(expectRefusal(stolen, [409]).code).toBe('draft-gone')
  expect((await read()).body.diagnosis).toBe('de la doctora')

  id = randomUUID()
  const prepared = `assistant/${doctor.id}/drafts/${id}/`
  await put('preparado', { version: 0, save }, prepared, assistant)
  await call(server, `POST /api/v2/${prepared}submit/`, { headers: assistant.auth, body: { version: 1 } })
  const late = await put('tarde', { version: 0, save: randomUUID(), unanswered: [save] }, prepared, assistant)
  expect(expectRefusal(late, [409]).code).toBe('draft-submitted')
})

test.each([
  ['too many', { unanswered: Array.from({ length: 51 }, () => randomUUID()) }],
  ['what is no name of a save', { unanswered: ['no'] }],
  ['a save without a name', { save: '' }],
])('refuses %s', async (_name, more) => {
  expectRefusal(await put('uno', { version: 0, ...more }), [400])
})
