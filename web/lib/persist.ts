import * as z from 'zod/mini'
import { languages } from '#locales/locale.ts'
import { createStore } from './store.ts'

/** The one key of localStorage, and the only two areas of state that may be in it (specification section 9). */
const KEY = 'persist'

const Persisted = z.object({
  local: z._default(
    z.object({
      language: z.optional(z.enum(languages)),
      /** The doctor's fixed mode, so that a reload does not flash the other one before the profile arrives. */
      darkMode: z.optional(z.union([z.literal('auto'), z.boolean()])),
      /** Whether a refresh cookie may exist: a guest's visit then asks the server nothing. */
      session: z.optional(z.boolean()),
    }),
    {},
  ),
  tours: z._default(z.object({ displayTourOnce: z._default(z.boolean(), true) }), { displayTourOnce: true }),
})
type Persisted = z.output<typeof Persisted>

function read(): Persisted {
  try {
    const parsed = z.safeParse(Persisted, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    if (parsed.success) return parsed.data
  } catch {
    // Storage forbidden or its text damaged: start from nothing.
  }
  return z.parse(Persisted, {})
}

export const persisted = createStore<Persisted>(read())

export function persistLocal(change: Partial<Persisted['local']>): void {
  const next = { ...persisted.get(), local: { ...persisted.get().local, ...change } }
  persisted.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Private windows may refuse; the value lives on in this tab.
  }
}

/** Follows what another tab of the same browser writes. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) persisted.set(read())
  })
}
