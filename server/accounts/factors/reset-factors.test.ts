import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../database/database.ts'
import { call } from '../../testing/call.ts'
import { createDoctor } from '../../testing/factories.ts'
import { factorCalls, loginCalls } from '../../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { resetFactors } from './reset-factors.ts'

let server: TestServer
let database: Database

beforeAll(async () => {
  server = await startTestServer()
  database = openDatabase({ url: server.ownerUrl, poolSize: 1, role: 'recetario_app' })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

const sql = (text: string, values: unknown[]) =>
  withClient(
    server.ownerUrl,
    async (client) => (await client.query<Record<string, unknown>>(text, values)).rows,
  )

test('a doctor who lost the second factor can log in with the password again, and is told by mail', async () => {
  const doctor = await createDoctor(server)
  const other = await createDoctor(server)
  await factorCalls(server, other).addTotp()
  const factors = factorCalls(server, doctor)
  await factors.addPasskey()
  await factors.addTotp()
  const login = loginCalls(server)
  expect((await login.password(doctor.email)).answer.statusCode).toBe(400)

  await resetFactors(database, doctor.id)

  expect((await factors.own('GET /rest-auth/user/')).statusCode).toBe(401)
  const { answer: again } = await login.password(doctor.email)
  expect(again.statusCode, again.body).toBe(200)
  const auth = { authorization: `Token ${again.json<{ key: string }>().key}` }
  const state = await call(server, 'GET /api/v2/access/second-factors/', { headers: auth })
  expect(state.json()).toMatchObject({ passkeys: [], totp_since: null, recovery_codes_left: 0 })
  expect((await login.password(other.email)).answer.statusCode).toBe(400)
  expect(
    await sql(
      `select actor_kind, actor_id from audit_event where doctor_id = $1 and action = 'factors.reset'`,
      [doctor.id],
    ),
  ).toEqual([{ actor_kind: 'operator', actor_id: null }])
  expect(
    await sql(`select kind from account_mail where recipient = $1 and kind = 'factors-reset'`, [
      doctor.email,
    ]),
  ).toHaveLength(1)
})

test('resetting is refused for a doctor without a second factor and for an unknown doctor', async () => {
  const doctor = await createDoctor(server)
  for (const id of [doctor.id, 999_999]) {
    await expect(resetFactors(database, id)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect((await factorCalls(server, doctor).own('GET /rest-auth/user/')).statusCode).toBe(200)
})
