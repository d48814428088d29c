import type { CatalogueWords, DrugShelf, Presentation } from '#contract/medications/drug-catalogue.ts'
import { type SearchEngine, drugSearchInSteps } from '#contract/drug-search/search.ts'
import { createShelfSearch } from '#contract/drug-search/shelf-search.ts'
import type { DrugSearch as Answer } from '#contract/medications/medications.ts'
import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { normalize } from '#contract/values/normalize.ts'
import { api } from '../../../lib/calls/api.ts'
import { drugCatalogueCalls } from '../../../lib/calls/endpoints.ts'
import { inPauses } from '../../../lib/in-pauses.ts'
import { judgedCatalogueInSteps } from '../judging/judged-catalogue.ts'

/** The catalogue that the page holds, with the doctor's own medications and out-of-stock marks. */
export interface PageCatalogue {
  search: (query: string) => Answer
  /** The catalogue in the form that the legal check uses. */
  judged: JudgedCatalogue
}

/**
 * Downloads the catalogue part by part, and builds its search index and what the legal check recognises.
 * @returns a function that adds a doctor's own medications, prices and out-of-stock marks (the shelf) to the catalogue; the same
 * shelf gives the same object
 * @throws ApiError when the catalogue cannot be fetched
 */
export async function openPageCatalogue(
  of: DrugShelf['catalogue'],
): Promise<(shelf: DrugShelf) => PageCatalogue> {
  const { words, products } = await fetchCatalogue(of)
  const { ingredients } = words
  const search = await inPauses(drugSearchInSteps({ ...wordSets(words), products }))
  const beginnings = new Map<string, ReturnType<typeof search.search>>()
  void inPauses(searchBeginnings(search, ingredients, beginnings))
  const quick: typeof search = {
    search: (query, options) => {
      const known = beginnings.get(normalize(query))
      return known ? { ...known, query } : search.search(query, options)
    },
  }
  const judgedWith = await inPauses(judgedCatalogueInSteps({ ...words, products }))
  const made = new WeakMap<DrugShelf, PageCatalogue>()
  return (shelf) => {
    const one = made.get(shelf) ?? {
      search: createShelfSearch(quick, ingredients, shelf),
      judged: judgedWith(shelf.own),
    }
    made.set(shelf, one)
    return one
  }
}

const wordSets = (words: CatalogueWords) => ({
  ...words,
  salts: new Set(words.salts),
  describing: new Set(words.describing),
  devices: new Set(words.devices),
  shortNames: new Map(words.shortNames.map(({ short, ingredients }) => [short, ingredients.join('|')])),
})

async function fetchCatalogue({
  version,
  parts,
}: DrugShelf['catalogue']): Promise<{ words: CatalogueWords; products: Presentation[] }> {
  const words = await api(drugCatalogueCalls.words, { params: { version } })
  const products: Presentation[] = []
  for (let part = 1; part <= parts; part += 1) {
    const { results } = await api(drugCatalogueCalls.part, { params: { version, part: String(part) } })
    products.push(...results)
  }
  return { words, products }
}

/**
 * Length of the searches that are answered in advance. Two letters match most of the catalogue and take
 * longest, and there are few of them.
 */
const BEGINNING = 2

function* searchBeginnings(
  { search }: SearchEngine<Presentation>,
  ingredients: CatalogueWords['ingredients'],
  answers: Map<string, ReturnType<typeof search>>,
): Generator<undefined, void, undefined> {
  const names = ingredients.flatMap(({ name, synonyms }) => [name, ...synonyms])
  for (const start of new Set(names.map((name) => normalize(name).slice(0, BEGINNING)))) {
    answers.set(start, search(start))
    yield
  }
}
