import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const minutesPass = (minutes: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}
const asOwner = <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  withClient(server.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[])
/** Reads the refused calls that the audit trail of an account records. */
const refusals = async (accountId: number) =>
  (
    await asOwner<{ actor_kind: string; call: string; code: string; count: number }>(
      `select actor_kind, details ->> 'call' as call, details ->> 'code' as code, (details ->> 'count')::int as count
       from audit_event where doctor_id = $1 and actor_id = $1 and action = 'request.refused' order by id`,
      [accountId],
    )
  ).map((row) => [row.actor_kind, row.call, row.code, row.count])

test('a refusal because of the wrong kind of account is recorded', async () => {
  const pharmacy = await createPharmacy(server)
  expect((await call(server, 'GET /api/v2/profile/', { headers: pharmacy.auth })).statusCode).toBe(403)
  expect(await refusals(pharmacy.id)).toEqual([['pharmacy', 'GET /api/v2/profile/', 'forbidden', 1]])
})

test('a request for another doctor’s data is recorded, in the trail of the caller', async () => {
  const [owner, other] = [await createDoctor(server), await createDoctor(server)]
  const { uid } = await createPatient(server, owner)
  const answer = await call(server, `GET /api/v2/patient/${uid}/`, { headers: other.auth })
  expect(answer.statusCode).toBe(404)
  expect(await refusals(other.id)).toEqual([['doctor', 'GET /api/v2/patient/:uid/', 'not-found', 1]])
  expect(await refusals(owner.id)).toEqual([])
})

test('a refusal because of a missing step-up is recorded, also where the transaction authenticates the caller', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  await asOwner('update doctor set step_up_to_issue = true where doctor_id = $1', [doctor.id])
  await asOwner(`update session set proved_at = now() - interval '1 hour' where account_id = $1`, [doctor.id])
  const medications = [{ presentation: 'Paracetamol tabletas 500 mg', instructions: 'Una cada 8 horas' }]
  const issue = () =>
    call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: { patient: { uid }, medications },
    })
  expect((await issue()).statusCode).toBe(403)
  expect(await refusals(doctor.id)).toEqual([['doctor', 'POST /api/v2/rx-endpoint/', 'step-up-required', 1]])
  expect(await asOwner('select 1 from prescription where doctor_id = $1', [doctor.id])).toEqual([])
})

test('repeated refusals are recorded once a minute, with their number', async () => {
  const doctor = await createDoctor(server)
  const probe = () => call(server, 'GET /api/v2/operator/me/', { headers: doctor.auth })
  for (let n = 0; n < 5; n += 1) expect((await probe()).statusCode).toBe(403)
  minutesPass(1)
  await probe()
  expect((await refusals(doctor.id)).map(([, , , count]) => count)).toEqual([1, 5])
})

test('bad input, guests, and paths without an object are not recorded', async () => {
  const doctor = await createDoctor(server)
  const count = () =>
    asOwner<{ n: number }>(`select count(*)::int as n from audit_event where action = 'request.refused'`, [])
  const before = await count()
  await call(server, 'POST /api/v2/patient/', { headers: doctor.auth, body: { name: 1 } })
  await call(server, 'GET /api/v2/profile/')
  await call(server, 'GET /api/v2/nothing/', { headers: doctor.auth })
  expect(await count()).toEqual(before)
})

test('a refusal is answered even if it can’t be recorded', async () => {
  const doctor = await createDoctor(server)
  await asOwner(
    `alter table audit_event add constraint no_refusals check (action <> 'request.refused') not valid`,
    [],
  )
  try {
    const answer = await call(server, 'GET /api/v2/operator/me/', { headers: doctor.auth })
    expect(answer.statusCode).toBe(403)
  } finally {
    await asOwner('alter table audit_event drop constraint no_refusals', [])
  }
})
