import http from 'node:http'
import https from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { selfSigned, type Certificate } from '../tls/self-signed.ts'
import { closeUnused } from './close-unused.ts'

async function startServer(whileClosing: () => Promise<void> = async () => undefined, tls?: Certificate) {
  const app = Fastify({ forceCloseConnections: 'idle', ...(tls ? { https: tls } : {}) })
  closeUnused(app)
  app.addHook('preClose', whileClosing)
  let arrived = (): void => undefined
  const isAsked = new Promise<void>((resolve) => (arrived = resolve))
  let answer = (): void => undefined
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  app.get('/', async () => {
    arrived()
    await mayAnswer
    return 'answered'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port, isAsked, answer: () => answer() }
}

/** Opens a connection, and resolves when the server has accepted it. */
async function connected({ app, port }: Awaited<ReturnType<typeof startServer>>): Promise<Socket> {
  const accepted = new Promise((resolve) => app.server.once('connection', resolve))
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await accepted
  return socket
}

test('a closing server does not wait for a connection that never sent anything', async () => {
  const server = await startServer()
  const socket = await connected(server)
  const isOver = new Promise((resolve) => socket.once('close', resolve))
  await server.app.close()
  await isOver
})

test.each(['http', 'https'])(
  'a request over %s that has begun is answered before the server is closed',
  async (scheme) => {
    const tls = scheme === 'https' ? await selfSigned(['localhost'], new Date()) : undefined
    const server = await startServer(undefined, tls)
    const { get } = tls ? https : http
    const answered = new Promise<string>((resolve, reject) => {
      get({ port: server.port, host: 'localhost', family: 4, agent: false, ca: tls?.cert }, (response) => {
        text(response).then(resolve, reject)
      }).once('error', reject)
    })
    await server.isAsked
    const closed = server.app.close()
    server.answer()
    expect(await answered).toBe('answered')
    await closed
  },
)

test('a connection that arrives while the server closes is ended', async () => {
  let isOver: Promise<unknown> | undefined
  const server: Awaited<ReturnType<typeof startServer>> = await startServer(async () => {
    const late = await connected(server)
    isOver = new Promise((resolve) => late.once('close', resolve))
  })
  await server.app.close()
  await isOver
  expect(isOver).toBeDefined()
})
