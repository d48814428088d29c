import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sql } from '../../database/database.ts'
import { createDoctor, createPatient } from '../../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { readIssueContext } from './issue-context-queries.ts'

const PATIENTS = 400

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

const rowsRead = (plan: Plan): number =>
  (plan['Relation Name'] === 'patient'
    ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
    : 0) + (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0)

test('of many patients only the requested one is read, also under row-level security', async () => {
  const doctor = await createDoctor(server)
  const patient = await createPatient(server, doctor)
  await withClient(server.ownerUrl, async (client) => {
    await client.query(
      `insert into patient (doctor_id, uid, name, date_of_birth)
       select $1, gen_random_uuid(), 'Paciente Ficticio ' || n, '1980-05-17' from generate_series(1, $2) n`,
      [doctor.id, PATIENTS],
    )
    await client.query('analyze patient')
  })
  const reference = {
    hospitalId: null,
    clinicId: null,
    patientUid: patient.uid,
    idempotencyKey: null,
    replaces: null,
    renews: null,
    now: new Date(),
  }
  const read = await server.database.asDoctor(doctor.id, async (sql) => {
    const plans: Plan[] = []
    const explaining: Sql = {
      wake: sql.wake,
      async query<Row>(text: string, values?: unknown[]) {
        const rows = await sql.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, format json) ${text}`,
          values,
        )
        plans.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)))
        return [] as Row[]
      },
    }
    await readIssueContext(explaining, reference)
    return plans.map(rowsRead)
  })
  // Expected number of rows read from the table `patient`: one by the requested uid, one by the id of the patient that
  // the uid stands for.
  expect(read).toEqual([2])
})
