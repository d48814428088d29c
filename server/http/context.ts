import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '../database/database.ts'

export type Language = 'es' | 'en'

/** The caller, authenticated by the request's token. */
export interface Caller {
  kind: 'doctor' | 'pharmacy' | 'integrator' | 'assistant' | 'operator'
  accountId: number
  sessionId: number
  tokenClass: 'browser' | 'api' | 'pharmacy' | 'integrator' | 'operator' | 'integration' | 'launched'
  /** Whether an integrator made the account and so chose its password, and knows it (decision 026). */
  passwordIsGiven: boolean
}

/** Authenticates the caller. Within a transaction that is passed in, it sees that doctor's rows from then on. */
export type Prove = (transaction?: Sql) => Promise<Caller>

/** What an operation may know of any request beside its parsed input. */
export interface RequestFacts {
  requestId: string
  language: Language
  /** Origin of links in the response. */
  baseUrl: string
  idempotencyKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler may know of a request beside its parsed input. */
export interface RequestContext extends RequestFacts {
  /** The authenticated caller; null where the endpoint's audience is `guest`. */
  caller: Caller | null
}

/** Language of the response: Spanish, unless the header names English first. */
export function languageOf(header: string | undefined): Language {
  return /^\s*en\b/i.test(header ?? '') ? 'en' : 'es'
}
