import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { request, type RequestOptions } from './request.ts'
import { takeAhead } from '../early/send-ahead.ts'
import { currentToken, loggedInAgain, renew, sessionStatus } from '../account/session.ts'
import { proveAgain } from '../account/step-up.ts'

/**
 * Calls an endpoint with the doctor's token. A refused token is renewed once, silently; if that fails too, the call waits until
 * the doctor has logged in again, so that no request is lost. If the server requires a new proof of identity, the call is
 * repeated after the proof (lib/account/step-up.ts).
 * @throws ApiError
 */
export async function api<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  options: Omit<RequestOptions, 'token'> = {},
): Promise<Answer<E>> {
  try {
    return await withToken(endpoint, call, options)
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'step-up-required'
    if (!isAsked || !(await proveAgain())) throw error
    return withToken(endpoint, call, options)
  }
}

async function withToken<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  options: Omit<RequestOptions, 'token'>,
): Promise<Answer<E>> {
  const used = currentToken()
  try {
    return await (takeAhead(endpoint) ?? request(endpoint, call, { ...options, token: used }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    // Without a token a refusal is final, except in the state `unreached`: the session could not be renewed yet, so it is renewed
    // now.
    if (used === undefined && sessionStatus.get() !== 'unreached') throw error
    const renewed = currentToken() !== used || (await renew()) || (await loggedInAgain())
    if (!renewed) throw error
    return request(endpoint, call, { ...options, token: currentToken() })
  }
}
