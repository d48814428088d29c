import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, Parsed, Reply } from '#contract/endpoint.ts'
import { Picture } from '#contract/picture.ts'
import { Problem } from '#contract/problem.ts'
import type { Caller, RequestContext } from './context.ts'
import { languageOf } from './context.ts'
import { fieldErrors } from './field-errors.ts'
import { readForm } from './form-body.ts'
import { sendPicture } from './send-picture.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What the binding needs of the application around it. */
export interface Binding {
  authenticate(request: FastifyRequest): Promise<Caller>
  /** The product's public address. */
  baseUrl(): string
  limiter: RateLimiter
}

/** The caller, proven by `audience`, for endpoints that need one. */
export interface DoctorContext extends RequestContext {
  caller: Caller
}

type ContextOf<E extends Endpoint> = E['audience'] extends 'guest' ? RequestContext : DoctorContext

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  context: ContextOf<E>,
) => Promise<Reply<E>> | Reply<E>

/**
 * Binds an endpoint of the contract: who calls, how often, what came in (parsed), what goes out (parsed again, so that
 * nothing unlisted leaves). Paths answer with and without their trailing slash.
 */
export function route<const E extends Endpoint>(app: FastifyInstance, binding: Binding, e: E) {
  const status = Number(Object.keys(e.answers)[0])
  const answer = e.answers[status]
  return (handler: Handler<E>): void => {
    const run = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (request.isMultipart() && !e.pictures) throw new Problem('unsupported-media-type')
      const caller = e.audience === 'guest' ? null : await binding.authenticate(request)
      if (caller) refuseWrongAudience(e, caller)
      const who = caller ? `a${caller.accountId}` : request.ip
      binding.limiter.take(`${e.method} ${e.path} ${who}`, e.perMinute)
      // Only of somebody who may call: a form is up to some megabytes.
      const form = request.isMultipart() ? await readForm(request, e.pictures ?? []) : null
      const input = {
        params: parse(e.params, request.params),
        query: parse(e.query, request.query),
        body: parse(e.body, form ? form.body : request.body),
        pictures: form?.pictures ?? {},
      } as Parsed<E>
      const context: RequestContext = {
        requestId: request.id,
        language: languageOf(request.headers['accept-language']),
        baseUrl: binding.baseUrl(),
        caller,
        idempotencyKey: idempotencyKey(request),
        request,
        reply,
      }
      const result = await handler(input, context as ContextOf<E>)
      const body = answer ? answer.parse(result) : result
      if (e.answersPicture) return sendPicture(reply, Picture.parse(body))
      return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
    }
    for (const url of [withoutSlash(e.path), `${withoutSlash(e.path)}/`]) {
      app.route({ method: e.method, url, handler: run, config: { takesBody: e.body !== undefined } })
    }
  }
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value === undefined ? {} : value)
  if (parsed.success) return parsed.data
  throw new Problem('invalid-input', { fields: fieldErrors(parsed.error.issues) })
}

function refuseWrongAudience(e: Endpoint, caller: Caller): void {
  if (e.personal && caller.tokenClass === 'integration') throw new Problem('forbidden')
  if (e.audience === 'any') return
  const kinds: readonly string[] = e.audience === 'staff' ? ['doctor', 'assistant'] : [e.audience]
  if (!kinds.includes(caller.kind)) throw new Problem('forbidden')
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem('invalid-input', { fields: { 'Idempotency-Key': ['idempotency-key'] } })
  }
  return key
}
