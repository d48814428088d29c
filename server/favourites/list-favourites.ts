import type { Favourite } from '#contract/medications/favourites.ts'
import type { Sql } from '../database/database.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { catalogueFor } from '../medications/own/own-products.ts'
import { presentFavourite } from './present.ts'
import { countFavourites, favouritePage, type StoredFavourite } from './queries.ts'

/** Makes the answer for stored favourites, with the data of the present catalogue and of the doctor's own medications. */
export const favouritesShown =
  (catalogue: Catalogue) =>
  async (sql: Sql, doctorId: number, rows: readonly StoredFavourite[]): Promise<Favourite[]> => {
    const codes = rows.flatMap(({ body }) => body.rows.map((row) => row.drug_upc))
    const own = await catalogueFor(sql, doctorId, codes, catalogue)
    return rows.map((row) => presentFavourite(row, doctorId, own))
  }

/** Reads one page of the favourites that a doctor sees, and their total number. */
export const listFavourites = async (
  sql: Sql,
  doctorId: number,
  { limit, offset }: { limit: number; offset: number },
  catalogue: Catalogue,
): Promise<{ rows: Favourite[]; count: number }> => ({
  rows: await favouritesShown(catalogue)(sql, doctorId, await favouritePage(sql, doctorId, limit, offset)),
  count: (await countFavourites(sql, doctorId)).all,
})
