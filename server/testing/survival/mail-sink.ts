import { SMTPServer } from 'smtp-server'

/** A slow mail relay for tests that records the Message-ID and the recipient of every mail that it took. */
export interface MailSink {
  url: string
  taken: string[]
  recipients: string[]
  close(): Promise<void>
}

/**
 * Opens a mail relay for tests.
 * @param delayMs milliseconds between a mail's end and its acceptance, in which a crash leaves the result unknown
 */
export async function openMailSink(delayMs: number): Promise<MailSink> {
  const taken: string[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      let head = ''
      stream.on('data', (part: Buffer) => {
        if (head.length < 16_384) head += part.toString('latin1')
      })
      stream.on('end', () => {
        taken.push(/^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? 'none')
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
        setTimeout(() => done(), delayMs)
      })
    },
  })
  // A killed client breaks its connection. The error must not end the relay.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    recipients,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
