// `npm run review:import -- review.csv`: adds the signatures of a reviewed workbook to knowledge/safety/reviews.csv. Earlier
// signatures stay, unless the workbook signs the same rule again or asks for its correction.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { Faults } from '#knowledge/csv.ts'
import { readRuleTables } from '#knowledge/safety/load.ts'
import { readReviews, REVIEWS } from '#knowledge/safety/reviews.ts'
import { readFactTables } from '#knowledge/safety/signable-facts.ts'
import { projectRoot } from '#server/root.ts'
import { readWorkbook } from './workbook.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Name the signed workbook: npm run review:import -- review.csv\n')
  process.exit(2)
}
const root = projectRoot()
const catalogue = loadCatalogue(root)
const { signed, rejected, refused } = readWorkbook(readFileSync(file, 'utf8'), {
  ...readRuleTables(root, catalogue),
  ...readFactTables(root, catalogue),
})
const faults = new Faults()
const before = readReviews(root, faults)
faults.throwIfAny()
const all = new Map([...before, ...signed].map((row) => [`${row.table} ${row.rule}`, row]))
for (const name of rejected) all.delete(name)
const lines = [...all.values()].map((row) =>
  [row.table, row.rule, row.fingerprint, `"${row.reviewed_by.replaceAll('"', '""')}"`, row.reviewed_on].join(
    ',',
  ),
)
writeFileSync(
  path.join(root, REVIEWS),
  `${['table,rule,fingerprint,reviewed_by,reviewed_on', ...lines].join('\n')}\n`,
)
process.stdout.write(`${signed.length} rules signed; ${refused.length} rows sign nothing.\n`)
for (const one of refused) process.stdout.write(`  ${one}\n`)
