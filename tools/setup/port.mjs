import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SetupFailure } from './sentences.mjs'

const PATIENCE = 3000

/**
 * Range of ports that no system assigns to outgoing connections: Linux assigns ports from 32768 on, macOS and Windows from
 * 49152 on. Outside of this range another program could get the port between its choice and its use.
 */
const FIRST = 15_000
const LAST = 32_000
const ATTEMPTS = 50

/**
 * Waits until an address can be listened on. The start command does this before it starts the application, because an
 * application that fails to listen has already opened its database and mailbox.
 * @param {number} port
 * @param {string} host
 */
export async function waitForPort(port, host) {
  // The configuration of the server reports such an invalid port itself.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    const refusal = await tryToListen(port, host)
    if (refusal?.code !== 'EADDRINUSE') return
    if (Date.now() > end) throw new SetupFailure(`port ${port} of ${host} is in use: choose another by PORT`)
  }
}

/**
 * Finds a free port.
 * @returns {Promise<number>} a port of this machine on which nobody listens
 * @throws {Error} when none of many is free
 */
export async function freePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (!(await tryToListen(port, '127.0.0.1'))) return port
  }
  throw new Error('no port is free')
}

/**
 * Tries to listen on an address for a moment. The result is null, or the error.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
