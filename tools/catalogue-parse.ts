// Reads product texts of price lists from standard input. Writes what was recognised in each, one JSON object a line.
import { createInterface } from 'node:readline'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createProductTextParser } from '#server/medications/parse/parse-product-text.ts'
import { projectRoot } from '#server/root.ts'

const parse = createProductTextParser(loadCatalogue(projectRoot()))
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(parse(line))}\n`)
