import { inspect } from 'node:util'
import { say } from './project.mjs'

/**
 * Runs `work` once when the process is asked to end, and then ends it.
 * @param {() => Promise<void>} work
 */
export function onStop(work) {
  let stopping = false
  const stop = async () => {
    // Ctrl+C arrives twice: from the terminal and passed on by npm.
    if (stopping) return
    stopping = true
    try {
      await work()
      process.exit(0)
    } catch (error) {
      say(`stopping failed: ${inspect(error)}`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  stopWithParent(stop)
}

/**
 * Stops when the parent of this process changes: npm's shell does not pass SIGTERM on, nor does a killed Node
 * that handed the command over, but both then end.
 * @param {() => Promise<void>} stop
 */
function stopWithParent(stop) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event && process.env.HANDED_OVER_BY !== String(parent)) return
  setInterval(() => {
    if (process.ppid !== parent) void stop()
  }, 500).unref()
}
