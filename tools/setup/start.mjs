// npm start: does everything from a clean clone to a server at its address, also under systemd and in a container. With --https
// the demo is served to the devices of the same network.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { prepare } from './install.mjs'
import { EndedAtStart, keepServing } from './keep-serving.mjs'
import { withLock } from './lock.mjs'
import { waitForPort } from './port.mjs'
import { root, say } from './project.mjs'
import { commandBegun } from './runtime.mjs'
import { describe } from './sentences.mjs'
import { onStop } from './stop-signals.mjs'

/** Defaults of server/config.ts, repeated because that file is bundled and cannot be imported before the build. */
const DEFAULTS = { PORT: '8080', HOST: '127.0.0.1', DATA_DIR: '.data' }

const begun = commandBegun(process)
// Relative paths in .env and DATA_DIR are relative to the project, wherever the command is called.
process.chdir(root)
await prepare()
if (existsSync('.env')) process.loadEnvFile('.env')
takeArguments(process.argv.slice(2))
buildApart()
/**
 * The database and the server that this process has started. `database` is a promise, so that a database that is still starting
 * can be stopped too.
 * @type {{ database?: Promise<import('../postgres/postgres.mjs').Running | null>, server?: import('./keep-serving.mjs').Serving
 * }}
 */
const running = {}
const stopping = onStop(async () => {
  await running.server?.stop()
  await (await running.database)?.stop()
})
try {
  // When two first starts run at once, one of them makes the database cluster, the key and the demo, and the other one uses them.
  await withLock(path.resolve(setting('DATA_DIR'), 'start.lock'), serve)
  say(`ready ${((Date.now() - begun) / 1000).toFixed(1)} s after the command`)
} catch (error) {
  // A start that was interrupted by a stop signal also fails, but needs no message.
  if (!stopping.begun) {
    // A server that ended during its start has already written why.
    if (!(error instanceof EndedAtStart)) say(describe(error))
    // The database is stopped by force, because a server that started only in part may still have connections to it.
    await (await running.database?.catch(() => null))?.stop({ force: true })
    process.exit(1)
  }
}

async function serve() {
  running.database = databaseOfOurOwn()
  const database = await running.database
  // A server that has just ended may need a moment to release the port.
  await waitForPort(Number(setting('PORT')), setting('HOST'))
  running.server = keepServing()
  await running.server.ready
  database?.watch()
}

/** Builds the product in a process of its own, so that the bundler's memory is released when that process ends. */
function buildApart() {
  const { status } = spawnSync(process.execPath, [path.join(root, 'tools/setup/build.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Starts the embedded PostgreSQL, unless DATABASE_URL names another one. */
async function databaseOfOurOwn() {
  if (process.env.DATABASE_URL) return null
  const { startPostgres } = await import('../postgres/postgres.mjs')
  const postgres = await startPostgres({ dir: path.resolve(setting('DATA_DIR')), log: say })
  process.env.DATABASE_URL = postgres.serverUrl
  process.env.MIGRATION_DATABASE_URL = postgres.url
  process.env.EMBEDDED_DATABASE = '1'
  return postgres
}

/** Applies the argument `--https`; ends the process for any other argument. @param {string[]} given */
function takeArguments(given) {
  const unknown = given.find((one) => one !== '--https')
  if (unknown !== undefined) {
    say(`unknown argument ${unknown}: npm start takes --https only`)
    process.exit(2)
  }
  if (given.length > 0) Object.assign(process.env, { HTTPS: '1', HOST: '0.0.0.0' })
}

/** Value of an environment variable, or its default. @param {keyof typeof DEFAULTS} name */
function setting(name) {
  return process.env[name] || DEFAULTS[name]
}
