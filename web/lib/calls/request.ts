import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { MISSING_AS_ANSWER } from '#contract/problem.ts'
import { intlLocale } from '#locales/locale.ts'
import { ApiError, errorFrom } from './api-error.ts'
import { isAway } from './connection.ts'
import { language } from '../texts.ts'

/** Timeout of a call without any answer, ms: much longer than a slow connection takes. */
export const PATIENCE = 15_000
/**
 * Calls without a timeout, because they may take long: files of thousands of rows, printed sheets, texts of a
 * language model.
 */
const LONG = /\/(?:export|import|pdf|preview|explain)\//

export interface RequestOptions {
  token?: string | undefined
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>>
  /** Whether the browser completes the call even if the page closes. */
  keepalive?: boolean
}

interface LooseCall {
  params?: Record<string, string | undefined>
  query?: Record<string, unknown>
  body?: unknown
  pictures?: Record<string, Blob> | undefined
}

/**
 * URL of a call: the path with its parameters filled in, and a query of all query values except undefined, null and objects.
 * @throws TypeError when a parameter is missing, which the types of `request` and `api` do not allow
 */
export function addressOf(endpoint: EndpointRef<Endpoint>, { params, query }: LooseCall): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new TypeError(`no ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!['undefined', 'object'].includes(typeof value)) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Body of a request: JSON, or form data if there are pictures; the browser then sets the content type. */
function sentBody({ body, pictures }: LooseCall): {
  headers?: Record<string, string>
  body?: string | FormData
} {
  if (pictures) {
    const form = new FormData()
    for (const [name, text] of Object.entries(body ?? {})) form.set(name, String(text))
    for (const [name, picture] of Object.entries(pictures)) form.set(name, picture)
    return { body: form }
  }
  if (body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')
  if (type?.startsWith('image/')) return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Abort signal of a call: aborts with the caller's signal, and on the timeout. No timeout applies once the response
 * has begun, nor to calls that send pictures.
 * @param isLong whether the call has no timeout
 */
function patience(caller: AbortSignal | undefined, isLong: boolean) {
  const own = new AbortController()
  const end = () => own.abort()
  if (caller?.aborted) end()
  caller?.addEventListener('abort', end)
  const timer = isLong ? undefined : setTimeout(end, PATIENCE)
  return { signal: own.signal, answered: () => clearTimeout(timer) }
}

/** Whether an answer with a successful status reports a refusal in a member `401`, as answers about figures may. */
const isRefusedInside = (answer: unknown): boolean => answer instanceof Object && '401' in answer

/**
 * Makes one call without session handling. The answer is not parsed here: the server validated it against the
 * contract.
 */
export async function request<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  { token, signal, headers, keepalive = false }: RequestOptions = {},
): Promise<Answer<E>> {
  const address = addressOf(endpoint, call as LooseCall)
  const { headers: itsType, ...sent } = sentBody(call as LooseCall)
  const { signal: ends, answered } = patience(signal, LONG.test(endpoint.path) || 'pictures' in call)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        prefer: MISSING_AS_ANSWER,
        'accept-language': intlLocale[language.get()],
        ...itsType,
        ...(token ? { authorization: `Token ${token}` } : {}),
        ...headers,
      },
      ...sent,
      keepalive,
      signal: ends,
    }).finally(answered)
    // Only an answer that was sent now shows that the server is reachable. An answer that the browser may store can come from its
    // cache, and one that arrives without a network was sent before the network was lost.
    if (navigator.onLine && response.headers.get('cache-control') === 'no-store') isAway.set(false)
    answer = await bodyOf(response)
  } catch (error) {
    if (signal?.aborted) throw error
    if (!ends.aborted) isAway.set(true)
    // No response came within the timeout. The status 408 (request timeout) is set here, not by the server.
    throw new ApiError('network', ends.aborted ? { status: 408 } : {})
  }
  const status = response.headers.has('preference-applied') ? 404 : response.status
  if (status > 299) throw errorFrom(status, answer, response.headers.get('retry-after'))
  if ((answer === undefined && status !== 204) || isRefusedInside(answer))
    throw new ApiError('bad-answer', { status: response.status })
  return answer as Answer<E>
}
