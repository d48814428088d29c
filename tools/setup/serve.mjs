// Runs the server in a process of its own, which start.mjs starts, watches and starts again.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say } from './project.mjs'
import { describe } from './sentences.mjs'
import { onStop } from './stop-signals.mjs'

/** @type {{ app?: { close(): Promise<void> } }} */
const running = {}
onStop(async () => {
  await running.app?.close().catch((error) => say(`the application did not close in order: ${error.message}`))
})
try {
  const { main } = await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href)
  running.app = await main()
  process.send?.('ready')
  // Reading the catalogue and making the demo leave 130 to 170 MB of unused memory. V8 would free it only in an idle process,
  // which the server never is, because its workers look for mails every second. A last-resort collection also returns the
  // memory to the system.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
} catch (error) {
  say(describe(error))
  process.exit(1)
}
