import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that stores received mails as files, for development, tests and the demo. */
export interface Mailbox {
  /** SMTP address of the server: `smtp://127.0.0.1:<port>`. */
  url: string
  /** Stored mails, the newest first. The file of a mail is read only when its content is accessed. */
  list(): { id: string; readonly raw: Buffer }[]
  read(id: string): Buffer | undefined
  close(): Promise<void>
}

/**
 * Starts the mailbox. Some recipients reproduce failures: mail to `rechaza@…` is refused permanently, and mail to
 * `despues@…` is refused for now. For `corta@…` the connection breaks after the mail was taken.
 * @param listenOn a port, or 0 for any free one
 */
export async function openMailbox(folder: string, listenOn = 0): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true })
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 10 * 1024 * 1024,
    logger: false,
    onRcptTo(address, _session, done) {
      if (address.address.startsWith('rechaza@')) return done(smtpError(550))
      if (address.address.startsWith('despues@')) return done(smtpError(451))
      return done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken += 1
        const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${String(taken).padStart(4, '0')}.eml`
        const file = path.join(folder, name)
        const cut = session.envelope.rcptTo.some((to) => to.address.startsWith('corta@'))
        writeFile(`${file}.part`, Buffer.concat(parts))
          .then(() => rename(`${file}.part`, file))
          .then(() => (cut ? cutConnections(server) : done()), done)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(listenOn, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const isMail = (id: string): boolean => /^[\w-]+\.eml$/.test(id)
  return {
    url: `smtp://127.0.0.1:${port}`,
    list: () =>
      readdirSync(folder)
        .filter(isMail)
        .toSorted()
        .toReversed()
        .map((id) => ({
          id,
          get raw() {
            return readFileSync(path.join(folder, id))
          },
        })),
    read: (id) =>
      isMail(id) && readdirSync(folder).includes(id) ? readFileSync(path.join(folder, id)) : undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

/** Closes all SMTP connections without a reply, as a network failure does. */
function cutConnections(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy()
}

function smtpError(responseCode: number): Error & { responseCode: number } {
  return Object.assign(new Error('refused by a sentinel address'), { responseCode })
}
