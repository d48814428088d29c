// Reads dosing instructions in shorthand from standard input. Writes what the parser recognised in each, one JSON object a line.
// A line may begin with the name of a medicine of the catalogue and one of its strengths.
import { createInterface } from 'node:readline'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import { isMedicineOf, withoutMedicine } from '#contract/posology/medicine-head.ts'
import { summaryOf } from '#contract/posology/summary.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'

const rows = loadCatalogue(projectRoot()).products.map((product) =>
  [product.generic, ...product.brands, presentationOf(product)].join(' '),
)
const products = rows.map(isMedicineOf)
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === '') continue
  const text = withoutMedicine(line, (words, strength) => products.some((is) => is(words, strength)))
  process.stdout.write(`${JSON.stringify({ ...summaryOf(text), input: line })}\n`)
}
