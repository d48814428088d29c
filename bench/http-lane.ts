import { connect, type Socket } from 'node:net'

/**
 * A kept-alive HTTP connection that sends one request at a time. The client only looks for the end of a response, so that the
 * measurement contains little of the client's own time. Every response must have a Content-Length.
 */
export class HttpLane {
  readonly #socket: Socket
  #answer: Buffer = Buffer.alloc(0)
  #settle: { resolve: (status: number) => void; reject: (reason: Error) => void } | undefined

  constructor(origin: string) {
    const { hostname, port } = new URL(origin)
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('data', (chunk) => this.#read(chunk))
    this.#socket.on('error', (error) => this.#settle?.reject(error))
    this.#socket.on('close', () => this.#settle?.reject(new Error('the server hung up')))
  }

  /** Sends a request. @returns the status of the response, once all of it has arrived */
  post(path: string, headers: Record<string, string>, body: string): Promise<number> {
    const head = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers })
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    })
  }

  #read(chunk: Buffer): void {
    this.#answer = this.#answer.length === 0 ? chunk : Buffer.concat([this.#answer, chunk])
    const end = this.#answer.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#answer.toString('latin1', 0, end)
    const length = /content-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) return this.#settle?.reject(new Error(`no length: ${head}`))
    if (this.#answer.length < end + 4 + Number(length)) return
    this.#answer = Buffer.alloc(0)
    this.#settle?.resolve(Number(head.slice(9, 12)))
  }
}
