import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SupportMessage } from '#contract/accounts/support.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createOperator, type TestDoctor } from '../testing/factories.ts'
import { OPERATOR, startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let operator: Awaited<ReturnType<typeof createOperator>>

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  operator = await createOperator(server)
})
afterAll(() => server.close())

async function send(subject: string, by = doctor): Promise<number> {
  const answer = await call(server, 'POST /api/v2/contact/', {
    headers: by.auth,
    body: { subject, message: '¿Cómo cambio mi logotipo?', metadata: '{"path":"/"}' },
  })
  expect(answer.statusCode).toBe(201)
  return withClient(server.ownerUrl, async (client) => {
    const found = await client.query<{ id: string }>('select max(id) as id from contact_message')
    return Number(found.rows[0]?.id)
  })
}
const messages = async (search = ''): Promise<PageOf<SupportMessage>> =>
  (await call(server, `GET /api/v2/operator/messages/${search}`, { headers: operator.auth })).json()
const answer = (id: number | string, body: unknown) =>
  call(server, `POST /api/v2/operator/messages/${id}/answer/`, { headers: operator.auth, body })
const rows = (sql: string, values: unknown[]) =>
  withClient(server.ownerUrl, async (client) => (await client.query(sql, values)).rows)

describe('messages to support', () => {
  test('wait for an operator, who reads who asked what, the longest waiting first', async () => {
    const first = await send('Primera')
    const second = await send('Segunda')
    const { count, results } = await messages('?limit=2')
    expect([count, results.map(({ id }) => id)]).toEqual([2, [first, second]])
    expect(results[0]).toMatchObject({
      doctor: { id: doctor.id, name: expect.stringMatching(/\S/), email: doctor.email },
      subject: 'Primera',
      message: '¿Cómo cambio mi logotipo?',
      metadata: '{"path":"/"}',
      answer: '',
      answered_at: null,
    })
    const seen = `select 1 from audit_event where doctor_id = $1 and action = 'messages.viewed'`
    expect(await rows(seen, [operator.id])).toHaveLength(1)
  })

  test('that an operator reads are recorded in the trail of each doctor who wrote one', async () => {
    const [writer, silent, reader] = [
      await createDoctor(server),
      await createDoctor(server),
      await createOperator(server),
    ]
    await send('Del rastro', writer)
    const list = () => call(server, 'GET /api/v2/operator/messages/?limit=0', { headers: reader.auth })
    expect([(await list()).statusCode, (await list()).statusCode]).toEqual([200, 200])
    const seen = `select actor_id, object_kind, object_id::int from audit_event
      where doctor_id = $1 and action = 'message.viewed' and actor_id = $2`
    expect(await rows(seen, [writer.id, reader.id])).toEqual([
      { actor_id: reader.id, object_kind: 'doctor', object_id: writer.id },
    ])
    expect(await rows(seen, [silent.id, reader.id])).toEqual([])
  })

  test('are told to the operator’s address without their text, at most once an hour', async () => {
    const told = () => rows(`select recipient, note from account_mail where kind = 'support-asked'`, [])
    await send('Sin aviso')
    expect(await told()).toEqual([{ recipient: OPERATOR, note: '' }])
    await rows(
      `update account_mail set created_at = created_at - interval '61 minutes' where kind = 'support-asked'`,
      [],
    )
    await send('Otra hora')
    await send('Misma hora')
    expect(await told()).toHaveLength(2)
  })

  test('are answered once, and the doctor gets the answer by mail', async () => {
    const id = await send('Tercera')
    const answered = await answer(id, { answer: ' En Administra Sitios de Trabajo.\nAhí está el logotipo. ' })
    expect(answered.statusCode).toBe(200)
    expect(answered.json<SupportMessage>()).toMatchObject({
      id,
      answer: 'En Administra Sitios de Trabajo.\nAhí está el logotipo.',
      answered_by: expect.stringMatching(/^Operación/),
    })
    const mails = `select recipient, language, note from account_mail where kind = 'support-answered'`
    expect(await rows(mails, [])).toEqual([
      {
        recipient: doctor.email,
        language: 'es',
        note: 'En Administra Sitios de Trabajo.\nAhí está el logotipo.',
      },
    ])
    expect((await answer(id, { answer: 'Otra vez' })).statusCode).toBe(409)
    expect(await rows(mails, [])).toHaveLength(1)
    expect((await messages()).results.map((one) => one.id)).not.toContain(id)
    expect((await messages('?state=answered')).results.map((one) => one.id)).toEqual([id])
    const acts = `select actor_id from audit_event where doctor_id = $1 and action = 'message.answered'`
    expect(await rows(acts, [doctor.id])).toEqual([{ actor_id: operator.id }])
  })

  test('of two operators at once one answers', async () => {
    const id = await send('Cuarta')
    const given = await Promise.all([answer(id, { answer: 'Una' }), answer(id, { answer: 'Dos' })])
    expect(given.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([
    ['an empty answer', { answer: ' ' }],
    ['a long answer', { answer: 'x'.repeat(2001) }],
    ['no answer', {}],
  ])('refuse %s', async (_what, body) => {
    expect((await answer(await send('Quinta'), body)).statusCode).toBe(400)
  })

  test('are not there under a number of none, nor for doctors and guests', async () => {
    expect((await answer(999_999, { answer: 'x' })).statusCode).toBe(404)
    expect((await answer('x', { answer: 'x' })).statusCode).toBe(404)
    const get = (headers: Record<string, string>) =>
      call(server, 'GET /api/v2/operator/messages/', { headers })
    expect([(await get(doctor.auth)).statusCode, (await get({})).statusCode]).toEqual([403, 401])
  })

  test('are counted for the operator while they wait', async () => {
    const waiting = async () =>
      (await call(server, 'GET /api/v2/operator/me/', { headers: operator.auth })).json<{
        messages_waiting: number
      }>().messages_waiting
    const before = await waiting()
    const id = await send('Contada')
    expect(await waiting()).toBe(before + 1)
    await answer(id, { answer: 'Sí' })
    expect(await waiting()).toBe(before)
  })
})
