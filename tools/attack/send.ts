import { type IncomingHttpHeaders, request } from 'node:http'
import { text as asText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Target } from './target.ts'

/** An answer of the product. A JSON body is parsed. */
export interface Answer<Body> {
  status: number
  headers: IncomingHttpHeaders
  text: string
  body: Body
}

export interface Sent {
  token?: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Loopback address from which the request is sent, for attackers whose address is not that of the account's owner. */
  from?: string
}

/** Sends a request such as `POST /api/v2/rx-endpoint/`; redirects are not followed. */
export async function send<Body = Record<string, unknown>>(
  { origin }: Pick<Target, 'origin'>,
  route: string,
  { token, body, headers = {}, from = '127.0.0.1' }: Sent = {},
): Promise<Answer<Body>> {
  const [method = 'GET', address = '/'] = route.split(' ')
  const encoded = body === undefined ? null : new Request(origin, { method: 'POST', body: bodyOf(body) })
  const bytes = encoded && Buffer.from(await encoded.arrayBuffer())
  const type = body instanceof FormData ? encoded?.headers.get('content-type') : 'application/json'
  const { port, hostname } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        method,
        port,
        path: address,
        host: '127.0.0.1',
        localAddress: from,
        headers: {
          host: `${hostname}:${port}`,
          ...(token === undefined ? {} : { authorization: `Token ${token}` }),
          ...(bytes && type ? { 'content-type': type, 'content-length': bytes.length } : {}),
          ...headers,
        },
      },
      (answer) => {
        asText(answer).then((text) => {
          const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            body: (isJson ? JSON.parse(text) : {}) as Body,
          })
        }, reject)
      },
    )
    asking.once('error', reject)
    asking.end(bytes)
  })
}

const bodyOf = (body: unknown): FormData | string => (body instanceof FormData ? body : JSON.stringify(body))

let logins = 0

/**
 * Logs in as a program does. Each login comes from another address, because the logins of one address are limited.
 * @returns the token
 */
export async function tokenOf(target: Target, who: { email: string; password: string }): Promise<string> {
  const from = `127.2.0.${(logins += 1)}`
  const { status, body } = await send<{ key?: string }>(target, 'POST /rest-auth/login/', { body: who, from })
  if (body.key === undefined) throw new Error(`the login of ${who.email} was answered ${status}`)
  return body.key
}

/** Cookies that an answer sets, as a browser would send them back. */
export const cookiesOf = ({ headers }: Pick<Answer<unknown>, 'headers'>): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

const PASSWORD = 'mesa verde lluvia tranvia'

/** A registered account, whose address is confirmed, as anybody can make one. */
export interface Stranger {
  email: string
  password: string
  token: string
}

export async function registerStranger(target: Target, email: string): Promise<Stranger> {
  const passwords = { password1: PASSWORD, password2: PASSWORD }
  const registered = await send(target, 'POST /rest-auth/registration/', { body: { email, ...passwords } })
  if (registered.status !== 201) throw new Error(`the registration was answered ${registered.status}`)
  const key = /#([\w-]+)/.exec(await newestMail(target, email))?.[1]
  await send(target, 'POST /rest-auth/registration/verify-email/', { body: { key } })
  return { email, password: PASSWORD, token: await tokenOf(target, { email, password: PASSWORD }) }
}

const MAIL_WITHIN_MS = 30_000

/** Page of the newest mail to an address in the demo's mailbox. Waits until a mail has arrived. */
export async function newestMail(target: Target, to: string): Promise<string> {
  for (const end = Date.now() + MAIL_WITHIN_MS; Date.now() < end; await pause(200)) {
    const list = await send(target, 'GET /demo/mailbox')
    const entry = list.text.split('<li>').find((one) => one.includes(to))
    const address = /href="([^"]+)"/.exec(entry ?? '')?.[1]
    if (address !== undefined) return (await send(target, `GET ${address}`)).text
  }
  throw new Error(`no mail to ${to}`)
}

/** Finds a patient of the demo's doctor. */
export async function ownPatient(target: Target, token: string): Promise<string> {
  const { body } = await send<{ results: { uid: string }[] }>(target, 'GET /api/v2/patients/', { token })
  const uid = body.results[0]?.uid
  if (uid === undefined) throw new Error('the demo has no patient')
  return uid
}
