import type { CatalogueWords, DrugShelf, Presentation } from '#contract/drug-catalogue.ts'
import { type DrugSearch, drugSearchInSteps } from '#contract/drug-search/search.ts'
import { createShelfSearch } from '#contract/drug-search/shelf-search.ts'
import type { DrugSearch as Answer } from '#contract/medications.ts'
import { normalize } from '#contract/values/normalize.ts'
import { api } from '../../../../lib/api.ts'
import { drugCatalogue } from '../../../../lib/endpoints.ts'

interface PageCatalogue {
  search: DrugSearch<Presentation>
  ingredients: CatalogueWords['ingredients']
}

let opened: { version: string; catalogue: Promise<PageCatalogue> } | undefined

/** The search on the page, for one doctor. Throws ApiError when the catalogue can't be had. */
export async function openPageSearch(shelf: DrugShelf): Promise<(query: string) => Answer> {
  const { version } = shelf.catalogue
  if (opened?.version !== version) {
    opened = { version, catalogue: openCatalogue(shelf.catalogue) }
    opened.catalogue.catch(() => (opened = undefined))
  }
  const { search, ingredients } = await opened.catalogue
  return createShelfSearch(search, ingredients, shelf)
}

async function openCatalogue({ version, parts }: DrugShelf['catalogue']): Promise<PageCatalogue> {
  const words = await api(drugCatalogue.words, { params: { version } })
  const products: Presentation[] = []
  for (let part = 1; part <= parts; part += 1) {
    const { results } = await api(drugCatalogue.part, { params: { version, part: String(part) } })
    products.push(...results)
  }
  const { ingredients } = words
  const search = await inPauses(drugSearchInSteps({ ...words, salts: new Set(words.salts), products }))
  const beginnings = new Map<string, ReturnType<typeof search.search>>()
  void inPauses(searchBeginnings(search, ingredients, beginnings))
  return {
    ingredients,
    search: {
      search: (query, options) => {
        const known = beginnings.get(normalize(query))
        return known ? { ...known, query } : search.search(query, options)
      },
    },
  }
}

/** Two letters are answered from most of the catalogue, and most slowly; there are few of them. */
const BEGINNING = 2

function* searchBeginnings(
  { search }: DrugSearch<Presentation>,
  ingredients: CatalogueWords['ingredients'],
  answers: Map<string, ReturnType<typeof search>>,
): Generator<undefined, void, undefined> {
  const names = ingredients.flatMap(({ name, synonyms }) => [name, ...synonyms])
  for (const start of new Set(names.map((name) => normalize(name).slice(0, BEGINNING)))) {
    answers.set(start, search(start))
    yield
  }
}

/** Long enough to get on, short enough not to be felt at a key, ms. */
const SLICE = 6

/** Works step by step, and lets whoever types go first. */
async function inPauses<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
