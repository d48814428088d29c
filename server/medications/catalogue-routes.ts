import { createHash } from 'node:crypto'
import {
  type CatalogueWords,
  drugCatalogue,
  type Presentation,
} from '#contract/medications/drug-catalogue.ts'
import { MAX_PAGE } from '#contract/page.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { asAsked } from './as-asked.ts'
import { catalogueWords } from './catalogue-words.ts'
import type { OwnShelves } from './own/own-shelves.ts'
import { presentStock } from './present.ts'
import { presentationOfProduct } from './presentation-of-product.ts'
import { allStockOf } from './import/stock-queries.ts'

const HEX_OF_VERSION = 16

/** Routes by which a page downloads the catalogue, to search in it without a request per letter. */
export function catalogueRoutes(
  { bind, database, clock }: Domain,
  knowledge: Knowledge,
  shelves: OwnShelves,
): void {
  const words = catalogueWords(knowledge)
  const version = versionOf(words, knowledge)
  const catalogue = { version, parts: Math.ceil(knowledge.products.length / MAX_PAGE) }
  const refuseOther = (asked: string): void => {
    if (asked !== version) throw new Problem('not-found')
  }

  const shelf = async (sql: Sql, doctorId: number) => {
    const own = await shelves(sql, doctorId)
    const stock = await allStockOf(sql, doctorId, mexicoDay(clock()))
    return {
      catalogue,
      own: own.map(({ product }) => presentationOfProduct(product)),
      stock: stock.map(presentStock),
    }
  }

  bind(drugCatalogue.shelf)(
    async ({ query: { doctor } }, { caller }) =>
      (await asAsked(database, caller, doctor, shelf)) ?? { catalogue, own: [], stock: [] },
  )

  bind(drugCatalogue.words)(({ params }) => {
    refuseOther(params.version)
    return words
  })

  bind(drugCatalogue.part)(({ params }) => {
    refuseOther(params.version)
    const from = (params.part - 1) * MAX_PAGE
    const products = params.part < 1 ? [] : knowledge.products.slice(from, from + MAX_PAGE)
    if (products.length === 0) throw new Problem('not-found')
    return { results: products.map(presentationOfProduct) }
  })
}

/** Version of the catalogue: a hash of its content. */
function versionOf(words: CatalogueWords, { products }: Pick<Knowledge, 'products'>): string {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const product of products) {
    const presentation: Presentation = presentationOfProduct(product)
    hash.update(JSON.stringify(presentation))
  }
  return hash.digest('hex').slice(0, HEX_OF_VERSION)
}
