import type { Socket } from 'node:net'

/**
 * Lets the two connections of a proxy end together: where one fails or closes, the other is destroyed.
 * @param open set to which both sockets belong while they are open, so that the proxy can end them all
 */
export function joinSockets(near: Socket, far: Socket, open: Set<Socket>): void {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      open.delete(socket)
      other.destroy()
    })
  }
}
