import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problem.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, createPharmacy } from '../../testing/factories.ts'
import { makeMedication } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

// Tests that issuing authenticates its caller inside its own transaction (http/route.ts, `routeProving`).

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const issue = async (headers: Record<string, string>, body: Record<string, unknown>): Promise<string> => {
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', { headers, body })
  return answer.statusCode === 201 ? 'issued' : answer.json<ProblemBody>().code
}

const stored = (): Promise<number> =>
  withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from prescription')
    return rows[0]?.n ?? 0
  })

test('a caller without permission is refused as such, even with invalid input', async () => {
  const doctor = await createDoctor(server)
  const pharmacy = await createPharmacy(server)
  const nobody = { authorization: `Token ${'0'.repeat(40)}` }
  for (const body of [{ medications: 'nada' }, { patient: {}, medications: [] }]) {
    expect(await issue({}, body)).toBe('unauthenticated')
    expect(await issue(nobody, body)).toBe('token-invalid')
    expect(await issue(pharmacy.auth, body)).toBe('forbidden')
    expect(await issue(doctor.auth, body)).toBe('invalid-input')
  }
})

test('a token that was revoked, has expired or lacks its cookie issues nothing', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const body = { patient: { uid }, medications: [makeMedication()] }
  expect(await issue(doctor.auth, body)).toBe('issued')
  const before = await stored()
  const set = (change: string) =>
    withClient(server.ownerUrl, (client) =>
      client.query(
        `update token set ${change} where session_id in (select id from session where account_id = $1)`,
        [doctor.id],
      ),
    )
  await set(`binding_hash = '\\x00'::bytea || substr(hash, 2)`)
  expect(await issue(doctor.auth, body)).toBe('token-invalid')
  await set(`binding_hash = null, expires_at = now() - interval '1 second'`)
  expect(await issue(doctor.auth, body)).toBe('token-expired')
  await set(`expires_at = now() + interval '1 hour'`)
  expect(await issue(doctor.auth, body)).toBe('issued')
  await withClient(server.ownerUrl, (client) =>
    client.query('update session set revoked_at = now() where account_id = $1', [doctor.id]),
  )
  expect(await issue(doctor.auth, body)).toBe('token-invalid')
  expect(await stored()).toBe(before + 1)
})

test('concurrent calls on shared connections act for their own doctors', async () => {
  const doctors = await Promise.all(Array.from({ length: 6 }, () => createDoctor(server)))
  const patients = await Promise.all(doctors.map((doctor) => createPatient(server, doctor)))
  const answers = await Promise.all(
    doctors.flatMap((doctor, i) =>
      patients.map((patient, j) =>
        issue(doctor.auth, { patient: { uid: patient.uid }, medications: [makeMedication()] }).then(
          (code) => code === (i === j ? 'issued' : 'invalid-input'),
        ),
      ),
    ),
  )
  expect(answers).toEqual(answers.map(() => true))
})
