import type { Answer, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { currentToken, onLogout } from '../account/session.ts'
import { request } from '../calls/request.ts'

/**
 * How long the answer to a call that was sent early is stored for the code that needs the answer, ms. After this time that code
 * sends the call itself.
 */
const KEPT_MS = 15_000

const sent = new Map<string, Promise<unknown>>()
onLogout(() => sent.clear())

const nameOf = ({ method, path }: EndpointRef<Endpoint>): string => `${method} ${path}`

/**
 * Sends a call without parameters, before the code that shows its answer has been downloaded. That code later gets
 * the answer, or the failure.
 */
export function sendAhead(endpoint: EndpointRef<Endpoint>): void {
  const name = nameOf(endpoint)
  const answer = request(endpoint, {}, { token: currentToken() })
  // The failure is reported to whoever uses the answer. An answer that nobody uses must not be an unhandled error.
  answer.catch(() => undefined)
  sent.set(name, answer)
  setTimeout(() => sent.delete(name), KEPT_MS)
}

/**
 * The answer of a call that was sent ahead, for the first caller who asks for it. Undefined where there is none, or where a call
 * that may have changed the answer was sent since.
 */
export function takeAhead<E extends Endpoint>(endpoint: EndpointRef<E>): Promise<Answer<E>> | undefined {
  if (endpoint.method !== 'GET') sent.clear()
  const name = nameOf(endpoint)
  const answer = sent.get(name)
  sent.delete(name)
  // The answer has the type of this call, under whose name it was stored.
  return answer as Promise<Answer<E>> | undefined
}
