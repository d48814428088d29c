import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { capConnections } from './cap-connections.ts'

test('an address with too many connections gets no further one until it closes another', async () => {
  const app = Fastify()
  capConnections(app, 2)
  app.get('/', async () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  /**
   * Opens a connection and requests the page. Resolves with the status line, or with '' if the server closes the connection.
   */
  const ask = (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const line = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
      socket.once('error', () => resolve(''))
      socket.once('close', () => resolve(''))
    })
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    return { socket, line }
  }
  const closed = (socket: Socket) => {
    const over = new Promise((resolve) => socket.once('close', resolve))
    socket.end()
    return over
  }
  const [first, second] = [ask(), ask()]
  expect([await first.line, await second.line]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  expect(await ask().line).toBe('')
  // The limit counts the connections of each address separately, so another address can still connect.
  const other = ask('127.0.0.2')
  expect(await other.line).toBe('HTTP/1.1 200 OK')
  await closed(first.socket)
  const again = ask()
  await expect.poll(async () => (await again.line) || (await ask().line)).toBe('HTTP/1.1 200 OK')
  for (const { socket } of [second, other, again]) socket.destroy()
  await app.close()
})
