import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresFolder } from './postgres-binaries.mjs'
import { chooseIdentity } from './postgres-identity.mjs'
import { disownLock, initialise, isPostmaster, launch, postmasterOf } from './postmaster.mjs'
import { textOf } from '../setup/project.mjs'
import { SetupFailure } from '../setup/sentences.mjs'

/** Login that owns the cluster and the schema, a superuser, for migrations, backups and commands of the operator. */
const USER = 'recetario'
/**
 * Login of the application's server, without administrative rights. Its rights come from the roles that the migrations grant to
 * it.
 */
const SERVER_USER = 'recetario_server'
const DATABASE = 'recetario'
/** Application name of this file's own connections, which do not count as users of the database server. */
const OURS = 'recetario-setup'
const PATIENCE = 15_000
/**
 * Longest wait in milliseconds for one attempt to connect. After it the attempt is repeated, or the server counts as stopped.
 */
const TRY = 2000
/** Milliseconds between two checks whether the database server is running. */
const LOOK_EVERY = 500
/** Longest wait in milliseconds between two attempts to start a database server that does not start. */
const LONGEST_WAIT = 30_000

/**
 * @typedef {object} Running
 * @property {string} url Address of the database `recetario`, as its superuser.
 * @property {string} serverUrl Address of the database, as the login of the server.
 * @property {string} how Identity that the server runs as, in words.
 * @property {() => void} watch Checks from now on that the server is running, and starts it again on the same port if not.
 * @property {(how?: { force?: boolean }) => Promise<void>} stop Stops the server unless others still use it.
 *   With `force` it also stops a server in use, if this process has started it. A server that is not durable is always stopped.
 */

/**
 * Starts the PostgreSQL server that is installed as an npm package, or connects to one that already runs on this data folder.
 * @param {object} options
 * @param {string} options.dir Folder of the data, the password and the log.
 * @param {boolean} [options.durable] False for tests only: a crash may then lose all data.
 * @param {(line: string) => void} [options.log]
 * @param {Record<string, string>} [options.settings] Settings as in postgresql.conf.
 * @returns {Promise<Running>}
 */
export async function startPostgres({ dir, durable = true, log = () => {}, settings = {} }) {
  const begun = Date.now()
  mkdirSync(dir, { recursive: true })
  const identity = chooseIdentity(postgresFolder(), path.join(path.resolve(dir), 'pgdata'))
  const { dataDir } = identity
  const password = passwordIn(dir)
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(identity, { user: USER, password, durable })
  /** @param {number} at @param {string} database */
  const url = (at, database) => urlOf(USER, password, at, database)
  const launching = { durable, logFile: path.join(dir, 'postgres.log'), settings }
  const { port, joined } = await joinOrLaunch(
    identity,
    launching,
    /** @param {number} at */ (at) => url(at, 'postgres'),
  )
  const serverPassword = passwordIn(dir, 'postgres-server-password')
  await createDatabase(url(port, 'postgres'), serverPassword)
  /** @type {NodeJS.Timeout | undefined} */
  let watching
  /** @type {Promise<void> | undefined} */
  let reviving
  let [failures, notBefore] = [0, 0]
  const revive = async () => {
    const found = postmasterOf(dataDir)
    if (reviving || Date.now() < notBefore || (found && isPostmaster(found.pid, dataDir))) return
    const since = Date.now()
    log('PostgreSQL has ended: starting it again')
    reviving = joinOrLaunch(identity, { ...launching, port }, (at) => url(at, 'postgres')).then(
      () => {
        failures = 0
        log(`PostgreSQL is back after ${Date.now() - since} ms`)
      },
      (error) => {
        failures += 1
        notBefore = Date.now() + Math.min(LONGEST_WAIT, 1000 * 2 ** failures)
        log(`PostgreSQL could not be started again: ${error.message}`)
      },
    )
    await reviving
    reviving = undefined
  }
  const spent = Date.now() - begun
  log(`PostgreSQL ${joined ? 'was already running' : `ready in ${spent} ms`} (as ${identity.how})`)
  return {
    url: url(port, DATABASE),
    serverUrl: urlOf(SERVER_USER, serverPassword, port, DATABASE),
    how: identity.how,
    watch() {
      watching = setInterval(() => void revive(), LOOK_EVERY).unref()
    },
    async stop({ force = false } = {}) {
      clearInterval(watching)
      await reviving
      const mayForce = !durable || (force && !joined)
      if (!mayForce && (await usedByOthers(url(port, 'postgres')))) {
        log('the database stays up: somebody else is using it')
        return
      }
      await stopPostmaster(dataDir)
    },
  }
}

/**
 * Address of the database in a cluster that runs on a port, as its superuser.
 * @param {string} dir Folder of the data, the password and the log.
 * @param {number} port
 */
