import type { Product } from '#knowledge/catalogue/product.ts'
import type { Sql } from '../../database/database.ts'
import type { Catalogue } from '../catalogue.ts'
import { productOfOwn } from './own-medication.ts'
import { ownByUid } from './own-queries.ts'

/** Own medications as products, by their identifier. */
export type OwnProducts = ReadonlyMap<string, Product>

export const NO_OWN: OwnProducts = new Map()

/** Of the `drug_upc` of some rows those that are this doctor's own; the catalogue's cost no question. */
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

/** The catalogue as this doctor has it. */
export const withOwn = (catalogue: Catalogue, own: OwnProducts): Catalogue =>
  own.size === 0
    ? catalogue
    : { ...catalogue, productByUid: (uid) => own.get(uid) ?? catalogue.productByUid(uid) }

/** The catalogue as this doctor has it, as far as some rows ask for it. */
export const catalogueFor = async (
  sql: Sql,
  doctorId: number,
  codes: readonly (string | undefined)[],
  catalogue: Catalogue,
): Promise<Catalogue> => withOwn(catalogue, await ownProductsOf(sql, doctorId, codes, catalogue))
