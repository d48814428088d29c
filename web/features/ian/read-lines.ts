import type { IanLine } from '#contract/ian/ian.ts'

/** Reads the lines of an answer from its stream of server-sent events, each as soon as it is whole. */
export async function* linesIn(parts: AsyncIterable<Uint8Array>): AsyncGenerator<IanLine> {
  const decoder = new TextDecoder()
  let unread = ''
  for await (const part of parts) {
    const blocks = (unread + decoder.decode(part, { stream: true })).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      // The server checked the line against the contract before it sent it.
      if (data !== undefined) yield JSON.parse(data) as IanLine
    }
  }
}

/** Paragraphs of an answer: a line that continues the one before is joined to it. */
export const paragraphsOf = (lines: readonly IanLine[]): string[] => {
  const paragraphs: string[] = []
  for (const line of lines) {
    if (line.kind !== 'text') continue
    if (line.more && paragraphs.length > 0) paragraphs[paragraphs.length - 1] += line.text
    else paragraphs.push(line.text)
  }
  return paragraphs
}
