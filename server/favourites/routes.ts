import { type Favourite, favourites } from '#contract/medications/favourites.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { favouritesShown, listFavourites } from './list-favourites.ts'
import type { StoredFavourite } from './queries.ts'
import { changeFavourite, createFavourite, dropFavourite, noteUse } from './save-favourite.ts'

/** Routes of the doctor's favourites, and of those that are shared at the doctor's workplaces. */
export function favouriteRoutes({ bind, database, clock }: Domain, catalogue: Catalogue): void {
  const shown = favouritesShown(catalogue)
  /** Runs a change of one favourite, and returns the favourite as it is afterwards. */
  const act = (doctorId: number, work: (sql: Sql) => Promise<StoredFavourite>): Promise<Favourite> =>
    database.asDoctor(doctorId, async (sql) => {
      const [favourite] = await shown(sql, doctorId, [await work(sql)])
      return favourite!
    })

  bind(favourites.list)(async ({ query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const { rows, count } = await database.asDoctor(doctorId, (sql) =>
      listFavourites(sql, doctorId, page, catalogue),
    )
    return envelope(rows, count, query, { baseUrl, path: request.url })
  })

  bind(favourites.create)(({ body }, { caller: { accountId } }) =>
    act(accountId, (sql) => createFavourite(sql, accountId, body)),
  )

  bind(favourites.change)(({ params, body }, { caller: { accountId } }) =>
    act(accountId, (sql) => changeFavourite(sql, accountId, params.id, body)),
  )

  bind(favourites.use)(({ params }, { caller: { accountId } }) =>
    act(accountId, (sql) => noteUse(sql, accountId, params.id, clock())),
  )

  bind(favourites.remove)(async ({ params }, { caller: { accountId } }) => {
    await database.asDoctor(accountId, (sql) => dropFavourite(sql, accountId, params.id, clock()))
    return undefined
  })
}
