import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { request } from '../../lib/calls/request.ts'
import { createStore } from '../../lib/store.ts'
import { operatorCalls } from './calls.ts'

/**
 * Key in sessionStorage, beside the other tokens (specification section 9): an operator's session ends with
 * the tab.
 */
const KEY = 'auth.token.operator'

interface Turn {
  token: string | undefined
  /** Whether the server ended the operator's session while the operator was working. */
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
    // The browser may forbid storage. The session of the operator then ends with the page.
  }
}

/**
 * Begins an operator's session in this tab.
 * @throws ApiError
 */
export async function beginTurn(email: string, password: string): Promise<void> {
  keep((await request(operatorCalls.login, { body: { email, password } })).key)
}

/**
 * Ends the operator's session in this tab in any case. Where the server cannot be reached, the server's session expires
 * automatically.
 */
export async function endTurn(): Promise<void> {
  const { token } = turn.get()
  keep(undefined)
  await request(operatorCalls.logout, {}, { token }).catch(() => undefined)
}

/** Sends a request with the operator's token. A refusal of the token ends the session. @throws ApiError */
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
