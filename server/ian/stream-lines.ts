import { Readable } from 'node:stream'
import { IanLine } from '#contract/ian/ian.ts'

/** One line of an answer as a server-sent event. Each line is checked against the contract before it leaves. */
const written = (line: IanLine): string => `event: line\ndata: ${JSON.stringify(IanLine.parse(line))}\n\n`

/**
 * Sends the lines of an answer as they come. When the reader goes away, `leave` is called and nothing is read further.
 * @param failed makes the last line where the answer breaks
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
    // `Readable.from` would wait for the line that is being made before it closes, and so for the model.
    destroy(error, closed) {
      leave()
      iterator.return(undefined).catch(failed)
      closed(error)
    },
  })
}
