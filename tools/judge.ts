// Reads drafts as JSON from standard input, in the form of the issuing call's body. Writes the judgement of each, for the demo's
// doctor at the demo's workplace, one JSON object a line. A line that is no draft gets a result with its faults, too.
import { createInterface } from 'node:readline'
import { judgedLine } from './judged-line.ts'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(judgedLine(line))}\n`)
