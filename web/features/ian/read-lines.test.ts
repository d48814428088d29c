import { expect, test } from 'vitest'
import type { IanLine } from '#contract/ian/ian.ts'
import { linesIn, paragraphsOf } from './read-lines.ts'

const encoder = new TextEncoder()
async function* inParts(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = encoder.encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}
const read = async (text: string, size: number): Promise<IanLine[]> => {
  const lines: IanLine[] = []
  for await (const line of linesIn(inParts(text, size))) lines.push(line)
  return lines
}

test('lines are read whole, wherever the network cuts the stream', async () => {
  const event = (line: object): string => `event: line\ndata: ${JSON.stringify(line)}\n\n`
  const stream = `: \n\n${event({ kind: 'did', text: 'Busqué «Lucía».' })}${event({ kind: 'text', text: 'Hay una.' })}`
  for (const size of [1, 3, 7, 1000])
    expect(await read(stream, size)).toEqual([
      { kind: 'did', text: 'Busqué «Lucía».' },
      { kind: 'text', text: 'Hay una.' },
    ])
})

test('an event that was cut off is left out', async () => {
  expect(await read('event: line\ndata: {"kind":"text","te', 5)).toEqual([])
})

test('a paragraph grows by the lines that continue it', () => {
  const lines: IanLine[] = [
    { kind: 'text', text: 'Hay ' },
    { kind: 'text', text: 'dos.', more: true },
    { kind: 'text', text: 'Otra.' },
  ]
  expect(paragraphsOf(lines)).toEqual(['Hay dos.', 'Otra.'])
})
