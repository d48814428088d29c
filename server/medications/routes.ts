import { medications, type UnavailableMark } from '#contract/medications/medications.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { asAsked } from './as-asked.ts'
import type { Catalogue } from './catalogue.ts'
import { drugFinder } from './find-drugs.ts'
import { markFault } from './mark-fault.ts'
import { readPrice } from './own/complete-own.ts'
import { ownProductsOf, withOwn } from './own/own-products.ts'
import { incrementShelfVersion } from './own/own-queries.ts'
import type { OwnShelves } from './own/own-shelves.ts'
import { presentHit } from './present.ts'
import { money } from './presentation-of-product.ts'
import { isOwn } from './own/own-medication.ts'
import { marksOf, removeMark, saveMark, savePrice, savePriceOfOwn } from './import/stock-queries.ts'

/** Routes of the catalogue, with a doctor's own medications, prices and out-of-stock marks. */
export function medicationRoutes(
  { bind, database, clock }: Domain,
  catalogue: Catalogue,
  shelves: OwnShelves,
): void {
  const today = () => mexicoDay(clock())

  const searchDrugs = drugFinder(catalogue, shelves, clock)
  bind(medications.search)(async ({ query: { search, limit, doctor } }, { caller }) => {
    const forDoctor = (sql: Sql, doctorId: number) => searchDrugs(sql, doctorId, search, limit)
    const own = await asAsked(database, caller, doctor, forDoctor)
    if (own) return own
    const found = catalogue.search(search, limit)
    return { ...found, results: found.results.map((hit) => presentHit(hit, undefined)) }
  })

  /** Finds a product of the catalogue or of the doctor. @throws Problem `not-found` for any other uid */
  const productOf = async (sql: Sql, doctorId: number, uid: string) => {
    const own = await ownProductsOf(sql, doctorId, [uid], catalogue)
    const product = withOwn(catalogue, own).productByUid(uid)
    if (!product) throw new Problem('not-found')
    return product
  }

  bind(medications.setPrice)(async ({ params: { uid }, body }, { caller: { accountId } }) => {
    const fields: Record<string, string[]> = {}
    const cents = readPrice(body.price ?? '', (key) => void (fields['price'] = [key]))
    if (fields['price']) throw new Problem('invalid-input', { fields })
    return database.asDoctor(accountId, async (sql) => {
      const product = await productOf(sql, accountId, uid)
      if (isOwn(product)) {
        await incrementShelfVersion(sql, accountId)
        await savePriceOfOwn(sql, accountId, uid, cents)
      } else await savePrice(sql, accountId, uid, cents)
      return { retail_price: money(cents ?? (isOwn(product) ? null : product.priceCents)) }
    })
  })

  const marks = async (sql: Sql, doctorId: number): Promise<{ results: UnavailableMark[] }> => {
    const rows = await marksOf(sql, doctorId, today())
    const uids = rows.map((row) => row.drug_uid)
    const all = withOwn(catalogue, await ownProductsOf(sql, doctorId, uids, catalogue))
    return {
      results: rows.flatMap((row) => {
        const product = all.productByUid(row.drug_uid)
        // An out-of-stock mark is left out if it is for a colleague's own medication, or for a product that the catalogue no
        // longer has.
        if (!product) return []
        return [
          {
            uid: row.drug_uid,
            presentation: catalogue.presentationOf(product),
            hospital: row.hospital_id === 0 ? null : row.hospital_id,
            where: row.name,
            until: row.until,
            is_own: row.is_own,
          },
        ]
      }),
    }
  }

  bind(medications.marks)((_input, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => marks(sql, accountId)),
  )

  bind(medications.mark)(({ params: { uid }, body: { hospital, until } }, { caller: { accountId } }) =>
    database.asDoctor(accountId, async (sql) => {
      await productOf(sql, accountId, uid)
      const at = { uid, hospitalId: hospital ?? 0 }
      if (until === null) await removeMark(sql, accountId, { ...at, today: today() })
      else {
        refuseDay(until, today())
        if (!(await saveMark(sql, accountId, { ...at, until })))
          throw new Problem('invalid-input', { fields: { hospital: ['hospital-unknown'] } })
      }
      return marks(sql, accountId)
    }),
  )
}

/**
 * Refuses an invalid last day of an out-of-stock mark.
 * @throws Problem for a day in the past, or too far in the future
 */
function refuseDay(until: string, today: string): void {
  const key = markFault(until, today)
  if (key !== null) throw new Problem('invalid-input', { fields: { until: [key] } })
}
