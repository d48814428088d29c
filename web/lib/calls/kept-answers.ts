import { ApiError } from './api-error.ts'
import { onLogout } from '../account/session.ts'

/** Answers that the composer needs to open without a network. None of them contains patient data. */
type Name = 'profile' | 'places'

/**
 * Key in sessionStorage. Like the tab's token (token-storage.ts), these answers never reach the disk, end with the
 * tab, and can't be read by another doctor's tab.
 */
const keyOf = (name: Name): string => `kept.${name}`
const names: readonly Name[] = ['profile', 'places']

onLogout(() => {
  for (const name of names) write(name, undefined)
})

/**
 * The server's answer; without a network, the last one that this tab received. Throws the call's error when there
 * is none.
 */
export async function answerOrCached<T>(name: Name, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask()
    write(name, answer)
    return answer
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'network' ? read(name) : undefined
    if (kept === undefined) throw error
    return kept as T
  }
}

function write(name: Name, answer: unknown): void {
  try {
    if (answer === undefined) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(answer))
  } catch {
    // Storage may be forbidden: then the composer can't open without a network.
  }
}

function read(name: Name): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
