import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Demo } from '#e2e/product.ts'
import { openSession } from '#server/accounts/session/open-session.ts'
import { insertAccount } from '#server/accounts/queries.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { addPatient } from '#server/patients/save-patient.ts'
import { insertDoctor } from '#server/profile/queries.ts'
import { projectRoot } from '#server/root.ts'
import { insertWorkplace } from '#server/workplaces/hospital-queries.ts'
import { startPostgres } from '#tools/postgres/postgres.mjs'
import { SERVER_FLAGS } from '#tools/setup/keep-serving.mjs'
import { freePort } from '#tools/setup/port.mjs'

/**
 * Database of a measurement: its own durable PostgreSQL (fsync and synchronous_commit on), migrated, with one
 * doctor and some patients.
 */
export interface Ground {
  url: string
  folder: string
  database: Database
  doctorId: number
  hospitalId: number
  patients: { id: number; uid: string }[]
  token: string
  close(): Promise<void>
}

/** Number of patients: enough that two parallel connections hardly ever write to the same one. */
const PATIENTS = 300

export async function openBenchDatabase(): Promise<Ground> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recetario-bench-'))
  const postgres = await startPostgres({ dir: folder, durable: true, log: () => undefined })
  const role = await migrate(postgres.url, projectRoot())
  const database = openDatabase({ url: postgres.url, poolSize: 12, ...(role === undefined ? {} : { role }) })
  const doctorId = await insertAccount(database.open, {
    kind: 'doctor',
    email: 'medida@clinica.example',
    passwordHash: null,
    verified: true,
  })
  const { hospitalId, patients } = await database.asDoctor(doctorId, async (sql) => {
    await insertDoctor(sql, {
      doctor_id: doctorId,
      name: 'Prueba De Medida',
      female: true,
      profession: 'physician',
      cedula: '0000001',
      institution: 'Universidad de Ejemplo',
      specialty: '',
      specialty_cedula: '',
      phone: '5500000000',
      specialty_verified: true,
    })
    const place = {
      name: 'Clínica',
      patron: 'Clínica',
      headline: '',
      location: 'Av. Ficticia 100',
      contact: '55',
    }
    const hospital = await insertWorkplace(sql, doctorId, place, [])
    const made: { id: number; uid: string }[] = []
    for (let n = 0; n < PATIENTS; n += 1) {
      const patient = {
        name: `Paciente Ficticio ${n}`,
        date_of_birth: '1980-05-17',
        email: 'paciente@correo.example',
      }
      made.push(await addPatient(sql, doctorId, patient, '2026-01-01'))
    }
    return { hospitalId: hospital, patients: made }
  })
  // Gives the planner the statistics of a database that has run for a minute. Without statistics the planner rates every index
  // that contains `doctor_id` as highly as the primary key.
  await withOwner(postgres, (client) => client.query('analyze patient'))
  const { token } = await openSession(database.open, { accountId: doctorId, class: 'api', device: '' })
  return {
    url: postgres.url,
    folder,
    database,
    doctorId,
    hospitalId,
    patients,
    token,
    async close() {
      await database.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface BenchServer {
  origin: string
  pid: number
  /** Content of `demo.json`, the file that a server with demo data writes. */
  demo(): Demo
  stop(): Promise<void>
}

/**
 * The built server as a separate process on the database of the measurement, started with the flags of `npm start`. Its
 * background jobs are switched off.
 */
export async function startServer(
  ground: Ground,
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const demoFile = path.join(ground.folder, 'server/demo.json')
  const child: ChildProcess = spawn(
    process.execPath,
    [...SERVER_FLAGS, path.join(projectRoot(), 'tools/setup/serve.mjs')],
    {
      env: {
        ...process.env,
        DATABASE_URL: ground.url,
        DATA_DIR: path.join(ground.folder, 'server'),
        PORT: String(port),
        BASE_URL: origin,
        // The server requires an address for mails, but never uses it: with JOBS=0 it sends no mail.
        SMTP_URL: 'smtp://127.0.0.1:9',
        JOBS: '0',
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'error',
        KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${origin}/readyz`)
      .then((r) => r.ok)
      .catch(() => false)
    // The server writes the demo data after its port is open.
    if (ready && (environment['DEMO'] === undefined || existsSync(demoFile))) break
    if (tries > 600) {
      child.kill('SIGKILL')
      await ground.close()
      throw new Error('the server did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    pid: child.pid ?? 0,
    demo: () => JSON.parse(readFileSync(demoFile, 'utf8')) as Demo,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

export async function withOwner<T>(
  ground: Pick<Ground, 'url'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ground.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
