// The server as a process of its own, which start.mjs starts, watches and starts again.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { root, say } from './project.mjs'
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
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
}
