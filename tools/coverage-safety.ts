// `npm run coverage:safety`: how many ingredients of the catalogue each safety check covers, and which share of the questions a
// rule or a reviewed row answers. Given a folder, it also counts which pairs of a public table of interactions the rules find,
// by level. The folder holds, at any depth, the table (molecule_pairs.csv.gz: molecule1, molecule2, level 1 to 4) and a
// crosswalk of its names (CSV with the columns es_name and ansm_fr_name). The crosswalk may lie elsewhere: a second argument
// names it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { Faults } from '#knowledge/csv.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { readOutpatientUse } from '#knowledge/safety/use/read-use.ts'
import { projectRoot } from '#server/root.ts'
import { answerShares, sharesLine } from './answer-shares.ts'
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

const faults = new Faults()
const use = readOutpatientUse(root, catalogue.sources, faults)
faults.throwIfAny()
print('')
print(`Answers by question; of ${names.length} ingredients, and of ${use.size} weighted by outpatient use:`)
for (const { question, of, weighted } of answerShares(knowledge, names, use))
  print(`${question.padEnd(18)} ${sharesLine(of)}   weighted ${sharesLine(weighted)}`)

const [folder, named] = process.argv.slice(2)
if (folder !== undefined) measurePairs(folder, named)

function measurePairs(within: string, crosswalk = fileIn(within, 'crosswalk', /crosswalk.*\.csv$/)): void {
  const table = fileIn(within, 'table of pairs', /^molecule_pairs\.csv\.gz$/)
  const names = readCrosswalk(readFileSync(crosswalk, 'utf8'), knowledge)
  const pairs = readPairs(gunzipSync(readFileSync(table)).toString('utf8'), names)
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

function fileIn(within: string, what: string, name: RegExp): string {
  const files = existsSync(within) ? readdirSync(within, { recursive: true, encoding: 'utf8' }) : []
  const found = files.find((file) => name.test(path.basename(file)))
  if (found === undefined) {
    process.stderr.write(`No ${what} (${name.source}) in ${within}; nothing was measured against it.\n`)
    process.exit(2)
  }
  return path.join(within, found)
}
