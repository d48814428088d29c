import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { RESPONSIBLE, startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import { demoOperator } from './demo-data.ts'
import { makeDemo, openDemo, type Demo } from './seed-demo.ts'

let server: TestServer
const dataDir = mkdtempSync(path.join(tmpdir(), 'demo-'))

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

/** Creates the demo's data in the same way as the start of the product. */
const start = async (): Promise<Demo> => {
  await makeDemo({ ...server, brand: 'recetario', clock: () => server.clock.now }, null)
  const config = { dataDir, smtpUrl: '', responsibleEmail: RESPONSIBLE }
  return openDemo(server.database, { url: 'http://localhost:8080', clock: () => server.clock.now, config })
}
const asPharmacy = async ({ pharmacy }: Demo): Promise<number> =>
  (
    await call(server, 'GET /api/v2/pharmacy/me/', {
      headers: { authorization: `Token ${pharmacy.token}` },
    })
  ).statusCode

test('the pharmacy’s token is new at every start, and the earlier one becomes invalid', async () => {
  const first = await start()
  expect(await asPharmacy(first)).toBe(200)
  const second = await start()
  expect(second.pharmacy.token).not.toBe(first.pharmacy.token)
  expect(await asPharmacy(second)).toBe(200)
  expect(await asPharmacy(first)).toBe(401)
  expect(JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8'))).toEqual(second)
})

test('the integrator’s token is new at every start, also for an older demo without an integrator', async () => {
  const asIntegrator = async ({ integrator }: Demo): Promise<number> =>
    (
      await call(server, 'GET /api/v2/medics/', {
        headers: { authorization: `Token ${integrator.token}` },
      })
    ).statusCode
  const first = await start()
  expect(await asIntegrator(first)).toBe(200)
  await withClient(server.ownerUrl, async (client) => {
    await client.query('delete from integrator')
    await client.query(`delete from session where class = 'integrator'`)
    await client.query(`delete from account where kind = 'integrator'`)
  })
  const second = await start()
  expect([await asIntegrator(first), await asIntegrator(second)]).toEqual([401, 200])
})

test('the operator of demo.json can log in, also in an older demo, and has a weekly report to read', async () => {
  const first = await start()
  const me = async (): Promise<unknown> => {
    const login = await call(server, 'POST /api/v2/operator/login/', { body: first.operator })
    const headers = { authorization: `Token ${login.json<{ key: string }>().key}` }
    return (await call(server, 'GET /api/v2/operator/me/', { headers })).json()
  }
  const { name, email } = demoOperator
  expect(await me()).toMatchObject({ name, email })
  await withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ reports: number }>(
      'select count(*)::int as reports from weekly_report',
    )
    expect(rows).toEqual([{ reports: 1 }])
    await client.query(`update account set email = 'otra@recetario.example' where email = $1`, [email])
  })
  expect((await start()).operator).toEqual(first.operator)
  expect(await me()).toMatchObject({ name, email })
})

test('doctor and assistant of demo.json can log in', async () => {
  const { doctor, assistant } = await start()
  for (const body of [doctor, assistant]) {
    const answer = await call(server, 'POST /rest-auth/login/', { body })
    expect(answer.statusCode, answer.body).toBe(200)
  }
})
