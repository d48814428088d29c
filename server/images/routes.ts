import { pictures } from '#contract/profile/picture.ts'
import { Problem } from '#contract/problem.ts'
import type { Domain } from '../http/domain.ts'
import { pictureSeenBy } from './queries.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function imageRoutes({ bind, database }: Domain): void {
  bind(pictures.get)(async ({ params }, { caller }) => {
    // A text that is no UUID can't be a picture's id, and PostgreSQL would answer it with an error.
    if (!UUID.test(params.id)) throw new Problem('not-found')
    const found = await database.asDoctor(caller.accountId, (sql) =>
      pictureSeenBy(sql, caller.accountId, params.id),
    )
    if (!found) throw new Problem('not-found')
    return found
  })
}