export function addressOf(dir, port) {
  return urlOf(USER, passwordIn(dir), port, DATABASE)
}

/**
 * Connection URL of a database on this machine.
 * @param {string} user
 * @param {string} password
 * @param {number} port
 * @param {string} database
 */
function urlOf(user, password, port, database) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Reads a password from its file, or makes one. The password is made before the cluster, so that no cluster exists whose
 * password is lost.
 * @param {string} dir
 * @param {string} [name] of the file
 */
function passwordIn(dir, name = 'postgres-password') {
  const file = path.join(dir, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return textOf(file)
}

/**
 * Port of a database server that an earlier command left running; null if none runs. Waits while such a server is
 * starting or stopping.
 * @param {string} dataDir
 * @param {(port: number) => string} urlAt
 */
async function runningPort(dataDir, urlAt) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    const found = postmasterOf(dataDir)
    if (!found) return null
    if (!isPostmaster(found.pid, dataDir)) {
      disownLock(dataDir)
      return null
    }
    if (found.status === 'ready' && (await answers(urlAt(found.port)))) return found.port
  }
  throw new SetupFailure(`a PostgreSQL holds ${dataDir} but does not answer: see postgres.log beside it`)
}

/**
 * Joins a running database server or launches one. Launching can fail in two cases: another command has just launched one, or
 * the child processes of a killed server still end, during which PostgreSQL refuses to start.
 * @param {import('./postgres-identity.mjs').Identity} identity
 * @param {Parameters<typeof launch>[1]} options
 * @param {(port: number) => string} urlAt
 */
async function joinOrLaunch(identity, options, urlAt) {
  for (const end = Date.now() + PATIENCE; ; await pause(200)) {
    const running = await runningPort(identity.dataDir, urlAt)
    if (running) return { port: running, joined: true }
    try {
      return { port: await launch(identity, options), joined: false }
    } catch (error) {
      const passing = /shared memory block|lock file "postmaster.pid"/.test(String(error))
      if (!passing || Date.now() > end) throw error
    }
  }
}

/** Whether a database server accepts connections and answers a query. @param {string} url */
async function answers(url) {
  try {
    await asking(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

/**
 * Makes the database, and the login of the application's server, where they are missing. A data folder of an older version gets
 * the login at its next start.
 * @param {string} url
 * @param {string} serverPassword
 */
async function createDatabase(url, serverPassword) {
  /**
   * Creates the database and the server's login if they are missing, and sets the login's password.
   * @param {import('pg').Client} client
   */
  const make = async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
    const known = await client.query('select from pg_roles where rolname = $1', [SERVER_USER])
    const verb = known.rowCount === 0 ? 'create' : 'alter'
    const powers = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
    await client.query(`${verb} role ${SERVER_USER} ${powers} password '${serverPassword}'`)
  }
  // A database server that has just started may take seconds to accept a connection on a busy machine.
  await asking(url, make, PATIENCE)
}

/**
 * Whether other processes use the database server. Waits first, because the backends of closed connections need time to end.
 * @param {string} url
 */
async function usedByOthers(url) {
  for (const end = Date.now() + 1000; Date.now() < end; await pause(50))
    if ((await otherConnections(url)) === 0) return false
  return true
}

/**
 * Number of connections of other processes; 0 for a server that does not answer.
 * @param {string} url
 * @returns {Promise<number>}
 */
async function otherConnections(url) {
  const count = `select count(*)::int as others from pg_stat_activity
    where backend_type = 'client backend' and application_name <> $1`
  try {
    return await asking(url, async (client) => (await client.query(count, [OURS])).rows[0].others)
  } catch {
    // The database server has stopped, or accepts no connections any more: nobody else uses it.
    return 0
  }
}

/** Stops the database server of a data folder, and waits until it has ended. @param {string} dataDir */
export async function stopPostmaster(dataDir) {
  const found = postmasterOf(dataDir)
  if (!found || !isPostmaster(found.pid, dataDir)) return
  // SIGINT asks PostgreSQL for a fast shutdown, which ends the sessions and writes a checkpoint.
  process.kill(found.pid, 'SIGINT')
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(25))
    if (!isPostmaster(found.pid, dataDir)) return
}

/**
 * Connects to a database, runs `work` on the connection, and closes it.
 * @template T
 * @param {string} url @param {(client: import('pg').Client) => Promise<T>} work
 * @param {number} [patience] Longest wait for the connection, in milliseconds.
 * @returns {Promise<T>}
 */
async function asking(url, work, patience = TRY) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    application_name: OURS,
    connectionTimeoutMillis: patience,
  })
  // An error of a database server that stops would end this process if nobody listened to it.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
