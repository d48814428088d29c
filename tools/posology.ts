// Reads instructions in shorthand from standard input. Writes how each was understood, one JSON object a line.
import { createInterface } from 'node:readline'
import { summaryOf } from '#contract/posology/summary.ts'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(summaryOf(line))}\n`)
