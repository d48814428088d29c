import type { Product } from '#knowledge/catalogue/product.ts'
import type { Sql } from '../../database/database.ts'
import type { Catalogue } from '../catalogue.ts'
import { productOfOwn } from './own-medication.ts'
import { ownByUid } from './own-queries.ts'

/** A doctor's own medications as products, by uid. */
export type OwnProducts = ReadonlyMap<string, Product>

export const NO_OWN: OwnProducts = new Map()

/**
 * Finds the doctor's own medications among the products (`drug_upc`) of some prescription rows. No query is made if the
 * catalogue has all of these products.
 */
export async function ownProductsOf(
  sql: Sql,
  doctorId: number,
  codes: readonly (string | undefined)[],
  catalogue: Pick<Catalogue, 'productByUid'>,
): Promise<OwnProducts> {
  const asked = codes.filter((code) => code !== undefined && /^[0-9a-f]{64}$/.test(code))
  const others = [...new Set(asked)].filter((code) => catalogue.productByUid(code as string) === undefined)
  if (others.length === 0) return NO_OWN
  const rows = await ownByUid(sql, doctorId, others as string[])
  return new Map(rows.map((row) => [row.uid, productOfOwn(row)]))
}

/** Extends the catalogue by a doctor's own medications. */
export const withOwn = (catalogue: Catalogue, own: OwnProducts): Catalogue =>
  own.size === 0
    ? catalogue
    : { ...catalogue, productByUid: (uid) => own.get(uid) ?? catalogue.productByUid(uid) }

/** Extends the catalogue by those of the doctor's own medications that some prescription rows use. */
export const catalogueFor = async (
  sql: Sql,
  doctorId: number,
  codes: readonly (string | undefined)[],
  catalogue: Catalogue,
): Promise<Catalogue> => withOwn(catalogue, await ownProductsOf(sql, doctorId, codes, catalogue))
