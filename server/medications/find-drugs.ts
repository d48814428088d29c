import { mergeOwn, searchOwn } from '#contract/drug-search/own-search.ts'
import { usualFirst } from '#contract/drug-search/usual-first.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { stockOf } from './import/stock-queries.ts'
import type { OwnShelves } from './own/own-shelves.ts'
import { usualProducts } from './prescribed-queries.ts'
import { presentHit } from './present.ts'

/**
 * Searches the catalogue and a doctor's own medications. The results have the doctor's prices and out-of-stock marks, and a
 * mark for products that the doctor often prescribes.
 */
export const drugFinder =
  (catalogue: Pick<Catalogue, 'search'>, shelves: OwnShelves, clock: () => Date) =>
  async (sql: Sql, doctorId: number, search: string, limit: number): Promise<DrugSearch> => {
    const own = searchOwn(await shelves(sql, doctorId), search, limit)
    const found = mergeOwn(own, catalogue.search(search, limit), limit)
    const uids = found.results.map(({ product }) => product.uid)
    const stock = uids.length === 0 ? [] : await stockOf(sql, doctorId, uids, mexicoDay(clock()))
    const byUid = new Map(stock.map((one) => [one.uid, one]))
    const usual = new Set(uids.length === 0 ? [] : await usualProducts(sql, doctorId))
    const results = usualFirst(found.results, usual).map((hit) =>
      presentHit(hit, byUid.get(hit.product.uid), usual.has(hit.product.uid)),
    )
    return { ...found, results }
  }
