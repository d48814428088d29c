import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { joinSockets } from '#server/testing/survival/join-sockets.ts'

export interface Relay {
  url: string
  /** Ends all connections and refuses new ones, as if the server had stopped. */
  cut(): Promise<void>
  /** Accepts connections at the same address again, after `cut`. */
  restore(): Promise<void>
  /** Accepts connections but passes nothing on, as if the server hung. */
  hold(): void
  /** Passes on the data that was held back, and all data that follows. */
  release(): void
}

/**
 * Opens a relay to a running product that can be cut, so that browsers whose network cannot be emulated lose their connection.
 */
export async function relayTo(product: string): Promise<Relay> {
  const { port: target } = new URL(product)
  const open = new Set<Socket>()
  let isHeld = false
  const server = createServer((near) => {
    const far = connect(Number(target), '127.0.0.1')
    joinSockets(near, far, open)
    near.pipe(far).pipe(near)
    if (!isHeld) return
    near.pause()
    far.pause()
  })
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
    restore: () => listen(port),
    hold() {
      isHeld = true
      for (const socket of open) socket.pause()
    },
    release() {
      isHeld = false
      for (const socket of open) socket.resume()
    },
  }
}
