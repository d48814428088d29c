import { OWN_MEDICATIONS_AT_MOST } from '#contract/medications/own-medications.ts'
import { type CatalogueData, loadCatalogue } from '#knowledge/catalogue/load.ts'
import { normalize } from '#contract/values/normalize.ts'
import { mergeOwn, searchOwn, shelve } from '#contract/drug-search/own-search.ts'
import { createDrugSearch, type SearchEngine } from '#contract/drug-search/search.ts'
import type { SearchedProduct } from '#contract/drug-search/searched.ts'
import { projectRoot } from '#server/root.ts'
import type { Figure } from './figure.ts'
import { finds, isSilentSubstitution, readLookAlikeQueries, readMisspellings } from './search-cases.ts'
import { enlarge } from './search-data.ts'

const PRESENTATIONS = 26_000
const LIMIT_MS = 10
const LIMIT_RECALL = 95
/** A misspelt query counts as corrected if the drug that is meant is among this many first results. */
const SHOWN = 5
/** Largest number of results that a search of the composer shows. */
const LIMIT_SHOWN = 12
const WARM_UP = 300
const PASSES = 3

/**
 * Measures the type-ahead drug search at the size of the whole market: its speed, corrections and silent
 * substitutions.
 */
export async function benchSearch(root: string = projectRoot()): Promise<Figure[]> {
  const catalogue = loadCatalogue(root)
  const { search } = createDrugSearch({ ...catalogue, products: enlarge(catalogue.products, PRESENTATIONS) })
  const misspellings = readMisspellings(root)
  const lookAlikes = readLookAlikeQueries(root)
  const keystrokes = misspellings.flatMap(({ typed, meant }) => [...prefixes(typed), ...prefixes(meant)])
  const p99 = percentile(timed(search, keystrokes), 0.99)
  const answers = misspellings.map((m) => ({ ...m, answer: search(m.typed, { limit: SHOWN }) }))
  const own = p99WithOwn(catalogue, search, keystrokes)
  const missed = answers.filter((m) => !finds(m.answer, m.meant))
  const recall = (100 * (misspellings.length - missed.length)) / misspellings.length
  const silent = [
    ...answers.filter((m) => isSilentSubstitution(m.answer, catalogue)),
    ...lookAlikes.filter((l) => isSilentSubstitution(search(l.typed), catalogue, l.never)),
  ].map((query) => query.typed)
  return [
    {
      figure: 'Drug search, p99 a keystroke',
      value: p99,
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: p99 < LIMIT_MS,
      note: `${PRESENTATIONS} presentations, ${keystrokes.length} prefixes`,
    },
    {
      figure: 'Drug search with own medications merged, p99 a keystroke',
      value: own,
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: own < LIMIT_MS,
      note: `${PRESENTATIONS} presentations and ${OWN_MEDICATIONS_AT_MOST} of the doctor's own`,
    },
    {
      figure: `Drug search, recall@${SHOWN}`,
      value: recall,
      unit: '%',
      limit: `>= ${LIMIT_RECALL}`,
      holds: recall >= LIMIT_RECALL,
      note: `${misspellings.length} misspellings; missed: ${missed.map((m) => m.typed).join(', ') || 'none'}`,
    },
    {
      figure: 'Drug search, silent substitutions',
      value: silent.length,
      unit: 'queries',
      limit: '= 0',
      holds: silent.length === 0,
      note: `${misspellings.length + lookAlikes.length} queries; silent: ${silent.join(', ') || 'none'}`,
    },
  ]
}

/**
 * 99th percentile of the time that a search takes with a full list of the doctor's own medications beside the catalogue, as the
 * endpoint answers it.
 */
function p99WithOwn(
  catalogue: CatalogueData,
  search: SearchEngine<SearchedProduct>['search'],
  queries: string[],
): number {
  const products = enlarge(catalogue.products, OWN_MEDICATIONS_AT_MOST).slice(0, OWN_MEDICATIONS_AT_MOST)
  const shelf = shelve(products, (name) => catalogue.names.get(normalize(name))?.synonyms ?? [])
  const merged = (query: string) => {
    const found = search(query, { limit: LIMIT_SHOWN })
    mergeOwn<SearchedProduct>(searchOwn(shelf, query, LIMIT_SHOWN), found, LIMIT_SHOWN)
    return found
  }
  return percentile(timed(merged, queries), 0.99)
}

const prefixes = (text: string): string[] => Array.from(text, (_, i) => text.slice(0, i + 1))

/** Milliseconds of each query: the median of three runs, because other programs use the machine too. */
function timed(search: SearchEngine<SearchedProduct>['search'], queries: string[]): number[] {
  for (const query of queries.slice(0, WARM_UP)) search(query)
  const once = (query: string): number => {
    const start = performance.now()
    search(query)
    return performance.now() - start
  }
  const passes = Array.from({ length: PASSES }, () => queries.map(once))
  return queries.map((_, i) =>
    percentile(
      passes.map((pass) => pass[i] ?? Infinity),
      0.5,
    ),
  )
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
}
