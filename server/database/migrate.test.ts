import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { insertAccount } from '../accounts/queries.ts'
import { addPatient } from '../patients/save-patient.ts'
import { insertDoctor } from '../profile/queries.ts'
import { projectRoot } from '../root.ts'
import { withClient } from '../testing/test-server.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'

/** A login as hosted PostgreSQL provides it: it owns its database, and may not create roles. */
const login = `plain_${randomBytes(6).toString('hex')}`
const url = new URL(inject('postgresUrl'))
url.username = login
url.password = login
url.pathname = `/${login}`

let database: Database

beforeAll(async () => {
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(`create role ${login} login password '${login}'`)
    await client.query(`create database ${login} owner ${login}`)
  })
  expect(await migrate(url.href, projectRoot())).toBeUndefined()
  database = openDatabase({ url: url.href, poolSize: 2 })
})
afterAll(async () => {
  await database.close()
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(`drop database ${login}`)
    await client.query(`drop role ${login}`)
  })
})

test('a login that may not create roles can migrate, also again', async () => {
  expect(await migrate(url.href, projectRoot())).toBeUndefined()
})

test('a login that may not create roles cannot migrate for another login', async () => {
  await expect(migrate(url.href, projectRoot(), 'another')).rejects.toThrow(
    /has to be allowed to create roles/,
  )
})

test('row-level security applies to a login without the role', async () => {
  const [mine, other] = await Promise.all(
    ['una', 'otra'].map((name) =>
      insertAccount(database.open, {
        kind: 'doctor',
        email: `${name}@clinica.example`,
        passwordHash: null,
        verified: true,
      }),
    ),
  )
  await database.asDoctor(mine!, async (sql) => {
    await insertDoctor(sql, {
      doctor_id: mine!,
      name: 'Una Ficticia',
      female: true,
      profession: 'physician',
      cedula: '0000001',
      institution: 'Universidad de Ejemplo',
      specialty: '',
      specialty_cedula: '',
      phone: '5500000000',
      specialty_verified: true,
    })
    await addPatient(sql, mine!, { name: 'Paciente Ficticia', date_of_birth: '1980-05-17' }, '2026-01-01')
  })
  const patients = (doctor: number): Promise<unknown[]> =>
    database.asDoctor(doctor, (sql) => sql.query('select id from patient'))
  expect(await patients(mine!)).toHaveLength(1)
  expect(await patients(other!)).toEqual([])
  expect(await database.open.query('select id from patient')).toEqual([])
})

test('a file whose statements were changed after it was applied stops the start, and is named', async () => {
  const name = `edited_${randomBytes(6).toString('hex')}`
  const root = mkdtempSync(path.join(tmpdir(), 'recetario-migrations-'))
  const folder = path.join(root, 'server/database/migrations')
  mkdirSync(folder, { recursive: true })
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text)
  const own = new URL(inject('postgresUrl'))
  own.pathname = `/${name}`
  await withClient(inject('postgresUrl'), (client) => client.query(`create database ${name}`))
  try {
    // The test's migrations must define this function, because `migrate` calls it after all files.
    write('0000-turns.sql', `create function renew_event_turns() returns void language sql as ''`)
    write('0001-one.sql', "create table one (id int default length('--'));\n")
    await migrate(own.href, root)
    // Different line ends or a corrected comment do not count as a change of an applied migration.
    write(
      '0001-one.sql',
      "-- A doctor's rows.\r\ncreate table one (id int default length('--')); /* One. */\r\n",
    )
    await migrate(own.href, root)

    write('0001-one.sql', "create table one (id int default length('-- '));\n")
    write('0002-two.sql', 'create table two (id int);\n')
    await expect(migrate(own.href, root)).rejects.toThrow(/applied to this database: 0001-one\.sql\./)
    const tables = await withClient(own.href, (client) => client.query(`select to_regclass('two') as two`))
    expect(tables.rows).toEqual([{ two: null }])

    // The database of an older version stores checksums that include comments. They are not compared: the present files count
    // as the applied ones.
    await withClient(own.href, (client) =>
      client.query('alter table migration drop column statements_checksum, add column checksum text'),
    )
    await migrate(own.href, root)
    write('0001-one.sql', 'create table one (id int);\n')
    await expect(migrate(own.href, root)).rejects.toThrow(/0001-one\.sql/)
  } finally {
    await withClient(inject('postgresUrl'), (client) => client.query(`drop database ${name}`))
    rmSync(root, { recursive: true })
  }
})
