import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import { projectRoot } from '../root.ts'

const TEMPLATE = 'recetario_template'
/** Number of the database lock that lets only one worker make the template. The number is arbitrary and fixed. */
const LOCK = 7_234_002

/**
 * Makes a database by cloning a migrated template. The first call in a cluster makes the template.
 * @param cluster connection string of the cluster, as its superuser
 * @param kind beginning of the database's name
 * @returns the database's address
 */
export async function cloneTemplate(cluster: string, kind: string): Promise<string> {
  const name = `${kind}_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: cluster })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const found = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (found.rowCount === 0) {
      await client.query(`create database ${TEMPLATE}`)
      await migrate(urlOf(cluster, TEMPLATE), projectRoot())
    }
    // The strategy `file_copy` copies the files of the template. By default PostgreSQL copies each page through its
    // buffers and its log, which takes twice the processor time.
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  } finally {
    await client.end()
  }
  return urlOf(cluster, name)
}

function urlOf(cluster: string, database: string): string {
  const url = new URL(cluster)
  url.pathname = `/${database}`
  return url.href
}
