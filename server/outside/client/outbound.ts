import { lookup as lookupInDns } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Registry } from 'prom-client'
import { Agent } from 'undici'
import type { AllowedHosts } from './allowed-hosts.ts'
import { boundedBody } from './bounded-body.ts'
import { checkedConnector } from './checked-connector.ts'
import { circuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import { followRedirects, type Outgoing } from './follow-redirects.ts'
import { OutboundFailure, type Outcome } from './outbound-failure.ts'
import { outboundMetrics } from './outbound-metrics.ts'
import { startCall } from './provider-call.ts'

export interface OutboundSettings {
  /** Hosts of the operator's own network that the server may call. All other hosts must be public. */
  allowed: AllowedHosts
  /** Function that writes one line of the log for each call that did not succeed. */
  log: (facts: { provider: string; outcome: Outcome }) => void
  /** Function that resolves host names; absent: that of the operating system. */
  lookup?: LookupFunction
  /** Monotonic clock in milliseconds; absent: that of the process. */
  now?: () => number
}

export interface CallLimits {
  /** Time limit of the whole call in milliseconds, including redirects and the reading of the body. */
  timeoutMs: number
  /** Size limit of the response's body in bytes, both as it is sent and as it is unpacked. */
  maxBytes: number
  maxRedirects: number
}

/** Client for all HTTP calls of the server to foreign hosts (docs/decisions/046-one-way-out.md). */
export interface Outbound {
  /**
   * Makes a function like `fetch` for calls to one provider. The returned promise resolves for a response with any
   * status. The caller reads the response's body to the end, or cancels it. Other failures reject with an
   * `OutboundFailure`. A call that the caller aborted rejects with the reason of its signal.
   */
  fetchFor(provider: string, limits: CallLimits): typeof fetch
  metrics: Registry
  /** Closes all connections of the client. */
  close(): Promise<void>
}

const CONNECT_MS = 10_000
/** Statuses of responses that have no body (Fetch standard, "null body status"). */
const WITHOUT_BODY = new Set([204, 205, 304])
/** Outcomes of a call that show a working provider. The circuit breaker does not count them as failures. */
const HEALTHY = new Set<Outcome>(['ok', 'refused'])

/** Makes the one client through which the server calls foreign hosts. */
export function createOutbound(settings: OutboundSettings): Outbound {
  const { allowed, log, lookup = lookupInDns, now = () => performance.now() } = settings
  const breakers = new Map<string, CircuitBreaker>()
  const agents: Agent[] = []
  const metrics = outboundMetrics(() => [...breakers].map(([name, breaker]) => [name, breaker.isOpen()]))
  return {
    metrics: metrics.registry,
    fetchFor(provider, limits) {
      const breaker = breakers.get(provider) ?? circuitBreaker(now)
      breakers.set(provider, breaker)
      const dispatcher = agentOf({ provider, allowed, lookup }, limits)
      agents.push(dispatcher)
      const over = (outcome: Outcome, since: number): void => {
        metrics.observe(provider, outcome, now() - since)
        if (outcome !== 'ok') log({ provider, outcome })
      }
      return async (input, init) => {
        const since = now()
        if (!breaker.admit()) {
          over('open-circuit', since)
          throw new OutboundFailure(provider, 'open-circuit')
        }
        const call = startCall({
          provider,
          timeoutMs: limits.timeoutMs,
          caller: init?.signal ?? (input instanceof Request ? input.signal : new AbortController().signal),
          ended(outcome) {
            breaker.report(outcome === 'cancelled' ? 'unknown' : HEALTHY.has(outcome) ? 'success' : 'failure')
            over(outcome, since)
          },
        })
        try {
          const { redirect, ...outgoing } = await read(provider, input, init)
          const { maxRedirects, maxBytes } = limits
          const hops = { call, allowed, dispatcher, maxRedirects, redirect }
          const { status, statusText, headers, body } = await followRedirects(outgoing, hops)
          const outcome: Outcome = status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed'
          const isEmpty = body === null || WITHOUT_BODY.has(status)
          if (!isEmpty && Number(headers.get('content-length')) > maxBytes)
            throw new OutboundFailure(provider, 'too-large')
          if (isEmpty) call.end(outcome)
          const passed = isEmpty ? null : boundedBody(body, { call, maxBytes, outcome })
          return new Response(passed, { status, statusText, headers: [...headers] })
        } catch (error) {
          throw call.fail(error)
        }
      }
    },
    async close() {
      await Promise.all(agents.map((agent) => agent.destroy()))
    },
  }
}

const agentOf = (
  where: { provider: string; allowed: AllowedHosts; lookup: LookupFunction },
  { timeoutMs, maxBytes }: CallLimits,
): Agent =>
  new Agent({
    connect: checkedConnector({ ...where, connectMs: Math.min(timeoutMs, CONNECT_MS) }),
    // The size limit counts the bytes of a response as they are sent. A compressed body can unpack to nothing and never
    // end, so a limit of unpacked bytes is not enough.
    maxResponseSize: maxBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })

/**
 * Reads the arguments of `fetch`. The address is checked first, because an error that a later step throws would contain an
 * invalid address.
 */
async function read(
  provider: string,
  input: Parameters<typeof fetch>[0],
  init: Parameters<typeof fetch>[1],
): Promise<Outgoing & Pick<Request, 'redirect'>> {
  const address = input instanceof Request ? input.url : String(input)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || url.username !== '' || url.password !== '')
    throw new OutboundFailure(provider, 'forbidden-address')
  const request = new Request(input, init)
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
  return { url, method: request.method, headers: request.headers, body, redirect: request.redirect }
}
