import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Patient } from '#contract/patients/patients.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

// Tests of merges of patients while another request changes the same patients.

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const newPatient = async (name: string) => (await createPatient(server, doctor, { name })).uid
const post = (path: string, body: object) =>
  call(server, `POST /api/v2/patient/${path}/`, { headers: doctor.auth, body })
const merge = (kept: string, other: string) =>
  post(`${kept}/merge`, { other, version: 0, other_version: 0, fields: [], sections: [], joined: [] })
const read = async (uid: string) =>
  (await call(server, `GET /api/v2/patient/${uid}/`, { headers: doctor.auth })).json<Patient>()

/**
 * Sends a request while another transaction has changed a patient's row with the statement `change` and still locks the
 * row. The transaction commits once the request waits for the lock.
 */
const actAfter = (change: string, values: string[], act: () => ReturnType<typeof post>) =>
  withClient(server.ownerUrl, async (other) => {
    await other.query('begin')
    await other.query(change, values)
    const answer = act()
    await vi.waitFor(
      async () => {
        const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        const waiting = await withClient(server.ownerUrl, (client) => client.query(waits))
        expect(waiting.rowCount).toBeGreaterThan(0)
      },
      { timeout: HANGS, interval: 20 },
    )
    await other.query('commit')
    return answer
  })

test('a merge is not undone once its patient was merged into another one', async () => {
  const [first, second, third] = [
    await newPatient('Ana Prueba Primera'),
    await newPatient('Ana Prueba Segunda'),
    await newPatient('Ana Prueba Tercera'),
  ]
  expect((await merge(first, second)).statusCode).toBe(200)
  const moved = `update patient p set merged_into = k.id from patient k where k.uid = $1 and p.uid in ($2, $3)`
  const undone = await actAfter(moved, [third, first, second], () => post(`${first}/merge/undo`, {}))
  expect(undone.statusCode, undone.body).toBe(409)
  expect((await read(second)).uid).toBe(third)
})

test('a merge keeps what was changed just before, and so does its undoing', async () => {
  const [kept, gone] = [await newPatient('Luz Prueba Primera'), await newPatient('Luz Prueba Segunda')]
  const phone = 'update patient set phone = $2 where uid = $1'
  await actAfter(phone, [kept, '55 1111 2222'], () => merge(kept, gone))
  expect(await read(kept)).toMatchObject({ phone: '55 1111 2222' })
  await actAfter(phone, [kept, '55 3333 4444'], () => post(`${kept}/merge/undo`, {}))
  expect(await read(kept)).toMatchObject({ phone: '55 3333 4444' })
  expect((await read(gone)).uid).toBe(gone)
})
