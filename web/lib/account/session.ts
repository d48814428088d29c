import type { Credentials } from '#contract/accounts/accounts.ts'
import { ApiError } from '../calls/api-error.ts'
import { guestAccountCalls } from '../calls/guest-endpoints.ts'
import { persisted, persistLocal, persistTours } from '../calls/persist.ts'
import { request } from '../calls/request.ts'
import { createStore } from '../store.ts'
import { rememberedPath, tokenStorage } from './token-storage.ts'

/** `unreached`: was one at an earlier visit, and no server answers now. `expired`: was a doctor and must log in again; nothing on the page is thrown away (assurance.md T13). */
export type SessionStatus = 'restoring' | 'unreached' | 'guest' | 'doctor' | 'expired'

let token = tokenStorage.read()
export const sessionStatus = createStore<SessionStatus>(
  token ? 'doctor' : persisted.get().local.session ? 'restoring' : 'guest',
)

export const currentToken = (): string | undefined => token

/** This tab is the doctor's from now on. */
export function enter(key: string): void {
  token = key
  tokenStorage.write(key)
  persistLocal({ session: true })
  sessionStatus.set('doctor')
}

const resets = new Set<() => void>()
/** What must be forgotten with the session: caches, drafts (specification section 3, "reset on logout"). */
export const onLogout = (forget: () => void): void => void resets.add(forget)

function leave(): void {
  token = undefined
  tokenStorage.write(undefined)
  sessionStatus.set('guest')
  persistLocal({ session: false, darkMode: undefined })
  persistTours({ displayTourOnce: true })
  for (const forget of resets) forget()
}

let beforeLeaving: (token: string | undefined) => Promise<void> = () => Promise.resolve()
/** What only this device has goes to the account first, while the token still opens it. */
export const beforeLogout = (keep: typeof beforeLeaving): void => void (beforeLeaving = keep)

export async function beginSession(credentials: Credentials): Promise<void> {
  const { key } = await request(guestAccountCalls.login, { body: credentials })
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
/** A fresh token through the refresh cookie; all callers of one moment share one request. */
export function renew(): Promise<boolean> {
  renewing ??= request(guestAccountCalls.refresh, {})
    .then(({ key }) => {
      enter(key)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'network') throw error
      return false
    })
    .finally(() => (renewing = undefined))
  return renewing
}

/** Brings back the session of an earlier visit, or settles for a guest. */
export async function restoreSession(): Promise<void> {
  if (sessionStatus.get() !== 'restoring') return
  try {
    if (!(await renew())) leave()
  } catch {
    // Nobody said that it has ended: nothing of it is forgotten.
    sessionStatus.set('unreached')
  }
}

/** Resolves when the doctor has logged in again; false when the session was left instead. */
export function loggedInAgain(): Promise<boolean> {
  sessionStatus.set('expired')
  return new Promise((resolve) => {
    const stop = sessionStatus.subscribe(() => {
      const status = sessionStatus.get()
      if (status === 'expired') return
      stop()
      resolve(status === 'doctor')
    })
  })
}

/** Logging out in one tab logs out the others. */
export function followSessionOfOtherTabs(): void {
  persisted.subscribe(() => {
    if (sessionStatus.get() === 'doctor' && persisted.get().local.session === false) leave()
  })
}
