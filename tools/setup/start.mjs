// npm start: everything from a clean clone to the address. The same file serves under systemd or in a container.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { prepare } from './install.mjs'
import { withLock } from './lock.mjs'
import { waitForPort } from './port.mjs'
import { root, say } from './project.mjs'
import { onStop } from './stop-signals.mjs'

/** Like those of server/config.ts, which is bundled and cannot be asked before it is built. */
const DEFAULTS = { PORT: '8080', HOST: '127.0.0.1', DATA_DIR: '.data' }

const begun = Date.now()
// Paths in .env and DATA_DIR mean the same from wherever this is called.
process.chdir(root)
await prepare()
if (existsSync('.env')) process.loadEnvFile('.env')
buildApart()
/** @type {{ database?: import('./postgres.mjs').Running | null, app?: { close(): Promise<void> } }} */
const running = {}
onStop(async () => {
  await running.app?.close().catch((error) => say(`the application did not close in order: ${error.message}`))
  await running.database?.stop()
})
try {
  // Of two first starts at once one makes cluster, key and demo, and the other finds them.
  await withLock(path.resolve(setting('DATA_DIR'), 'start.lock'), serve)
  say(`ready ${((Date.now() - begun) / 1000).toFixed(1)} s after the command`)
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  // Connections of the half that did start are still open.
  await running.database?.stop({ force: true })
  process.exit(1)
}

async function serve() {
  running.database = await databaseOfOurOwn()
  // An earlier server may need a moment to give the address back.
  await waitForPort(Number(setting('PORT')), setting('HOST'))
  const { main } = await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href)
  running.app = await main()
}

/** In a process of its own: the bundler's memory goes with it and is not the server's for ever. */
function buildApart() {
  const { status } = spawnSync(process.execPath, [path.join(root, 'tools/setup/build.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** The embedded PostgreSQL, unless DATABASE_URL names another. */
async function databaseOfOurOwn() {
  if (process.env.DATABASE_URL) return null
  const { startPostgres } = await import('./postgres.mjs')
  const postgres = await startPostgres({ dir: path.resolve(setting('DATA_DIR')), log: say })
  process.env.DATABASE_URL = postgres.url
  process.env.EMBEDDED_DATABASE = '1'
  return postgres
}

/** @param {keyof typeof DEFAULTS} name */
function setting(name) {
  return process.env[name] || DEFAULTS[name]
}
