import { createHash } from 'node:crypto'
import {
  type CatalogueWords,
  drugCatalogue,
  type Presentation,
} from '#contract/medications/drug-catalogue.ts'
import { MAX_PAGE } from '#contract/schemas/page.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'
import type { Sql } from '../database/database.ts'
import { derived } from '../derived.ts'
import type { Domain } from '../http/domain.ts'
import { asAsked } from './as-asked.ts'
import { catalogueWords } from './catalogue-words.ts'
import type { OwnShelves } from './own/own-shelves.ts'
import { usualProducts } from './prescribed-queries.ts'
import { presentStock } from './present.ts'
import { presentationOfProduct } from './presentation-of-product.ts'
import { allStockOf } from './import/stock-queries.ts'

const HEX_OF_VERSION = 16

/** Routes by which a page downloads the catalogue, so that its search needs no request for each letter. */
export function catalogueRoutes(
  { bind, database, clock }: Domain,
  knowledge: Knowledge,
  shelves: OwnShelves,
): void {
  const inForce = derived(
    () => knowledge.products,
    () => editionOf(knowledge),
  )
  let before: Edition | undefined
  let latest = inForce()
  /**
   * Returns the current version of the catalogue. The previous version stays available to pages that had begun to download
   * it.
   */
  const present = (): Edition => {
    const now = inForce()
    if (now !== latest) before = latest
    latest = now
    return now
  }
  /** Finds a version of the catalogue. @throws Problem `not-found` for any version but the current and the previous one */
  const editionAsked = (version: string): Edition => {
    const found = [present(), before].find((edition) => edition?.catalogue.version === version)
    if (!found) throw new Problem('not-found')
    return found
  }

  const shelf = async (sql: Sql, doctorId: number) => {
    const { catalogue } = present()
    const own = await shelves(sql, doctorId)
    const stock = await allStockOf(sql, doctorId, mexicoDay(clock()))
    return {
      catalogue,
      own: own.map(({ product }) => presentationOfProduct(product)),
      stock: stock.map(presentStock),
      usual: await usualProducts(sql, doctorId),
    }
  }

  bind(drugCatalogue.shelf)(
    async ({ query: { doctor } }, { caller }) =>
      (await asAsked(database, caller, doctor, shelf)) ?? {
        catalogue: present().catalogue,
        own: [],
        stock: [],
        usual: [],
      },
  )

  bind(drugCatalogue.words)(({ params }) => editionAsked(params.version).words)

  bind(drugCatalogue.part)(({ params }) => {
    const from = (params.part - 1) * MAX_PAGE
    const all = editionAsked(params.version).products
    const products = params.part < 1 ? [] : all.slice(from, from + MAX_PAGE)
    if (products.length === 0) throw new Problem('not-found')
    return { results: products.map(presentationOfProduct) }
  })
}

/** One version of the catalogue, as pages download it. */
interface Edition {
  catalogue: { version: string; parts: number }
  words: CatalogueWords
  products: Knowledge['products']
}

function editionOf(knowledge: Knowledge): Edition {
  const words = catalogueWords(knowledge)
  const { products } = knowledge
  const parts = Math.ceil(products.length / MAX_PAGE)
  return { catalogue: { version: versionOf(words, knowledge), parts }, words, products }
}

/** Computes the version of the catalogue, which is a hash of its content. */
function versionOf(words: CatalogueWords, { products }: Pick<Knowledge, 'products'>): string {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const product of products) {
    const presentation: Presentation = presentationOfProduct(product)
    hash.update(JSON.stringify(presentation))
  }
  return hash.digest('hex').slice(0, HEX_OF_VERSION)
}
