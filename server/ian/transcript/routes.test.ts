import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IanKeptTurn } from '#contract/ian/transcript.ts'
import { TURNS_AT_MOST } from '#contract/ian/transcript.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { call } from '../../testing/call.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createAssistant, createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../../testing/test-server.ts'
import { askIan } from '../testing/ask.ts'

let server: TestServer
let other: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  other = await createDoctor(server)
  await choose(other, true)
})
afterAll(() => server.close())

const choose = (doctor: TestDoctor, ianTranscript: unknown) =>
  call(server, 'PATCH /api/v2/profile/update/', {
    headers: doctor.auth,
    body: { ux_settings: { ianTranscript } },
  })
const list = async (doctor: TestDoctor, query = '') =>
  (await call(server, `GET /api/v2/ian/turns/${query}`, { headers: doctor.auth })).json<PageOf<IanKeptTurn>>()
const remove = (doctor: TestDoctor, id = '') =>
  call(server, `DELETE /api/v2/ian/turns/${id}${id && '/'}`, { headers: doctor.auth })
/** Creates a doctor whose questions to the AI assistant are stored. */
const keeping = async (): Promise<TestDoctor> => {
  const doctor = await createDoctor(server)
  await choose(doctor, true)
  return doctor
}

describe('stored questions to the assistant', () => {
  test('nothing is stored unless the doctor turned it on', async () => {
    const doctor = await createDoctor(server)
    const before = await countRows(server)
    await askIan(server, doctor.auth, 'dosis máxima de paracetamol')
    expect(await countRows(server)).toEqual(before)
    await choose(doctor, true)
    await askIan(server, doctor.auth, 'dosis máxima de ibuprofeno')
    await choose(doctor, false)
    await askIan(server, doctor.auth, 'interacciones entre warfarina e ibuprofeno')
    const { count, results } = await list(doctor)
    expect(count).toBe(1)
    expect(results.map(({ question }) => question)).toEqual(['dosis máxima de ibuprofeno'])
  })

  test('are listed with all lines of the answer, the newest first, in pages', async () => {
    const doctor = await keeping()
    const { lines } = await askIan(server, doctor.auth, 'dosis máxima de paracetamol')
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await askIan(server, doctor.auth, 'cancela la última receta')
    const { results } = await list(doctor)
    expect(results.map(({ question }) => question)).toEqual([
      'cancela la última receta',
      'dosis máxima de paracetamol',
    ])
    expect(results[1]?.lines).toEqual(lines)
    expect(await list(doctor, '?limit=1&offset=1')).toMatchObject({ count: 2, results: [results[1]] })
  })

  test('are deleted one by one and all', async () => {
    const doctor = await keeping()
    for (const question of ['hola', 'ayuda', 'favoritos']) await askIan(server, doctor.auth, question)
    await askIan(server, other.auth, 'hola')
    const [first] = (await list(doctor)).results
    expect((await remove(doctor, first?.id)).statusCode).toBe(204)
    expect((await list(doctor)).count).toBe(2)
    expect(expectRefusal(await remove(doctor, first?.id), [404]).code).toBe('not-found')
    expect((await remove(doctor)).statusCode).toBe(204)
    expect((await list(doctor)).count).toBe(0)
    expect((await list(other)).count).toBeGreaterThan(0)
  })

  test(`the oldest beyond ${TURNS_AT_MOST} are deleted`, async () => {
    const doctor = await keeping()
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `insert into ian_turn (doctor_id, id, asked_at, question, lines)
         select $1, gen_random_uuid(), $2::timestamptz - n * interval '1 day', 'antes ' || n, '[]'
         from generate_series(1, ${TURNS_AT_MOST}) n`,
        [doctor.id, server.clock.now],
      ),
    )
    await askIan(server, doctor.auth, 'hola')
    const { count, results } = await list(doctor, '?limit=0')
    expect(count).toBe(TURNS_AT_MOST)
    expect(results[0]?.question).toBe('hola')
    expect(results.at(-1)?.question).toBe(`antes ${TURNS_AT_MOST - 1}`)
  })

  test('a stored line of a shape that is no longer known is left out', async () => {
    const doctor = await keeping()
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `insert into ian_turn values ($1, gen_random_uuid(), $2, 'hola', '[{"kind":"gone"},{"kind":"text","text":"Sí"}]')`,
        [doctor.id, server.clock.now],
      ),
    )
    expect((await list(doctor)).results[0]?.lines).toEqual([{ kind: 'text', text: 'Sí' }])
  })

  test('a turn that ends while the doctor turns storing off is stored before that or not at all', async () => {
    const doctor = await keeping()
    const off = async () => {
      await choose(doctor, false)
      await remove(doctor)
    }
    await Promise.all([off(), ...Array.from({ length: 6 }, () => askIan(server, doctor.auth, 'hola'))])
    expect((await list(doctor)).count).toBe(0)
  })
})

describe('stored questions are refused', () => {
  test('to another doctor, a guest and an assistant of the doctor', async () => {
    const doctor = await keeping()
    await askIan(server, doctor.auth, 'hola')
    const [turn] = (await list(doctor)).results
    expect((await list(other)).results.map(({ id }) => id)).not.toContain(turn?.id)
    expectRefusal(await remove(other, turn?.id), [404])
    const assistant = await createAssistant(server, doctor)
    for (const route of [
      'GET /api/v2/ian/turns/',
      'DELETE /api/v2/ian/turns/',
      `DELETE /api/v2/ian/turns/${turn?.id}/`,
    ]) {
      expectRefusal(await call(server, route), [401])
      expectRefusal(await call(server, route, { headers: assistant.auth }), [403])
    }
    expect((await list(doctor)).count).toBe(1)
  })

  test('with bad input', async () => {
    expect(expectRefusal(await remove(other, 'uno'), [400]).code).toBe('invalid-input')
    for (const value of ['yes', 1, null])
      expect(expectRefusal(await choose(other, value), [400]).code).toBe('invalid-input')
  })
})
