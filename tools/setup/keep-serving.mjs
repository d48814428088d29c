import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, say } from './project.mjs'

/**
 * Wait before the server is restarted, in milliseconds. After a failed start the wait doubles, up to a limit. After a
 * successful start it is short again.
 */
const FIRST_WAIT = 250
const LONGEST_WAIT = 30_000
/** Milliseconds after which a server that was asked to stop, but has not, is killed. */
const PATIENCE = 20_000

/** Flags of the Node that runs the server. The server calls `gc` to release the memory that its start has used (serve.mjs). */
export const SERVER_FLAGS = ['--expose-gc']

/** Error for a server that ended before it answered a request. */
export class EndedAtStart extends Error {}

/**
 * @typedef {object} Serving
 * @property {Promise<void>} ready Resolves when the server answers. Rejected when its first start fails, because a
 *   second start would fail too. Stays pending if the server is stopped before it answers.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server in a process of its own, and starts it again whenever it ends without having been asked to.
 * @param {string} [program] another program in place of the server, for tests
 * @returns {Serving}
 */
export function keepServing(program = path.join(root, 'tools/setup/serve.mjs')) {
  let stopping = false
  let wait = FIRST_WAIT
  let server = begin(program)
  const ready = server.ready.then(
    () => void watch(),
    (error) => {
      if (!stopping) throw error
      return new Promise(() => {})
    },
  )
  return {
    ready,
    async stop() {
      stopping = true
      server.child.kill('SIGTERM')
      const late = setTimeout(() => server.child.kill('SIGKILL'), PATIENCE)
      await server.ended
      clearTimeout(late)
    },
  }

  async function watch() {
    for (;;) {
      const how = await server.ended
      if (stopping) return
      say(`the server ended (${how}): starting it again in ${wait} ms`)
      await pause(wait)
      wait = Math.min(2 * wait, LONGEST_WAIT)
      if (stopping) return
      server = begin(program)
      server.ready.then(
        () => {
          wait = FIRST_WAIT
          say('the server is back')
        },
        () => {},
      )
    }
  }
}

/** Starts the server in a child process. @param {string} program */
function begin(program) {
  const child = fork(program, {
    stdio: 'inherit',
    execArgv: [...process.execArgv, ...SERVER_FLAGS],
    // The server ends when the process with this id ends.
    env: { ...process.env, HANDED_OVER_BY: String(process.pid) },
  })
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    void ended.then((how) => reject(new EndedAtStart(`the server did not start: ${how}`)))
  })
  return { child, ended, ready }
}
