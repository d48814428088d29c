import { pharmacyCalls } from '../../lib/calls/pharmacy-calls.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { request } from '../../lib/calls/request.ts'
import { createStore } from '../../lib/store.ts'

/**
 * Key in sessionStorage, in the style of the doctor's keys (specification section 9): the session ends with
 * the tab.
 */
const KEY = 'auth.token.pharmacy'
const TYPE = 'Token '

export interface CounterSession {
  token: string
  /** Name of the pharmacy; empty until the server has answered. */
  name: string
  /** Whether the server refuses the token: the page stays then, and a dialog asks for another token. */
  isRefused: boolean
}

export const counterSession = createStore<CounterSession | undefined>(restore())

function restore(): CounterSession | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    return stored?.startsWith(TYPE)
      ? { token: stored.slice(TYPE.length), name: '', isRefused: false }
      : undefined
  } catch {
    return undefined
  }
}

function keep(session: CounterSession | undefined): void {
  counterSession.set(session)
  try {
    if (session) sessionStorage.setItem(KEY, TYPE + session.token)
    else sessionStorage.removeItem(KEY)
  } catch {
    // The browser may forbid sessionStorage; the pharmacy's session then lasts as long as the page.
  }
}

/**
 * Reads a token as people copy it: with spaces around, or with the scheme before it. Undefined when no header
 * may carry the text.
 */
export function readToken(text: string): string | undefined {
  const token = text.trim().replace(/^token\s+/i, '')
  return /^[\x21-\x7e]+$/.test(token) ? token : undefined
}

/** Begins a pharmacy's session at the counter if the server accepts the token. @throws ApiError */
export async function openCounter(token: string): Promise<void> {
  const { name } = await request(pharmacyCalls.me, {}, { token })
  keep({ token, name, isRefused: false })
}

export const closeCounter = (): void => keep(undefined)

/**
 * Asks the server for the name of the pharmacy whose token was stored before a reload. Without an answer the counter
 * works without a name.
 */
export async function recallName(): Promise<void> {
  const session = counterSession.get()
  if (session && !session.name) await openCounter(session.token).catch(noticeRefusal)
}

/**
 * Remembers that the server refused the token, so that the page asks for another one; other errors are
 * ignored.
 */
export function noticeRefusal(error: unknown): void {
  const session = counterSession.get()
  if (session && error instanceof ApiError && error.status === 401) {
    counterSession.set({ ...session, isRefused: true })
  }
}
