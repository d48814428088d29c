import type { CatalogueWords, DrugShelf, Presentation } from '../medications/drug-catalogue.ts'
import type { Drug, DrugSearch as Answer } from '../medications/medications.ts'
import { normalize } from '../values/normalize.ts'
import { mergeOwn, searchOwn, shelve } from './own-search.ts'
import { presentDrug } from './present-drug.ts'
import type { SearchEngine, FoundProduct } from './search.ts'
import { synonymsOf } from './search-index.ts'
import { usualFirst } from './usual-first.ts'

const LIMIT = 12

/**
 * The drug search in the page, over the catalogue that the page loaded. The results are those of the server's search.
 * @returns the same objects for products that it found before, so that the page does not render them again
 */
export function createShelfSearch(
  catalogue: SearchEngine<Presentation>,
  ingredients: CatalogueWords['ingredients'],
  { own, stock, usual }: DrugShelf,
): (query: string) => Answer {
  const synonyms = synonymsOf(ingredients)
  const shelf = shelve(own, (name) => synonyms.get(normalize(name)) ?? [])
  const habits = new Set(usual)
  const stocks = new Map(stock.map((one) => [one.uid, one]))
  const drugs = new WeakMap<Presentation, { of: FoundProduct<Presentation>; drug: Drug }>()

  const drugOf = (found: FoundProduct<Presentation>): Drug => {
    const known = drugs.get(found.product)
    const { brand, lookAlike, begun } = found
    if (known?.of.brand === brand && known.of.lookAlike === lookAlike && known.of.begun === begun)
      return known.drug
    const drug = presentDrug(found, stocks.get(found.product.uid), habits.has(found.product.uid))
    drugs.set(found.product, { of: found, drug })
    return drug
  }

  return (query) => {
    const found = catalogue.search(query, { limit: LIMIT })
    const merged = mergeOwn(searchOwn(shelf, query, LIMIT), found, LIMIT)
    return { ...merged, results: usualFirst(merged.results, habits).map(drugOf) }
  }
}
