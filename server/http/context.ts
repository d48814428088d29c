import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '../database/database.ts'

export type Language = 'es' | 'en'

/** Who calls, as the token proves it. */
export interface Caller {
  kind: 'doctor' | 'pharmacy' | 'integrator' | 'assistant' | 'operator'
  accountId: number
  sessionId: number
  tokenClass: 'browser' | 'api' | 'pharmacy' | 'integrator' | 'operator' | 'integration'
  /** The integrator that made the account chose its password, and knows it (decision 026). */
  passwordIsGiven: boolean
}

/** Finds out who calls; with a transaction, in it, which from there on sees the rows of the doctor who calls. */
export type Prove = (transaction?: Sql) => Promise<Caller>

/** What there is to know of any request beyond its parsed input. */
export interface RequestFacts {
  requestId: string
  language: Language
  /** Origin for links that leave in answers. */
  baseUrl: string
  idempotencyKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** What an operation may know of it. */
export interface RequestContext extends RequestFacts {
  /** Present when the endpoint's audience needs one. */
  caller: Caller | null
}

/** The API speaks Spanish; English is for those who ask for it first. */
export function languageOf(header: string | undefined): Language {
  return /^\s*en\b/i.test(header ?? '') ? 'en' : 'es'
}
