import type { Credentials } from '#contract/accounts/accounts.ts'
import { ApiError } from '../calls/api-error.ts'
import { isAway } from '../calls/connection.ts'
import { guestAccountCalls } from '../calls/guest-endpoints.ts'
import { persisted, persistLocal, persistTours } from '../calls/persist.ts'
import { request } from '../calls/request.ts'
import { createStore } from '../store.ts'
import { paths } from '../../paths.ts'
import { rememberedPath, tokenStorage } from './token-storage.ts'

/**
 * State of the session. `unreached`: logged in at an earlier visit, and no server answers now. `expired`: the session ended and
 * the doctor must log in again; nothing on the page is thrown away (assurance.md T13).
 */
export type SessionStatus = 'restoring' | 'unreached' | 'guest' | 'doctor' | 'expired'

let token = tokenStorage.read()
export const sessionStatus = createStore<SessionStatus>(
  token ? 'doctor' : persisted.get().local.session ? 'restoring' : 'guest',
)

export const currentToken = (): string | undefined => token

/** Starts the doctor's session in this tab. */
export function enter(key: string): void {
  token = key
  tokenStorage.write(key)
  persistLocal({ session: true })
  sessionStatus.set('doctor')
}

const resets = new Set<() => void>()
/**
 * Registers a function that deletes data of the session when it ends: caches, drafts (specification section 3, "reset on
 * logout").
 */
export const onLogout = (forget: () => void): void => void resets.add(forget)

function leave(): void {
  token = undefined
  tokenStorage.write(undefined)
  sessionStatus.set('guest')
  persistLocal({ session: false, chosen: false, darkMode: undefined, waiting: undefined })
  persistTours({ displayTourOnce: true })
  for (const forget of resets) forget()
}

let beforeLeaving: (token: string | undefined) => Promise<void> = () => Promise.resolve()
/**
 * Registers the work to do before a logout: data that only this device has are saved in the account while the token
 * is valid.
 */
export const beforeLogout = (keep: typeof beforeLeaving): void => void (beforeLeaving = keep)

/** True from a login in this tab until the next page is shown. */
export const hasJustLoggedIn = createStore(false)

/**
 * Logout whose response has not arrived yet. Its response deletes the session's cookie, also one that a login has set meanwhile.
 */
let closing: Promise<unknown> | undefined

export const beginSession = (body: Credentials): Promise<void> =>
  enterByLogin(() => request(guestAccountCalls.login, { body }))

/**
 * Sends a login, once the response to an earlier logout has arrived. Starts the new session, unless the server refuses its token
 * at once. The token works only with a cookie, so a refusal means that the browser did not store the cookie.
 * @throws ApiError `cookies-dropped`, and what the login throws
 */
export async function enterByLogin(logIn: () => Promise<{ key: string }>): Promise<void> {
  await closing
  const { key } = await logIn()
  const account = await request(guestAccountCalls.user, {}, { token: key }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw new ApiError('cookies-dropped')
  })
  // After the login an assistant gets the assistant's own page, because the home page is for doctors and its calls would be
  // refused.
  if (account?.kind === 'assistant' && (rememberedPath.get() ?? paths.index) === paths.index)
    rememberedPath.set(paths.assistant)
  hasJustLoggedIn.set(true)
  enter(key)
}

/** Logs out. An error of the call is ignored (specification section 7): this browser forgets the session in any case. */
export async function logOut(): Promise<void> {
  await beforeLeaving(token)
  closing = request(guestAccountCalls.logout, {}, { token }).catch(() => undefined)
  leave()
  rememberedPath.clear()
  await closing
}

let renewing: Promise<boolean> | undefined
/**
 * Sends a renewed token to the other tabs, once the channel to them is open. The renewal has replaced the cookie to which the
 * tokens of the other tabs are bound.
 */
let tellTabs: (key: string) => void = () => undefined

/**
 * Gets a fresh token through the refresh cookie. Concurrent callers share one request.
 * @returns false when the server says that the session has ended
 * @throws ApiError when the server gave no verdict: no network, a server that is unavailable or fails
 */
export function renew(): Promise<boolean> {
  renewing ??= request(guestAccountCalls.refresh, {})
    .then(({ key }) => {
      enter(key)
      tellTabs(key)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return false
      throw error
    })
    .finally(() => (renewing = undefined))
  return renewing
}

/**
 * Asks the server whether the session of an earlier visit is still open, if the status is `unknown`. `restoring`: called when the
 * page opens. `unreached`: called again when the server may be reachable. Without an answer, the session and its data are kept.
 */
export async function findSession(unknown: 'restoring' | 'unreached'): Promise<void> {
  if (sessionStatus.get() !== unknown) return
  // If the server is already known to be unreachable, the page is shown before the renewal of the session has failed.
  if (isAway.get()) sessionStatus.set('unreached')
  try {
    if (!(await renew())) leave()
  } catch {
    // If a login or logout has changed the status meanwhile, the status is not overwritten.
    if (sessionStatus.get() === unknown) sessionStatus.set('unreached')
  }
}

/** Runs a function once the status of the session differs from `status`. */
function afterStatus(status: SessionStatus, run: () => void): void {
  const stop = sessionStatus.subscribe(() => {
    if (sessionStatus.get() === status) return
    stop()
    run()
  })
}

/** Runs a function once it is known whether the session of an earlier visit is still open. A new tab asks the server first. */
export const whenSessionIsKnown = (run: () => void): void =>
  sessionStatus.get() === 'restoring' ? afterStatus('restoring', run) : run()

/** Resolves to true when the doctor has logged in again; to false when the doctor has logged out instead. */
export function loggedInAgain(): Promise<boolean> {
  sessionStatus.set('expired')
  return new Promise((resolve) => afterStatus('expired', () => resolve(sessionStatus.get() === 'doctor')))
}

/** Follows renewals and logouts in other tabs: a logout in one tab ends the session in all. */
export function followSessionOfOtherTabs(): void {
  const tabs = new BroadcastChannel('session')
  tellTabs = tabs.postMessage.bind(tabs)
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (sessionStatus.get() === 'doctor') enter(data)
  })
  persisted.subscribe(() => {
    if (sessionStatus.get() === 'doctor' && persisted.get().local.session === false) leave()
  })
}
