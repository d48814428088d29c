import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, createAssistant, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { ownerRows, startTestServer, type TestServer } from '../testing/test-server.ts'
import { joinHospital } from '../workplaces/testing/join.ts'
import { sweepClosings } from './close-account.ts'
import { eraseRecords } from './erase-records.ts'
import { afterRetention } from './testing/after-retention.ts'

const DAY_MS = 86_400_000

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) =>
  ownerRows<Row>(server, text, values)
const after = (days: number) => afterRetention(server.clock.now, days)

const ask = (endpoint: string, body?: unknown, who: { auth: Record<string, string> } = doctor) =>
  call(server, endpoint, { headers: who.auth, body })

async function close(who = doctor) {
  expect((await ask('POST /api/v2/account/closing/', { email: who.email }, who)).statusCode).toBe(200)
  await sweepClosings(server.database, server.signer, new Date(server.clock.now.getTime() + 31 * DAY_MS))
}

/** Names of the tables that still contain a row of the hospital. */
async function leftOf(hospitalId: number): Promise<string[]> {
  const tables = ['picture', 'own_paper', 'clinic', 'invitation', 'assistance', 'membership']
  const found = await Promise.all([
    sql('select 1 from hospital where id = $1', [hospitalId]),
    ...tables.map((table) => sql(`select 1 from ${table} where hospital_id = $1`, [hospitalId])),
  ])
  return ['hospital', ...tables].filter((_, n) => (found[n]?.length ?? 0) > 0)
}

/** Creates a hospital to which a row in every table refers. Two of the rows belong to a doctor who has left the hospital. */
async function createFurnishedPlace(): Promise<{ place: number; gone: TestDoctor }> {
  const place = doctor.hospitalId
  const gone = await createDoctor(server)
  const { id } = await joinHospital(server, doctor, gone)
  await sql('insert into own_paper (doctor_id, hospital_id) values ($1, $2)', [gone.id, place])
  await ask(`DELETE /api/v2/management/memberships/${id}/`, undefined, gone)
  await ask(`POST /api/v2/hospital/${place}/clinics/`, { name: 'Consultorio', location: 'Piso 1' })
  await ask(`POST /api/v2/hospital/${place}/invitations/`, { email: 'a@clinica.example', role: 'MEMBER' })
  await createAssistant(server, doctor)
  const [logo] = await sql<{ id: string }>(
    `insert into picture (doctor_id, kind, hospital_id, type, bytes, width, height)
     values ($1, 'logo', $2, 'image/png', 'x', 1, 1) returning id`,
    [doctor.id, place],
  )
  await sql('update hospital set logo_id = $2 where id = $1', [place, logo?.id])
  expect(await leftOf(place)).toHaveLength(7)
  return { place, gone }
}

test('the workplaces of a closed account are erased with its last record, with pictures and clinics, and no other workplace', async () => {
  const { place, gone } = await createFurnishedPlace()
  await issuePrescriptionFor(server, doctor, (await createPatient(server, doctor)).uid)
  await close()
  await eraseRecords(server.database, after(-2))
  expect(await leftOf(place)).toContain('hospital')
  await eraseRecords(server.database, after(2))
  expect(await leftOf(place)).toEqual([])
  expect(await leftOf(gone.hospitalId)).toEqual(['hospital', 'membership'])
})

test('without prescriptions they are erased at once', async () => {
  const { place } = await createFurnishedPlace()
  await close()
  await eraseRecords(server.database, server.clock.now)
  expect(await leftOf(place)).toEqual([])
})

test('they are kept while a member or a colleague’s prescription uses them', async () => {
  const { place } = await createFurnishedPlace()
  const colleague = await createDoctor(server)
  await joinHospital(server, doctor, colleague, 'ADMIN')
  const patient = await createPatient(server, colleague)
  await issuePrescriptionFor(server, colleague, patient.uid, { hospital: place })
  await close()
  await eraseRecords(server.database, server.clock.now)
  expect(await leftOf(place)).toHaveLength(7)
  await close(colleague)
  const [mine] = await sql('select erased_at from account_closing where doctor_id = $1', [doctor.id])
  expect(mine?.['erased_at']).not.toBeNull()
  // The first account is processed again. Its hospital has no member left, but a stored prescription of a colleague refers to
  // the hospital, so it is kept.
  await sql('update account_closing set erased_at = null where doctor_id = $1', [doctor.id])
  await eraseRecords(server.database, server.clock.now)
  expect(await leftOf(place)).toHaveLength(7)
  await eraseRecords(server.database, after(2))
  expect(await leftOf(place)).toEqual([])
})

test('the application can’t delete them by other statements', async () => {
  const refused = (as: number, text: string) =>
    expect(
      server.database.asDoctor(as, async (inside) => {
        await inside.query(
          `select set_config('app.erasing', 'on', true), set_config('app.administers', $1, true)`,
          [String(doctor.hospitalId)],
        )
        return inside.query(text)
      }),
    ).rejects.toMatchObject({ code: '42501' })
  const other = await createDoctor(server)
  await refused(other.id, `select erase_workplaces(${doctor.id})`)
  await refused(other.id, `delete from hospital where id = ${doctor.hospitalId}`)
  await refused(doctor.id, `delete from hospital where id = ${doctor.hospitalId}`)
  await server.database.asDoctor(doctor.id, (inside) => inside.query(`select erase_workplaces(${doctor.id})`))
  expect(await leftOf(doctor.hospitalId)).toContain('hospital')
})
