// `npm run coverage:safety`: how many ingredients of the catalogue each check covers. With the folder of a public table
// of pairs (molecule_pairs.csv.gz: molecule1, molecule2, level 1 to 4) and a crosswalk of its names (CSV with the columns
// es_name and ansm_fr_name) as arguments: how many of its pairs the rules find, by level.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { projectRoot } from '#server/root.ts'
import {
  coverageOf,
  missedContraindications,
  readCrosswalk,
  readPairs,
  recallOf,
} from './coverage-of-safety.ts'

const root = projectRoot()
const catalogue = loadCatalogue(root)
const knowledge = loadSafety(root, catalogue)
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const share = (n: number, of: number): string =>
  `${n} of ${of} (${of === 0 ? 0 : Math.round((1000 * n) / of) / 10} %)`

const names = catalogue.ingredients.map(({ name }) => name)
print(`Ingredients of the catalogue: ${names.length}. Rules ${knowledge.version}.`)
for (const { check, rules, covered } of coverageOf(knowledge, names))
  print(`${check.padEnd(14)} ${String(rules).padStart(4)} rules   ${share(covered, names.length)}`)

const [folder, crosswalk] = process.argv.slice(2)
if (folder !== undefined && crosswalk !== undefined) {
  const table = gunzipSync(readFileSync(path.join(folder, 'molecule_pairs.csv.gz'))).toString('utf8')
  const pairs = readPairs(table, readCrosswalk(readFileSync(crosswalk, 'utf8'), knowledge))
  const recall = recallOf(knowledge, pairs)
  print('')
  print(`Pairs of the table whose two names the rules know: ${pairs.length}.`)
  for (const { level, title, size, found, atLeast, stopping, none } of recall)
    print(
      `${level} ${title.padEnd(28)} found ${share(found, size)}; at least as serious ${share(atLeast, size)}; ` +
        `stops ${share(stopping, size)}; false "none" ${none}`,
    )
  const missed = missedContraindications(knowledge, pairs)
  print(`Contraindicated in the table, and no rule: ${missed.length}${missed.length > 0 ? ':' : '.'}`)
  for (const pair of missed.slice(0, 40)) print(`  ${pair}`)
}
