import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldErrors, ProblemBody } from '#contract/problem.ts'
import { MISSING_AS_ANSWER, Problem } from '#contract/problem.ts'
import * as en from '#locales/en/problems.ts'
import * as es from '#locales/es/problems.ts'
import type { Language } from './context.ts'
import { languageOf } from './context.ts'

const catalogues = { es, en }

/**
 * Installs the handler that answers every error. A Problem is answered with its own code, and any other error with `unexpected`
 * and a request id.
 */
export function installProblemExit(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem | Error, request, reply) => {
    const problem = error instanceof Problem ? error : foreign(error)
    if (problem.code === 'unexpected') {
      // Only the stack of the error is logged, because messages of database drivers may quote values.
      request.log.error({ stack: frames(error), errorName: error.name }, 'unexpected')
    }
    return sendProblem(problem, request, reply)
  })
}

/** Converts an error of Fastify or its parsers to a Problem, by the error's code. */
function foreign(error: FastifyError | Error): Problem {
  const code = 'code' in error ? error.code : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('body-too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-media-type')
  if (
    error instanceof SyntaxError ||
    /^FST_ERR_CTP_(EMPTY_JSON_BODY|INVALID_JSON_BODY|INVALID_CONTENT_LENGTH)$/.test(code)
  ) {
    return new Problem('malformed-json')
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new Problem('malformed-json')
  if (status === 404) return new Problem('not-found')
  if (status === 503) return new Problem('unavailable', { values: { seconds: 2 } })
  return new Problem('unexpected')
}

const frames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language'])
  const seconds = problem.values['seconds']
  if (seconds !== undefined) void reply.header('retry-after', String(seconds))
  if (problem.status === 401) void reply.header('www-authenticate', 'Token')
  const asAnswer = problem.status === 404 && request.headers['prefer'] === MISSING_AS_ANSWER
  if (asAnswer) void reply.header('preference-applied', MISSING_AS_ANSWER)
  return reply
    .code(asAnswer ? 200 : problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyFor(request, problem, problemBody(problem, language, request.id))))
}

/**
 * HTTP status of a response for logs and metrics. An object that was not found counts as 404, even if the request's header
 * `Prefer` asked for another status (`MISSING_AS_ANSWER`).
 */
export const statusMeant = (reply: FastifyReply): number =>
  reply.getHeader('preference-applied') === MISSING_AS_ANSWER ? 404 : reply.statusCode

/**
 * Makes the body of a refusal for the API version of the request. Version 1 also has a status in words and the reason as
 * `error` (public-api.md 1.6). The HTTP status is the same in both.
 */
function bodyFor(request: FastifyRequest, { status }: Problem, body: ProblemBody): ProblemBody {
  if (!request.routeOptions.url?.startsWith('/api/v1/')) return body
  return { ...body, status: status < 500 ? '400 Bad Response' : '500 Server Error', error: body.detail }
}

/**
 * Makes the body of a refusal. Each field is listed twice: under `fields` by its full path, and at the top level by the path's
 * first segment, where clients of the public API look (public-api.md 1.3).
 */
export function problemBody(problem: Problem, language: Language, requestId: string): ProblemBody {
  const catalogue = catalogues[language]
  const detail = catalogue.problems[problem.code](problem.values)
  const body: ProblemBody = { detail, code: problem.code, request_id: requestId }
  if (
    problem.code === 'login-failed' ||
    problem.code === 'account-disabled' ||
    problem.code === 'email-unverified' ||
    problem.code === 'password-locked' ||
    problem.code === 'second-factor-required'
  ) {
    body['non_field_errors'] = [detail]
  }
  if (!problem.fields) return body
  const fields: FieldErrors = {}
  for (const [path, keys] of Object.entries(problem.fields)) {
    fields[path] = keys.map((key) => sentence(catalogue, key))
    const first = path.split('.')[0] ?? path
    const known = body[first]
    if (first !== 'detail' && first !== 'code')
      body[first] = [...(Array.isArray(known) ? known : []), ...fields[path]]
  }
  body.fields = fields
  return body
}

function sentence(catalogue: typeof es, key: string): string {
  const colon = key.indexOf(':')
  const name = colon < 0 ? key : key.slice(0, colon)
  const write = catalogue.fieldMessages[name] ?? catalogue.fieldMessages['invalid']
  return write ? write(colon < 0 ? '' : key.slice(colon + 1)) : key
}
