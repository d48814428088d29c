import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import { bindingOf } from './cookies.ts'
import { tokenByHash } from './queries.ts'
import { hashSecret } from './tokens.ts'

/**
 * Who sends `Authorization: Token <key>`. Asked of the database at every call, so that a revoked token is dead at once.
 * @throws Problem `unauthenticated` without the header, `token-invalid` or `token-expired` with a bad one
 */
export async function authenticate(sql: Sql, request: FastifyRequest): Promise<Caller> {
  const header = request.headers.authorization
  if (!header) throw new Problem('unauthenticated')
  const key = /^Token ([0-9a-f]{40})$/.exec(header)?.[1]
  if (!key) throw new Problem('token-invalid')
  const row = await tokenByHash(sql, hashSecret(key))
  if (!row?.usable) throw new Problem('token-invalid')
  if (row.expired) throw new Problem('token-expired')
  if (row.binding_hash && !isBound(row.binding_hash, bindingOf(request))) throw new Problem('token-invalid')
  return { kind: row.kind, accountId: row.account_id, sessionId: row.session_id, tokenClass: row.class }
}

function isBound(expected: Buffer, cookie: string | undefined): boolean {
  return cookie !== undefined && timingSafeEqual(expected, hashSecret(cookie))
}
