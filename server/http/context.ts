import type { FastifyReply, FastifyRequest } from 'fastify'

export type Language = 'es' | 'en'

/** Who calls, as the token proves it. */
export interface Caller {
  kind: 'doctor' | 'pharmacy' | 'integrator' | 'assistant' | 'operator'
  accountId: number
  sessionId: number
  tokenClass: 'browser' | 'api' | 'pharmacy' | 'integrator' | 'operator' | 'integration'
}

/** What an operation may know of the request beyond its parsed input. */
export interface RequestContext {
  requestId: string
  language: Language
  /** Origin for links that leave in answers. */
  baseUrl: string
  /** Present when the endpoint's audience needs one. */
  caller: Caller | null
  idempotencyKey: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** The API speaks Spanish; English is for those who ask for it first. */
export function languageOf(header: string | undefined): Language {
  return /^\s*en\b/i.test(header ?? '') ? 'en' : 'es'
}
