import { favourites } from '#contract/favourites.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { presentFavourite } from './present.ts'
import { countFavourites, favouritePage } from './queries.ts'
import { changeFavourite, createFavourite, dropFavourite, noteUse } from './save-favourite.ts'

/** Favourites of the doctor, and the templates of their workplaces. */
export function favouriteRoutes({ bind, database, clock }: Domain, catalogue: Catalogue): void {
  bind(favourites.list)(async ({ query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const { rows, count } = await database.asDoctor(doctorId, async (sql) => ({
      rows: await favouritePage(sql, doctorId, pageSize(query.limit), query.offset),
      count: (await countFavourites(sql, doctorId)).all,
    }))
    const results = rows.map((row) => presentFavourite(row, doctorId, catalogue))
    return envelope(results, count, query, { baseUrl, path: request.url })
  })

  bind(favourites.create)(async ({ body }, { caller: { accountId } }) =>
    presentFavourite(
      await database.asDoctor(accountId, (sql) => createFavourite(sql, accountId, body)),
      accountId,
      catalogue,
    ),
  )

  bind(favourites.change)(async ({ params, body }, { caller: { accountId } }) =>
    presentFavourite(
      await database.asDoctor(accountId, (sql) => changeFavourite(sql, accountId, params.id, body)),
      accountId,
      catalogue,
    ),
  )

  bind(favourites.use)(async ({ params }, { caller: { accountId } }) =>
    presentFavourite(
      await database.asDoctor(accountId, (sql) => noteUse(sql, accountId, params.id, clock())),
      accountId,
      catalogue,
    ),
  )

  bind(favourites.remove)(async ({ params }, { caller: { accountId } }) => {
    await database.asDoctor(accountId, (sql) => dropFavourite(sql, accountId, params.id, clock()))
    return undefined
  })
}
