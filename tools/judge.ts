// Drafts as JSON on standard input, as the issuing call takes them, to one JSON object a line: what the judge says of each
// for the demo's doctor in the demo's place. A line that is no draft is answered, too: its faults say so.
import { createInterface } from 'node:readline'
import { judgedLine } from './judged-line.ts'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(judgedLine(line))}\n`)
