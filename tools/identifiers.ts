// `kind,value` lines on standard input to one JSON object a line: what the product thinks of each value.
import { createInterface } from 'node:readline'
import { judge } from './identifier-verdict.ts'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(judge(line))}\n`)
}
