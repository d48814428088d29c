import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Maximum number of connections that one address may have open: a browser has six, and a clinic shares one address.
 */
const CONNECTIONS_AT_MOST = 256

/**
 * Closes new connections of an address that has too many open, so that one client cannot take all of the process's
 * files. A server behind a proxy must not use this limit, because all clients share the proxy's address; the proxy
 * has to limit them.
 */
export function capConnections(app: FastifyInstance, most = CONNECTIONS_AT_MOST): void {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
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
