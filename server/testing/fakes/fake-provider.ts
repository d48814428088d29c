import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Function by which a fake provider answers one request. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => unknown

export interface HeardRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** An HTTP server for tests that stands for a foreign host. */
export interface FakeProvider {
  origin: string
  /** The server's `host:port`, as an operator names it in `OUTBOUND_ALLOWED`. */
  host: string
  /** Requests that the server got since the last call of `answer`. */
  heard: HeardRequest[]
  /** Sets the answer to the following requests, and clears the list of earlier requests. */
  answer(answering: Answering): void
  close(): Promise<void>
}

/** Starts a fake provider, which answers with status 404 until `answer` sets another answer. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let answering: Answering = withText(404, '')
  const heard: HeardRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      answering(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    heard,
    answer(next) {
      answering = next
      heard.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answer of a fake provider with a status and a body. */
export const withText =
  (status: number, text: string | Buffer, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    response.writeHead(status, headers).end(text)

export const withJson = (value: unknown): Answering =>
  withText(200, JSON.stringify(value), { 'content-type': 'application/json' })

export const withRedirect = (location: string, status = 302): Answering => withText(status, '', { location })

/** Answer of a fake provider that never comes, although the request was taken. */
export const hangs: Answering = () => undefined

/** Answer of a fake provider that sends a byte now and then, and never ends. */
export const drips: Answering = (_, response) => {
  const drop = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drop))
}

/** Answer of a fake provider that begins and then cuts the connection. */
export const cutsOff: Answering = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"begun":', () => response.destroy())
}

/**
 * Answer of a fake provider that consists of the given number of megabytes of spaces, sent as long as the client takes
 * them.
 */
export const floods =
  (megabytes: number): Answering =>
  (_, response) => {
    const block = Buffer.alloc(1024 * 1024, ' ')
    let left = megabytes
    const more = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(block)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  }
