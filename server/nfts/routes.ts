import { nfts } from '#contract/profile/nfts.ts'
import type { Domain } from '../http/domain.ts'
import { readTokens } from './read-tokens.ts'

/** Route of the doctor's digital tokens. */
export function nftRoutes({ bind, database, clock }: Domain): void {
  bind(nfts.get)((_input, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => readTokens(sql, accountId, clock())),
  )
}
