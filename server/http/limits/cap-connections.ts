import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network-of.ts'

/**
 * Maximum number of connections that one network address may have open. A browser opens six, and all people in a clinic share
 * one address.
 */
const CONNECTIONS_AT_MOST = 256

/**
 * Closes new connections of a network address that has too many open, so that one client cannot use up all file handles of the
 * process. A server behind a proxy must not use this limit, because all clients share the proxy's address; the proxy has to
 * limit connections instead.
 */
export function capConnections(app: FastifyInstance, most = CONNECTIONS_AT_MOST): void {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (count > most) socket.destroy()
  })
}
