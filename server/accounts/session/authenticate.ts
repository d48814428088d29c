import { timingSafeEqual } from 'node:crypto'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { Caller, Prove, RequestFacts } from '../../http/context.ts'
import { bindingOf } from './cookies.ts'
import { enterByHash, tokenByHash, type TokenRow } from '../queries.ts'
import { hashSecret } from './tokens.ts'

/** Parts of a request that authentication reads. */
type Asked = Pick<RequestFacts, 'baseUrl' | 'request'>

/**
 * Authenticates a request by its header `Authorization: Token <key>`. Each request queries the database, so that a revoked
 * token stops working at once.
 * @throws Problem `unauthenticated` without the header, `token-invalid` or `token-expired` with a bad token
 */
export function prover(open: Sql, asked: Asked): Prove {
  const header = asked.request.headers.authorization
  if (!header) throw new Problem('unauthenticated')
  const key = /^Token ([0-9a-f]{40})$/.exec(header)?.[1]
  if (!key) throw new Problem('token-invalid')
  const hash = hashSecret(key)
  return async (transaction) =>
    callerOf(asked, await (transaction ? enterByHash(transaction, hash) : tokenByHash(open, hash)))
}

export const authenticate = async (sql: Sql, asked: Asked): Promise<Caller> => prover(sql, asked)()

function callerOf(asked: Asked, row: TokenRow | undefined): Caller {
  if (!row?.usable) throw new Problem('token-invalid')
  if (row.expired) throw new Problem('token-expired')
  if (row.binding_hash && !isBound(row.binding_hash, bindingOf(asked))) throw new Problem('token-invalid')
  return {
    kind: row.kind,
    accountId: row.account_id,
    sessionId: row.session_id,
    tokenClass: row.class,
    passwordIsGiven: row.password_is_given,
  }
}

function isBound(expected: Buffer, cookie: string | undefined): boolean {
  return cookie !== undefined && timingSafeEqual(expected, hashSecret(cookie))
}
