import type { Socket } from 'node:net'
import tls from 'node:tls'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a closing server end connections at once that never sent anything. Browsers and proxies open connections
 * ahead. Node counts those as busy, and would wait up to a minute for their first request. Connections whose answer
 * has left are closed by Fastify, the others when their answer leaves.
 */
export function closeUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  // Requests of an encrypted connection name its decrypted socket, which exists after the handshake.
  const opened = app.server instanceof tls.Server ? 'secureConnection' : 'connection'
  app.server.on(opened, (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
    // The port still accepts connections for a moment after closing has begun.
    if (isClosing) socket.destroy()
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
  })
}
