import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { joinSockets } from './join-sockets.ts'

/** COMMIT as a simple query of PostgreSQL's protocol, and the tag with which the server answers the COMMIT. */
export const COMMIT = Buffer.from('COMMIT\0')

export interface DatabaseProxy {
  /** Connection string that leads through the proxy. */
  url: string
  close(): Promise<void>
}

/**
 * Starts a proxy before PostgreSQL.
 * @param passOn function that gets the two sockets of each connection, and passes on what each receives. Where one
 * socket ends, both end.
 */
export async function startDatabaseProxy(
  databaseUrl: string,
  passOn: (client: Socket, database: Socket) => void,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    joinSockets(client, database, open)
    passOn(client, database)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
