import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Where the connection of a transaction breaks: before its COMMIT arrives, or before the client learns of it. */
export type Cut = 'before-commit' | 'after-commit'

/** A proxy before PostgreSQL that breaks connections, as the kill of a process or of a network does. */
export interface CuttingProxy {
  /** Connection string through the proxy. */
  url: string
  /** Breaks the next transaction that commits; null: none. */
  cut: Cut | null
  /** Number of connections that were broken. */
  broken(): number
  close(): Promise<void>
}

/** COMMIT as a simple query of the protocol, and the tag with which the server answers it. */
const COMMIT = Buffer.from('COMMIT\0')

export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  let broken = 0
  const proxy: CuttingProxy = {
    url: '',
    cut: null,
    broken: () => broken,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const breakOff = (): void => {
      broken += 1
      proxy.cut = null
      client.destroy()
      database.destroy()
    }
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (sent) => {
      if (proxy.cut === 'before-commit' && sent.includes(COMMIT)) breakOff()
      else database.write(sent)
    })
    database.on('data', (answered) => {
      if (proxy.cut === 'after-commit' && answered.includes(COMMIT)) breakOff()
      else client.write(answered)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  proxy.url = url.href
  return proxy
}
