// Instructions in shorthand on standard input to one JSON object a line: how each was understood.
import { createInterface } from 'node:readline'
import { summaryOf } from '#contract/posology/summary.ts'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(summaryOf(line))}\n`)
