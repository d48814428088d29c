import type { Credentials } from '#contract/accounts/accounts.ts'
import { ApiError } from '../calls/api-error.ts'
import { guestAccountCalls } from '../calls/guest-endpoints.ts'
import { persisted, persistLocal, persistTours } from '../calls/persist.ts'
import { request } from '../calls/request.ts'
import { createStore } from '../store.ts'
import { paths } from '../../paths.ts'
import { rememberedPath, tokenStorage } from './token-storage.ts'

/**
 * `unreached`: logged in at an earlier visit, and no server answers now. `expired`: the session ended and the
 * doctor must log in again; nothing on the page is thrown away (assurance.md T13).
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
/** Registers what must be forgotten with the session: caches, drafts (specification section 3, "reset on logout"). */
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

/** Whether a login in this tab was not followed by a page yet. */
export const hasJustLoggedIn = createStore(false)

export async function beginSession(credentials: Credentials): Promise<void> {
  await enterByLogin((await request(guestAccountCalls.login, { body: credentials })).key)
}

/**
 * Starts the session of a login, unless the server refuses its token at once: the token works only with a cookie, which
 * the browser then did not keep.
 * @throws ApiError `cookies-dropped`
 */
export async function enterByLogin(key: string): Promise<void> {
  const account = await request(guestAccountCalls.user, {}, { token: key }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw new ApiError('cookies-dropped')
  })
  // The home page is a doctor's: its calls would be refused.
  if (account?.kind === 'assistant' && (rememberedPath.get() ?? paths.index) === paths.index)
    rememberedPath.set(paths.assistant)
  hasJustLoggedIn.set(true)
  enter(key)
}

/** Errors of the call are ignored (specification section 7): this browser forgets the session in any case. */
export async function logOut(): Promise<void> {
  const closed = token
  await beforeLeaving(closed)
  leave()
  rememberedPath.clear()
  await request(guestAccountCalls.logout, {}, { token: closed }).catch(() => undefined)
}

let renewing: Promise<boolean> | undefined
/**
 * Gets a fresh token through the refresh cookie. Concurrent callers share one request.
 * @returns false when the server says that the session has ended
 * @throws ApiError when no server said so: no network, a server that is unavailable or fails
 */
export function renew(): Promise<boolean> {
  renewing ??= request(guestAccountCalls.refresh, {})
    .then(({ key }) => {
      enter(key)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return false
      throw error
    })
    .finally(() => (renewing = undefined))
  return renewing
}

/** Restores the session of an earlier visit, or makes the visitor a guest. */
export async function restoreSession(): Promise<void> {
  if (sessionStatus.get() !== 'restoring') return
  try {
    if (!(await renew())) leave()
  } catch {
    // No server said that the session has ended, so nothing is forgotten.
    sessionStatus.set('unreached')
  }
}

/** Runs something once the session has another status than this one. */
function afterStatus(status: SessionStatus, run: () => void): void {
  const stop = sessionStatus.subscribe(() => {
    if (sessionStatus.get() === status) return
    stop()
    run()
  })
}

/** Runs something once it is known whether the session of an earlier visit goes on: a new tab begins with that question. */
export const whenSessionIsKnown = (run: () => void): void =>
  sessionStatus.get() === 'restoring' ? afterStatus('restoring', run) : run()

/** Checks a session again that could not be checked before. Without a server it stays as it is. */
export async function resumeSession(): Promise<void> {
  if (sessionStatus.get() !== 'unreached') return
  try {
    if (!(await renew())) leave()
  } catch {
    // No server said that the session has ended.
  }
}

/** Resolves to true when the doctor has logged in again; to false when the session was left instead. */
export function loggedInAgain(): Promise<boolean> {
  sessionStatus.set('expired')
  return new Promise((resolve) => afterStatus('expired', () => resolve(sessionStatus.get() === 'doctor')))
}

/** Follows logouts in other tabs: a logout in one tab ends the session in all. */
export function followSessionOfOtherTabs(): void {
  persisted.subscribe(() => {
    if (sessionStatus.get() === 'doctor' && persisted.get().local.session === false) leave()
  })
}
