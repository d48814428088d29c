// Reads `kind,value` lines (such as a CURP or an RFC) from standard input. Writes whether each value is valid, one JSON object
// a line.
import { createInterface } from 'node:readline'
import { judge } from './identifier-verdict.ts'

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(judge(line))}\n`)
}
