import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '../database/database.ts'

export type Language = 'es' | 'en'

/** Caller of the API, who is authenticated by the request's token. */
export interface Caller {
  kind: 'doctor' | 'pharmacy' | 'integrator' | 'assistant' | 'operator'
  accountId: number
  sessionId: number
  tokenClass: 'browser' | 'api' | 'pharmacy' | 'integrator' | 'operator' | 'integration' | 'launched'
  /** Whether an integrator made the account, and therefore chose and knows its password (decision 026). */
  passwordIsGiven: boolean
}

/**
 * Function that authenticates the caller. If a transaction is passed in, the transaction sees the rows of that doctor from then
 * on.
 */
export type Prove = (transaction?: Sql) => Promise<Caller>

/** Data of any request that an operation may use, besides the parsed input. */
export interface RequestFacts {
  requestId: string
  language: Language
  /** Origin of the links in the response. */
  baseUrl: string
  idempotencyKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Data of a request that a handler may use, besides the parsed input. */
export interface RequestContext extends RequestFacts {
  /** The authenticated caller; null for an endpoint whose audience is `guest`. */
  caller: Caller | null
}

/** Language of the response. It is Spanish, unless the header `Accept-Language` begins with English. */
export function languageOf(header: string | undefined): Language {
  return /^\s*en\b/i.test(header ?? '') ? 'en' : 'es'
}
