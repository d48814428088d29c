import { expect } from 'vitest'
import { IanLine } from '#contract/ian/ian.ts'
import type { IanCard, IanContext } from '#contract/ian/ian.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'

export interface Answered {
  lines: IanLine[]
  texts: string[]
  did: string[]
  cards: IanCard[]
  outcome: string
  context: IanContext
}

/** Parses a stream of server-sent events into the lines of an answer. */
export const linesOfStream = (body: string): IanLine[] =>
  body
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => IanLine.parse(JSON.parse(event.replace(/^event: line\ndata: /, ''))))

/** Asks the AI assistant over HTTP, and reads the whole answer. */
export async function askIan(
  server: TestServer,
  headers: Record<string, string>,
  question: string,
  more: Record<string, unknown> = {},
): Promise<Answered> {
  const answer = await call(server, 'POST /api/v2/ian/', { headers, body: { question, ...more } })
  expect(answer.statusCode, answer.body).toBe(200)
  const lines = linesOfStream(answer.body)
  const end = lines.at(-1)
  if (end?.kind !== 'end') throw new Error('the answer has no end')
  return {
    lines,
    texts: lines.flatMap((line) => (line.kind === 'text' ? [line.text] : [])),
    did: lines.flatMap((line) => (line.kind === 'did' ? [line.text] : [])),
    cards: lines.flatMap((line) => (line.kind === 'card' ? [line.card] : [])),
    outcome: end.outcome,
    context: end.context,
  }
}
