import { ApiError } from './api-error.ts'
import { onLogout } from '../account/session.ts'

/** What the composer needs to open without a network, and nothing of any patient. */
type Name = 'profile' | 'places'

/**
 * Beside the tab's token and for as long (token-storage.ts): nothing reaches the disk, and another doctor's tab never
 * reads it.
 */
const keyOf = (name: Name): string => `kept.${name}`
const names: readonly Name[] = ['profile', 'places']

onLogout(() => {
  for (const name of names) write(name, undefined)
})

/** The server's answer; without a network the one that this tab got before. Throws as the call does when there is none. */
export async function answerOrKept<T>(name: Name, ask: () => Promise<T>): Promise<T> {
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
    // Storage may be forbidden: then the page needs its network.
  }
}

function read(name: Name): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
