import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ProblemBody } from '#contract/problem.ts'
import { formPayload, type FormParts } from './files/form-payload.ts'
import type { TestServer } from './test-server.ts'

export interface CallOptions {
  headers?: Record<string, string>
  body?: unknown
  /** Form that is sent as multipart/form-data, in place of a JSON body. */
  form?: FormParts
  cookies?: Record<string, string>
  /** Network address of the caller. */
  from?: string
}

/** Calls the API: `call(server, 'POST /api/v2/patient/', { headers: doctor.auth, body })`. */
export function call(
  server: TestServer,
  endpoint: string,
  { headers = {}, body, form, cookies = {}, from = '127.0.0.1' }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const space = endpoint.indexOf(' ')
  const sent: InjectOptions = {
    method: endpoint.slice(0, space),
    url: endpoint.slice(space + 1),
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    cookies,
    remoteAddress: from,
  }
  if (form) {
    const { type, payload } = formPayload(form)
    return server.app.inject({ ...sent, headers: { ...headers, 'content-type': type }, payload })
  }
  return server.app.inject(body === undefined ? sent : { ...sent, payload: JSON.stringify(body) })
}

/**
 * Status and body of a refusal without its request id. Both are equal for refusals that a caller must not be able to
 * tell apart.
 */
export function refusal(answer: LightMyRequestResponse): { status: number; body: Partial<ProblemBody> } {
  const { request_id: _number, ...body } = answer.json<ProblemBody>()
  return { status: answer.statusCode, body }
}
