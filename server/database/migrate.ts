import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'

export const APPLICATION_ROLE = 'recetario_app'
/** Database role with the rights to process the queue of graphile-worker, for a server login that does not own the schema. */
const JOBS_ROLE = 'recetario_jobs'

/** Logger for graphile-worker that drops all messages. Failures are reported as errors anyway. */
export const quiet = new Logger(() => () => undefined)

/** Number of the PostgreSQL lock that lets only one process migrate at a time. The number is arbitrary and must not change. */
const LOCK = 7_234_001

/**
 * Brings the database to the schema of this version. The migrations of graphile-worker run first, then every file of
 * `migrations/` that was not applied yet, each in a transaction. The checksum of the statements of each applied file is stored.
 * @param server name of the server's login, which need not be the login of `url` that owns the schema
 * @returns the role that the application must take on. It is undefined when the login neither has the role nor may create
 * roles; such a login is no superuser, so forced row-level security applies to it.
 */
export async function migrate(url: string, root: string, server = loginOf(url)): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseWithoutNameOrder(client)
    const role = await ensureRole(client)
    await runMigrations({ connectionString: url, logger: quiet })
    await applyFiles(client, path.join(root, 'server/database/migrations'), role !== undefined)
    await client.query('select renew_event_turns()')
    if (server !== loginOf(url)) await grantToServer(client, server, role)
    return role
  } finally {
    await client.end()
  }
}

/** Name of the PostgreSQL login in a connection string. */
export const loginOf = (url: string): string => decodeURIComponent(new URL(url).username)

/** Grants the application's role to the server's login, together with the rights on graphile-worker's queue. */
async function grantToServer(client: pg.Client, server: string, role: string | undefined): Promise<void> {
  if (role === undefined)
    throw new Error('The login of MIGRATION_DATABASE_URL has to be allowed to create roles.')
  await createRole(client, JOBS_ROLE)
  // graphile-worker's tables have row-level security without a policy, so that only their owner sees rows. The server's login
  // needs a policy.
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'server_works')`,
  )
  for (const { name } of rows)
    await client.query(`create policy server_works on ${name} to ${JOBS_ROLE} using (true) with check (true)`)
  await client.query(`
    grant usage on schema graphile_worker to ${JOBS_ROLE};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${JOBS_ROLE};
    grant usage on all sequences in schema graphile_worker to ${JOBS_ROLE};
    grant execute on all functions in schema graphile_worker to ${JOBS_ROLE};
    grant ${role}, ${JOBS_ROLE} to ${client.escapeIdentifier(server)}`)
}

async function createRole(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [name])
  if (found.rowCount !== 0) return
  await client.query(`create role ${name} nologin`).catch((error: Error & { code?: string }) => {
    // The errors 42710 and 23505 mean that the role exists, because another database of the cluster created it at the same
    // time.
    if (error.code !== '42710' && error.code !== '23505') throw error
  })
}

/** Refuses a database that cannot sort names as server/database/name-order.ts does. @throws ExpectedFailure */
async function refuseWithoutNameOrder(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; sorts: boolean }>(
    `select current_setting('server_encoding') as encoding,
            exists (select 1 from pg_collation where collname = 'es-MX-x-icu') as sorts`,
  )
  const { encoding = '', sorts = false } = rows[0] ?? {}
  if (encoding !== 'UTF8')
    throw new ExpectedFailure(
      `The database has the encoding ${encoding}, and UTF8 is needed: create it with encoding 'UTF8' template template0`,
    )
  if (!sorts)
    throw new ExpectedFailure(
      'PostgreSQL lacks the ICU collation es-MX-x-icu, by which names are sorted: use a build with ICU',
    )
}

async function ensureRole(client: pg.Client): Promise<string | undefined> {
  const found = await client.query<{ member: boolean; able: boolean }>(
    `select -- The subquery on pg_roles keeps pg_has_role from failing for a role that does not exist.
            exists (select 1 from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')) as member,
            (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as able`,
    [APPLICATION_ROLE],
  )
  const { member = false, able = false } = found.rows[0] ?? {}
  if (member && !able) return APPLICATION_ROLE
  // A login that may not grant the role can't use it, even if another login of the cluster created the role.
  if (!able) return undefined
  await createRole(client, APPLICATION_ROLE)
  await client.query(`grant ${APPLICATION_ROLE} to current_user`)
  return APPLICATION_ROLE
}

/**
 * Rewrites a migration for a login without the application's role. Its grants go to the owner, and its revokes are left out.
 */
const withoutRole = (text: string): string =>
  text
    .replaceAll(new RegExp(`^revoke [^;]* from ${APPLICATION_ROLE};`, 'gm'), '')
    .replaceAll(APPLICATION_ROLE, 'current_user')

async function applyFiles(client: pg.Client, folder: string, hasRole: boolean): Promise<void> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  )
  // A database of an older version has no checksums, or checksums that include comments. For each applied migration it gets the
  // checksum of the present file.
  await client.query(
    'alter table migration add column if not exists statements_checksum text, drop column if exists checksum',
  )
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, statements_checksum as checksum from migration',
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readMigration(folder, name))
  refuseEdited(files.filter(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum))
  for (const { name, text, checksum } of files) {
    if (applied.get(name) === null) {
      await client.query('update migration set statements_checksum = $2 where name = $1', [name, checksum])
    }
    if (applied.has(name)) continue
    await client.query('begin')
    await client.query(hasRole ? text : withoutRole(text))
    await client.query('insert into migration (name, statements_checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  }
}

interface Migration {
  name: string
  text: string
  /** SHA-256 of the migration's statements, in hexadecimal. */
  checksum: string
}

/**
 * Removes comments from a migration and normalises its line ends, so that a comment can be corrected after the file was
 * applied.
 */
const statementsOf = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/('(?:[^']|'')*')|\s*(?:--[^\n]*|\/\*.*?\*\/)/gs, (_, quoted: string = '') => quoted)
    .trim()

function readMigration(folder: string, name: string): Migration {
  const text = readFileSync(path.join(folder, name), 'utf8')
  return { name, text, checksum: createHash('sha256').update(statementsOf(text)).digest('hex') }
}

/**
 * Refuses to migrate when files of applied migrations were edited, because the files would no longer describe the schema.
 * @throws ExpectedFailure
 */
function refuseEdited(edited: readonly Migration[]): void {
  if (edited.length === 0) return
  const names = edited.map(({ name }) => name).join(', ')
  throw new ExpectedFailure(
    `Changed after it was applied to this database: ${names}. Put the file back as it was, and write what changes into a new migration.`,
  )
}
