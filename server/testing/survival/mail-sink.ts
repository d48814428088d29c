import { SMTPServer } from 'smtp-server'

/** A relay that takes its time and remembers the Message-ID of all that it took. */
export interface MailSink {
  url: string
  taken: string[]
  close(): Promise<void>
}

/** @param delayMs between the end of a mail and its acceptance: the moment in which a crash leaves doubt */
export async function openMailSink(delayMs: number): Promise<MailSink> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let head = ''
      stream.on('data', (part: Buffer) => {
        if (head.length < 16_384) head += part.toString('latin1')
      })
      stream.on('end', () => {
        taken.push(/^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? 'none')
        setTimeout(() => done(), delayMs)
      })
    },
  })
  // A client that was killed takes its connection along.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
