import { say } from './project.mjs'
import { describe } from './sentences.mjs'

/**
 * Runs `work` once when the process is asked to end, and then ends the process.
 * @param {() => Promise<void>} work
 * @returns {{ readonly begun: boolean }} Whether the process is ending.
 */
export function onStop(work) {
  const stopping = { begun: false }
  const stop = async () => {
    // The signal of Ctrl+C arrives twice: from the terminal, and passed on by npm.
    if (stopping.begun) return
    stopping.begun = true
    try {
      await work()
      process.exit(0)
    } catch (error) {
      say(`stopping failed: ${describe(error)}`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  stopWithParent(stop)
  return stopping
}

/**
 * Stops when the parent of this process changes. Neither npm's shell nor a killed Node that handed the command over passes
 * SIGTERM on, but both end.
 * @param {() => Promise<void>} stop
 */
function stopWithParent(stop) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event && process.env.HANDED_OVER_BY !== String(parent)) return
  setInterval(() => {
    if (process.ppid !== parent) void stop()
  }, 500).unref()
}
