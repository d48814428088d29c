import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { linkAssistant } from '../assistants/link-assistant.ts'
import { projectRoot } from '../root.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createAssistant, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { migrate } from './migrate.ts'
import { BY_NAME } from './name-order.ts'

/** Name of a database that sorts text by bytes: capitals first, then small letters, then letters with accents. */
const name = `bytes_${randomBytes(6).toString('hex')}`
const url = new URL(inject('postgresUrl'))
url.pathname = `/${name}`

/** Names as a Mexican directory sorts them. */
const SORTED = [
  'ana Muestra',
  'Ana Muestra',
  'Ána Muestra',
  'de Muestra',
  'Nulo Ejemplo',
  'Nuño Ejemplo',
  'Ñandú Ejemplo',
  'Oaxaca Ejemplo',
  'Simulada',
  'Zócalo Ejemplo',
]
const shuffled = (names: readonly string[]): string[] => [
  ...names.slice(5).toReversed(),
  ...names.slice(0, 5),
]

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  await withClient(inject('postgresUrl'), (client) =>
    client.query(
      `create database ${name} encoding 'UTF8' locale_provider libc locale 'C' template template0`,
    ),
  )
  server = await startTestServer({ ownerUrl: url.href })
  doctor = await createDoctor(server)
})
afterAll(async () => {
  await server.close()
  await withClient(inject('postgresUrl'), (client) => client.query(`drop database ${name} with (force)`))
})

test('the database itself would sort by bytes', async () => {
  const { rows } = await withClient(url.href, (client) =>
    client.query<{ name: string }>('select name from unnest($1::text[]) as name order by name', [SORTED]),
  )
  expect(rows.map((row) => row.name)).not.toEqual(SORTED)
  expect(rows.at(-1)?.name).toBe('Ñandú Ejemplo')
})

test('pharmacies are listed as a Mexican directory does, across pages', async () => {
  for (const one of shuffled(SORTED)) await createPharmacy(server, { name: one })
  const pages: string[] = []
  for (const offset of [0, 4, 8]) {
    const answer = await call(server, `GET /api/v2/pharmacies/?limit=4&offset=${offset}`, {
      headers: doctor.auth,
    })
    pages.push(...answer.json<{ results: { name: string }[] }>().results.map((one) => one.name))
  }
  expect(pages).toEqual(SORTED)
})

test('the list of pharmacies reads its page from the index by name', async () => {
  const plan = await withClient(url.href, async (client) => {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<Record<string, string>>(
      `explain select pharmacy_id from pharmacy p order by p.name ${BY_NAME}, p.pharmacy_id limit 20`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('pharmacy_by_name')
  expect(plan).not.toContain('Sort')
})

test('doctors of an assistant are listed as a Mexican directory does', async () => {
  const assistant = await createAssistant(server, doctor, { isApproved: false })
  for (const one of shuffled(SORTED)) {
    const { id, hospitalId } = await createDoctor(server)
    await server.database.asDoctor(id, (sql) =>
      linkAssistant(sql, { doctorId: id, assistantId: assistant.id, hospitalId, isApproved: true }),
    )
    await withClient(url.href, (client) =>
      client.query('update doctor set name = $2 where doctor_id = $1', [id, one]),
    )
  }
  const answer = await call(server, 'GET /api/v2/assistant/', { headers: assistant.auth })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json<{ doctors: { name: string }[] }>().doctors.map((one) => one.name)).toEqual(SORTED)
})

test('a database of another encoding is refused in a sentence', async () => {
  const other = `ascii_${randomBytes(6).toString('hex')}`
  const otherUrl = new URL(url)
  otherUrl.pathname = `/${other}`
  await withClient(inject('postgresUrl'), (client) =>
    client.query(
      `create database ${other} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    ),
  )
  try {
    await expect(migrate(otherUrl.href, projectRoot())).rejects.toMatchObject({
      name: 'ExpectedFailure',
      message: expect.stringContaining('has the encoding SQL_ASCII, and UTF8 is needed'),
    })
  } finally {
    await withClient(inject('postgresUrl'), (client) => client.query(`drop database ${other} with (force)`))
  }
})
