import { fetch as send, type Dispatcher, type Response as Answer } from 'undici'
import { isNamedByOperator, mayCallUrl, type AllowedHosts } from './allowed-hosts.ts'
import { OutboundFailure } from './outbound-failure.ts'
import type { ProviderCall } from './provider-call.ts'

/** A request whose body is in memory, so that it can be sent again after a redirect. */
export interface Outgoing {
  url: URL
  method: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

export interface Hops {
  call: ProviderCall
  allowed: AllowedHosts
  dispatcher: Dispatcher
  maxRedirects: number
  /** Handling of redirects that the caller asks for, as in the option `redirect` of the Fetch standard. */
  redirect: Request['redirect']
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Headers that may be sent to another origin than the requested one. None of these headers can hold a credential. */
const HARMLESS = new Set(['accept', 'accept-language', 'user-agent'])

/**
 * Sends a request, and follows redirects itself, so that the address of each redirect is checked like the first
 * address.
 */
export async function followRedirects(first: Outgoing, hops: Hops): Promise<Answer> {
  const { call, allowed, maxRedirects, redirect } = hops
  const refuse = (outcome: 'forbidden-address' | 'too-many-redirects'): never => {
    throw new OutboundFailure(call.provider, outcome)
  }
  if (!mayCallUrl(first.url, allowed)) refuse('forbidden-address')
  let outgoing = first
  for (let left = maxRedirects; ; left -= 1) {
    const answer = await sendOnce(outgoing, hops)
    const location = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null
    if (location === null || redirect === 'manual') return answer
    await answer.body?.cancel()
    if (left <= 0 || redirect === 'error') return refuse('too-many-redirects')
    const next = redirected(outgoing, answer.status, location)
    if (next === undefined || !mayGoTo(next.url, outgoing.url, allowed)) return refuse('forbidden-address')
    outgoing = next
  }
}

const sendOnce = ({ url, method, headers, body }: Outgoing, { call, dispatcher }: Hops): Promise<Answer> =>
  send(url, { method, headers: [...headers], body, redirect: 'manual', signal: call.signal, dispatcher })

/**
 * Whether a redirect may be followed. A host that the operator named may only be called by its own name, so that a
 * foreign host cannot redirect into the operator's network.
 */
const mayGoTo = (to: URL, from: URL, allowed: AllowedHosts): boolean =>
  mayCallUrl(to, allowed) && (to.origin === from.origin || !isNamedByOperator(to, allowed))

/**
 * Request that follows a redirect, with method and body by the rules of the Fetch standard. Another origin gets neither
 * credentials nor a body. Undefined for a redirect that would send a body to another origin, and for an address that
 * can't be parsed.
 */
export function redirected(from: Outgoing, status: number, location: string): Outgoing | undefined {
  if (!URL.canParse(location, from.url.href)) return undefined
  const url = new URL(location, from.url)
  const becomesGet = (status === 303 && from.method !== 'HEAD') || (status <= 302 && from.method === 'POST')
  const method = becomesGet ? 'GET' : from.method
  const body = becomesGet ? null : from.body
  const isSameOrigin = url.origin === from.url.origin
  if (!isSameOrigin && body !== null) return undefined
  const kept = [...from.headers].filter(
    ([name]) => (isSameOrigin || HARMLESS.has(name)) && !(body === null && name.startsWith('content-')),
  )
  return { url, method, headers: new Headers(kept), body }
}
