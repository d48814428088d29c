// Reads queries from standard input. Writes the results of the drug search, one JSON object a line.
import { createInterface } from 'node:readline'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createDrugSearch } from '#contract/drug-search/search.ts'
import { projectRoot } from '#server/root.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === '') continue
  const { query, corrected, results } = search(line, { limit: 10 })
  const shown = results.map(({ product, presentation }) => ({
    generic: product.generic,
    presentation,
    class: product.fraction,
  }))
  process.stdout.write(`${JSON.stringify({ query, corrected, results: shown })}\n`)
}
