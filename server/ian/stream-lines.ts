import { Readable } from 'node:stream'
import { IanLine } from '#contract/ian/ian.ts'

/** Formats one line of an answer as a server-sent event. Each line is validated against the contract before it is sent. */
const written = (line: IanLine): string => `event: line\ndata: ${JSON.stringify(IanLine.parse(line))}\n\n`

/**
 * Sends the lines of an answer as they come. When the reader closes the page, `leave` is called, and no further line is read.
 * @param failed makes the last lines of an answer that broke off
 */
export function streamLines(
  lines: AsyncIterable<IanLine>,
  { leave, failed }: { leave: () => void; failed: (error: unknown) => IanLine[] },
): Readable {
  const events = async function* (): AsyncGenerator<string> {
    try {
      for await (const line of lines) yield written(line)
    } catch (error) {
      for (const line of failed(error)) yield written(line)
    }
  }
  const iterator = events()
  return new Readable({
    encoding: 'utf8',
    read() {
      iterator.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : undefined),
      )
    },
    // `Readable.from` is not used, because closing it would wait for the line that is being made, and so for the language
    // model.
    destroy(error, closed) {
      leave()
      iterator.return(undefined).catch(failed)
      closed(error)
    },
  })
}
