import { pharmacies } from '#contract/pharmacies.ts'
import { Problem } from '#contract/problem.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import {
  countListed,
  deleteFavourite,
  insertFavouritePharmacy,
  listedPharmacies,
  type Sought,
} from './directory-queries.ts'

/** Routes by which a doctor finds pharmacies and marks favourites. */
export function directoryRoutes({ bind, database }: Domain): void {
  bind(pharmacies.directory)(async ({ query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const sought = { ...readSearch(query.search), favourites: query.favourite === 'true' }
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const [rows, count] = await database.asDoctor(doctorId, async (sql) => [
      await listedPharmacies(sql, doctorId, sought, page),
      await countListed(sql, doctorId, sought),
    ])
    return envelope(rows, count, query, { baseUrl, path: request.url })
  })

  bind(pharmacies.addFavourite)(async ({ params }, { caller }) => {
    const { accountId } = caller
    if (!(await database.asDoctor(accountId, (sql) => insertFavouritePharmacy(sql, accountId, params.id))))
      throw new Problem('not-found')
    return undefined
  })

  bind(pharmacies.removeFavourite)(async ({ params }, { caller }) => {
    const { accountId } = caller
    await database.asDoctor(accountId, (sql) => deleteFavourite(sql, accountId, params.id))
    return undefined
  })
}

const WORDS_AT_MOST = 8

/**
 * Reads the text of a search for pharmacies. Digits alone are the beginning of a postal code; any other text consists
 * of words.
 */
function readSearch(typed: string): Pick<Sought, 'zip' | 'words'> {
  const text = typed.trim()
  if (/^\d{1,5}$/.test(text)) return { zip: text, words: [] }
  return { zip: null, words: (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_AT_MOST) }
}
