import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { intlLocale } from '#locales/locale.ts'
import { ApiError, errorFrom } from './api-error.ts'
import { language } from './texts.ts'

export interface RequestOptions {
  token?: string | undefined
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>>
  /** Files by the names of the endpoint's `pictures`: the call travels as a form, its body's texts beside them. */
  pictures?: Readonly<Record<string, Blob>> | undefined
}

interface LooseCall {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  pictures?: Record<string, Blob>
}

/** Address of a call: parameters into the path, whatever is set into the query. */
export function addressOf(endpoint: EndpointRef<Endpoint>, { params, query }: LooseCall): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      search.set(name, String(value))
    }
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** With pictures a call travels as a form, which names its own type. */
function formOf({ body, pictures }: LooseCall): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value))
  for (const [name, picture] of Object.entries(pictures ?? {})) form.set(name, picture)
  return form
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What travels: JSON, or a form when there are pictures; its header of the type is the browser's own then. */
function sentBody(body: unknown, pictures: RequestOptions['pictures']): RequestInit {
  if (pictures) {
    const form = new FormData()
    for (const [name, text] of Object.entries(body ?? {})) form.append(name, String(text))
    for (const [name, picture] of Object.entries(pictures)) form.append(name, picture)
    return { body: form }
  }
  if (body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** One call without any session. The server parsed the answer by the contract before it left. */
export async function request<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  { token, signal, headers, pictures }: RequestOptions = {},
): Promise<Answer<E>> {
  const { body, pictures } = call as LooseCall
  const json = pictures || body === undefined ? undefined : JSON.stringify(body)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(addressOf(endpoint, call as LooseCall), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'accept-language': intlLocale[language.get()],
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Token ${token}` } : {}),
        ...headers,
      },
      ...(pictures ? { body: formOf(call as LooseCall) } : json === undefined ? {} : { body: json }),
      ...(signal ? { signal } : {}),
    })
    answer = await bodyOf(response)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError('network')
  }
  if (!response.ok) throw errorFrom(response.status, answer)
  if (answer === undefined && response.status !== 204)
    throw new ApiError('bad-answer', { status: response.status })
  return answer as Answer<E>
}
