import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Audience, Endpoint, Parsed, Reply } from '#contract/endpoint.ts'
import { Picture } from '#contract/profile/picture.ts'
import { Problem } from '#contract/problem.ts'
import type { Caller, Prove, RequestContext, RequestFacts } from './context.ts'
import { languageOf } from './context.ts'
import { fieldErrors } from './field-errors.ts'
import { readForm } from './form-body.ts'
import { sendEvents } from './send-events.ts'
import { sendForEver } from './send-for-ever.ts'
import { sendPicture } from './send-picture.ts'
import { networkOf } from './limits/network-of.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Parts of the application that `route` uses. */
export interface Binding {
  /** Prepares the authentication of a request. @throws Problem at once, when the request has no usable token */
  prover(request: FastifyRequest): Prove
  /** The product's public address. */
  baseUrl(): string
  limiter: RateLimiter
  /** Records the refusal of an authenticated caller's request in the audit trail, if refusals of its kind are recorded. */
  refused(caller: Caller, e: Endpoint, error: unknown): Promise<void>
}

/** Context of an endpoint whose audience is not `guest`. The caller is therefore authenticated. */
export interface DoctorContext extends RequestContext {
  caller: Caller
}

type ContextOf<E extends Endpoint> = E['audience'] extends 'guest' ? RequestContext : DoctorContext

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  context: ContextOf<E>,
) => Promise<Reply<E>> | Reply<E>

/**
 * Context of a handler that authenticates the caller itself. The handler must call `prove` before anything else takes effect.
 */
export interface ProvingContext extends RequestFacts {
  prove: Prove
}

export type ProvingHandler<E extends Endpoint> = (
  input: Parsed<E>,
  context: ProvingContext,
) => Promise<Reply<E>>

/**
 * Binds an endpoint of the contract to a handler, with authentication, rate limit, and validated input. The output is validated
 * too, so that no unlisted member is sent. Paths work with and without a trailing slash.
 */
export const route =
  <const E extends Endpoint>(app: FastifyInstance, binding: Binding, e: E) =>
  (handler: Handler<E>): void =>
    listen(app, binding, e, async (request, reply, known) => {
      const caller = e.audience === 'guest' ? null : await admission(e, binding, request, known)()
      if (!caller) binding.limiter.take(`${e.method} ${e.path} ${networkOf(request.ip)}`, e.perMinute)
      // A form may have some megabytes, so it is read only after the caller is known to be allowed.
      const form = request.isMultipart() ? await readForm(request, e.pictures ?? []) : null
      const input = inputOf(e, request, form)
      return handler(input, { ...contextOf(binding, request, reply), caller } as ContextOf<E>)
    })

/**
 * Binds an endpoint as `route` does, but the handler authenticates the caller in its own transaction and with its first query,
 * which saves one round trip. As with `route`, a caller who is not allowed is refused before any fault of the input is
 * reported.
 */
export const routeProving =
  <const E extends Endpoint>(app: FastifyInstance, binding: Binding, e: E) =>
  (handler: ProvingHandler<E>): void =>
    listen(app, binding, e, async (request, reply, known) => {
      const prove = admission(e, binding, request, known)
      let input: Parsed<E>
      let context: RequestFacts
      try {
        input = inputOf(e, request, null)
        context = contextOf(binding, request, reply)
      } catch (refusal) {
        await prove()
        throw refusal
      }
      return handler(input, { ...context, prove })
    })

/** Callback that gets the caller once authenticated, even if the endpoint is not meant for callers of this kind. */
type Known = (caller: Caller) => void

function listen<const E extends Endpoint>(
  app: FastifyInstance,
  binding: Binding,
  e: E,
  answerTo: (request: FastifyRequest, reply: FastifyReply, known: Known) => Promise<Reply<E>>,
): void {
  const status = Number(Object.keys(e.answers)[0])
  const answer = e.answers[status]
  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.isMultipart() && !e.pictures) throw new Problem('unsupported-media-type')
    let caller: Caller | undefined
    const result = await answerTo(request, reply, (who) => (caller = who)).catch(async (error: unknown) => {
      if (caller) await binding.refused(caller, e, error)
      throw error
    })
    const body = answer ? answer.parse(result) : result
    if (e.answersEvents) return sendEvents(reply, result)
    if (e.answersPicture) return sendPicture(reply, Picture.parse(body), e.answersPicture)
    if (e.answersForEver) return sendForEver(request, reply, JSON.stringify(body))
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  }
  for (const url of [withoutSlash(e.path), `${withoutSlash(e.path)}/`]) {
    app.route({ method: e.method, url, handler: run, config: { takesBody: e.body !== undefined } })
  }
}

/**
 * Makes the function that authenticates the caller, checks that the endpoint is meant for callers of this kind, and counts the
 * request once for the rate limit.
 * @throws Problem at once, when the request has no usable token
 */
function admission(e: Endpoint, binding: Binding, request: FastifyRequest, known: Known): Prove {
  const prove = binding.prover(request)
  let isCounted = false
  return async (transaction) => {
    const caller = await prove(transaction)
    known(caller)
    refuseWrongAudience(e, caller)
    if (!isCounted) binding.limiter.take(`${e.method} ${e.path} a${caller.accountId}`, e.perMinute)
    isCounted = true
    return caller
  }
}

const inputOf = <E extends Endpoint>(
  e: E,
  request: FastifyRequest,
  form: Awaited<ReturnType<typeof readForm>> | null,
): Parsed<E> =>
  ({
    params: parse(e.params, request.params),
    query: parse(e.query, request.query),
    body: parse(e.body, form ? form.body : request.body),
    pictures: form?.pictures ?? {},
  }) as Parsed<E>

const contextOf = (binding: Binding, request: FastifyRequest, reply: FastifyReply): RequestFacts => ({
  requestId: request.id,
  language: languageOf(request.headers['accept-language']),
  baseUrl: binding.baseUrl(),
  idempotencyKey: idempotencyKey(request),
  request,
  reply,
})

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  // With `reportInput` the validation error contains the input, so that the message can tell a wrong type from a missing value.
  const parsed = schema.safeParse(value === undefined ? {} : value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Problem('invalid-input', { fields: fieldErrors(parsed.error.issues) })
}

const SEVERAL: Partial<Record<Audience, readonly Caller['kind'][]>> = {
  staff: ['doctor', 'assistant'],
  'doctor-or-integrator': ['doctor', 'integrator'],
}

function refuseWrongAudience(e: Endpoint, caller: Caller): void {
  if (e.personal && caller.tokenClass === 'integration') throw new Problem('forbidden')
  if (e.personal && caller.tokenClass === 'launched') throw new Problem('own-login-first')
  if (e.personal === true && caller.passwordIsGiven) throw new Problem('own-password-first')
  if (e.audience === 'any') return
  const kinds: readonly string[] = SEVERAL[e.audience] ?? [e.audience]
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
