import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from './testing/call.ts'
import { makeDraftBody } from './testing/drafts.ts'
import { createDoctor, createAssistant, createPatient } from './testing/factories.ts'
import { issuePrescriptionFor } from './testing/issue.ts'
import { storePicture } from './testing/files/picture.ts'
import { keptPasskey } from './testing/factors/second-factor-expectations.ts'
import { startTestServer, type TestServer, withClient } from './testing/test-server.ts'

/*
 * Tests of row-level security, the second protection of a doctor's data. The first protection is the condition on the
 * doctor's id in each SQL statement. The statements of these tests have no such condition, as if a developer had forgotten
 * it.
 */

let server: TestServer
let owner: number
let stranger: number
/** Names of the tables that have rows of the doctor with the id `owner`, read as the database's superuser. */
let filled: string[]

beforeAll(async () => {
  server = await startTestServer()
  const doctor = await createDoctor(server)
  owner = doctor.id
  stranger = (await createDoctor(server)).id
  const { uid } = await createPatient(server, doctor)
  const { signature } = await issuePrescriptionFor(server, doctor, uid)
  await storePicture(server, owner)
  await keptPasskey(server, doctor)
  await createAssistant(server, doctor)
  const ask = (route: string, body: unknown) => call(server, route, { headers: doctor.auth, body })
  await ask('POST /api/v2/favourite/', { prescription: signature })
  await ask('PUT /api/v2/drafts/borrador-uno/', { version: 0, body: makeDraftBody('borrador-uno') })
  await call(server, 'PATCH /api/v2/profile/update/', {
    headers: doctor.auth,
    body: { ux_settings: { ianTranscript: true } },
  })
  await ask('POST /api/v2/ian/', { question: 'recetas de hoy' })
  await withClient(server.ownerUrl, (client) =>
    client.query(
      'insert into renewal_request select doctor_id, id, now() from prescription where doctor_id = $1',
      [owner],
    ),
  )
  filled = await withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and c.relrowsecurity and not c.relispartition
         and a.attname = 'doctor_id' and not a.attisdropped order by 1`,
    )
    const kept: string[] = []
    for (const { name } of rows) {
      const found = await client.query(`select 1 from "${name}" where doctor_id = $1 limit 1`, [owner])
      if (found.rowCount) kept.push(name)
    }
    return kept
  })
})
afterAll(() => server.close())

test('the owner has rows in the tables that hold what doctors write', () => {
  expect(filled).toEqual(
    expect.arrayContaining([
      'assistance',
      'audit_event',
      'doctor',
      'draft',
      'ian_turn',
      'membership',
      'patient',
      'picture',
      'prescription',
      'renewal_request',
      'search_entry',
      'signing_key',
    ]),
  )
})

const readers = {
  'another doctor': <T>(work: (sql: Statements) => Promise<T>) => server.database.asDoctor(stranger, work),
  'no doctor': <T>(work: (sql: Statements) => Promise<T>) => work(server.database.open),
}
interface Statements {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

test.each(Object.entries(readers))('%s reads no row of the owner, in any table', async (_name, as) => {
  const read: string[] = []
  for (const table of filled) {
    const rows = await as((sql) =>
      sql.query(`select from "${table}" where doctor_id = $1`, [owner]).catch(refused),
    )
    if (rows.length > 0) read.push(table)
  }
  expect(read).toEqual([])
})

test.each([
  'update "%s" set doctor_id = doctor_id where doctor_id = $1',
  'delete from "%s" where doctor_id = $1',
])('another doctor changes no row of the owner: %s', async (statement) => {
  const changed: string[] = []
  for (const table of filled) {
    const rows = await server.database.asDoctor(stranger, (sql) =>
      sql.query(`${statement.replace('%s', table)} returning 1`, [owner]).catch(refused),
    )
    if (rows.length > 0) changed.push(table)
  }
  expect(changed).toEqual([])
})

test('another doctor writes no row in the name of the owner', async () => {
  const copy = (table: string) =>
    server.database.asDoctor(stranger, (sql) =>
      sql.query(`update "${table}" set doctor_id = $1 where doctor_id = $2 returning 1`, [owner, stranger]),
    )
  await expect(copy('membership')).rejects.toMatchObject({ code: '42501' })
})

/**
 * Result of a statement that the database refused for missing privileges, before row security was applied. Such a
 * statement has not touched any row.
 */
function refused(error: { code?: string }): [] {
  if (error.code === '42501') return []
  throw error as Error
}
