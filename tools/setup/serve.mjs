// The server as a process of its own, which start.mjs starts, watches and starts again.
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
  // The catalogue that was read, and the demo that was made, leave 130 to 170 MB behind. V8 frees them only for a process that
  // does nothing at all, and the workers look for mails every second. This way of collecting also gives the pages back.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
} catch (error) {
  say(describe(error))
  process.exit(1)
}
