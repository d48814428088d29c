import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verification } from '#contract/verification.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor, { phone: '5512345678' })).uid
})
afterAll(() => server.close())

const verify = (signature: string) => server.app.inject({ url: `/api/v2/verify/${signature}/` })

test('anybody can verify a prescription, and sees neither diagnosis nor contact data', async () => {
  const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Secreto' })
  const answer = await verify(rx.signature)
  expect(answer.json<Verification>()).toMatchObject({ state: 'available', authentic: true, code: rx.code })
  expect(answer.body).not.toMatch(/Secreto|5512345678|@/)
})

test('an unknown or malformed signature is 404', async () => {
  expect((await verify('0'.repeat(64))).statusCode).toBe(404)
  expect((await verify('nada')).statusCode).toBe(404)
})

test('a replaced prescription names the one that stands, or none', async () => {
  const cancel = (signature: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v2/rx/cancel/${signature}/`,
      headers: doctor.auth,
      payload: { reason: 'mistake' },
    })
  const seen = async (signature: string) => {
    const { is_replaced, replaced_by } = (await verify(signature)).json<Verification>()
    return [is_replaced, replaced_by?.signature]
  }
  const first = await issuePrescriptionFor(server, doctor, uid)
  expect(await seen(first.signature)).toEqual([false, undefined])
  const second = await issuePrescriptionFor(server, doctor, uid, { replaces: first.signature })
  expect(await seen(first.signature)).toEqual([true, second.signature])
  const third = await issuePrescriptionFor(server, doctor, uid, { replaces: second.signature })
  expect(await seen(first.signature)).toEqual([true, third.signature])
  expect(await seen(second.signature)).toEqual([true, third.signature])
  expect((await cancel(third.signature)).statusCode).toBeLessThan(300)
  expect(await seen(first.signature)).toEqual([true, undefined])
  expect(await seen(third.signature)).toEqual([false, undefined])
})

test('a changed row, payload or signature is reported as not authentic', async () => {
  const change = async (sql: string): Promise<boolean> => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    await withClient(server.ownerUrl, async (client) => {
      await client.query(`set session_replication_role = replica`)
      await client.query(sql, [rx.id])
    })
    return (await verify(rx.signature)).json<Verification>().authentic
  }
  expect(await change(`update prescription_item set qty = 9 where prescription_id = $1`)).toBe(false)
  expect(await change(`update prescription_item set instructions = 'otra' where prescription_id = $1`)).toBe(
    false,
  )
  expect(
    await change(
      `update prescription set signed = set_byte(signed, 0, get_byte(signed, 0) # 1) where id = $1`,
    ),
  ).toBe(false)
  expect(
    await change(`update prescription set payload = replace(payload, 'tableta', 'ampolla') where id = $1`),
  ).toBe(false)
})

test.each([
  `diagnosis = 'Otro'`,
  'show_diagnosis = not show_diagnosis',
  'clinic_id = coalesce(clinic_id, 0) + 1',
  `valid_from = date '2020-01-31'`,
  'valid_until = valid_until + 1',
])('neither the application nor the database’s owner can change %s of what was signed', async (change) => {
  const rx = await issuePrescriptionFor(server, doctor, uid)
  const text = `update prescription set ${change} where id = $1`
  const asApplication = server.database.asDoctor(doctor.id, (on) => on.query(text, [rx.id]))
  await expect(asApplication).rejects.toThrow(/does not change/)
  const asOwner = withClient(server.ownerUrl, (client) => client.query(text, [rx.id]))
  await expect(asOwner).rejects.toThrow(/does not change/)
})

test('the application can’t delete signed prescriptions or change the audit trail', async () => {
  const rx = await issuePrescriptionFor(server, doctor, uid)
  const attempt = (sql: string) => server.database.asDoctor(doctor.id, (on) => on.query(sql, [rx.id]))
  await expect(attempt('delete from prescription where id = $1')).rejects.toThrow(/permission denied/)
  await expect(attempt('update audit_event set action = $1::text')).rejects.toThrow(/permission denied/)
})

test('row-level security hides other doctors’ rows even from a query without a filter', async () => {
  await issuePrescriptionFor(server, doctor, uid)
  const stranger = await createDoctor(server)
  const count = (sql: string, as: number) =>
    server.database.asDoctor(as, (on) => on.query<{ n: number }>(sql)).then((rows) => rows[0]?.n)
  for (const table of [
    'prescription',
    'patient',
    'prescription_item',
    'mail',
    'signing_key',
    'audit_event',
  ]) {
    expect(await count(`select count(*) as n from ${table}`, doctor.id), table).toBeGreaterThan(0)
    expect(await count(`select count(*) as n from ${table}`, stranger.id), table).toBe(0)
    expect(
      (await server.database.open.query<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n,
    ).toBe(0)
  }
})
