// Reads `ingredient,ingredient` lines from standard input. Writes the result of the safety rules for each pair, one JSON object
// a line.
import { createInterface } from 'node:readline'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { projectRoot } from '#server/root.ts'
import { createContentsReader } from '#server/safety/read-contents.ts'
import { createPairVerdict } from './safety-pair.ts'

const root = projectRoot()
const catalogue = loadCatalogue(root)
const rules = loadSafety(root, catalogue)
const verdict = createPairVerdict(rules, createContentsReader(catalogue, rules), catalogue.products)

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(verdict(line))}\n`)
}
