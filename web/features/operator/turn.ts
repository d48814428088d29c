import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { request } from '../../lib/calls/request.ts'
import { createStore } from '../../lib/store.ts'
import { operatorCalls } from './calls.ts'

/** In sessionStorage beside the other keys (specification section 9): a turn ends with the tab. */
const KEY = 'auth.token.operator'

interface Turn {
  token: string | undefined
  /** The server ended it while it was used. */
  hasEnded: boolean
}

export const turn = createStore<Turn>({ token: restore(), hasEnded: false })

function restore(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function keep(token: string | undefined, hasEnded = false): void {
  turn.set({ token, hasEnded })
  try {
    if (token) sessionStorage.setItem(KEY, token)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden; the turn then lasts as long as the page.
  }
}

/** @throws ApiError */
export async function beginTurn(email: string, password: string): Promise<void> {
  keep((await request(operatorCalls.login, { body: { email, password } })).key)
}

/** Ends here in any case; the server's half ends by itself when it can't be told. */
export async function endTurn(): Promise<void> {
  const { token } = turn.get()
  keep(undefined)
  await request(operatorCalls.logout, {}, { token }).catch(() => undefined)
}

/** A call of this turn. One that the server refuses for its token ends the turn. @throws ApiError */
export async function ask<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  try {
    return await request(endpoint, call, { token: turn.get().token, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) keep(undefined, true)
    throw error
  }
}
