import type { Socket } from 'node:net'
import tls from 'node:tls'
import type { FastifyInstance } from 'fastify'

/**
 * Makes a closing server end unused connections at once. Browsers and proxies open connections in advance. Node counts these as
 * busy, and would wait up to a minute for their first request. Fastify closes all other connections as soon as their answer is
 * sent.
 */
export function closeUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  // On an encrypted connection, a request belongs to the decrypted socket, which exists only after the handshake.
  const opened = app.server instanceof tls.Server ? 'secureConnection' : 'connection'
  app.server.on(opened, (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
    // The server still accepts connections for a moment after closing has begun.
    if (isClosing) socket.destroy()
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
  })
}
