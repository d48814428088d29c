import type { Brand } from '#brands/brand.ts'
import { type Language, languages } from '#locales/locale.ts'
import { createStore } from '../store.ts'
import type { KeptTheme } from '../brand/theme-cache.ts'

/** The only key in localStorage; the specification allows two areas of state in it (section 9). */
const KEY = 'persist'

interface Persisted {
  local: {
    language?: Language | undefined
    /**
     * Whether the language was chosen by hand and is not yet saved in an account. It is then saved in the account that logs in
     * next.
     */
    chosen?: boolean
    /** The doctor's fixed colour mode, so that a reload does not flash the other mode before the profile arrives. */
    darkMode?: 'auto' | boolean | undefined
    /** Whether the browser may have a refresh cookie. If not, the page does not ask the server for a session. */
    session?: boolean | undefined
    /** Number of matters that needed attention on the home page at the last visit, for which the page reserves the height. */
    waiting?: number | undefined
    /** Brands that were shown, so that the next visit begins in their colours (theme-cache.ts). */
    themes?: readonly KeptTheme[] | undefined
  }
  tours: { displayTourOnce: boolean }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/**
 * Whether a value looks like a brand. The check covers a few fields only: the server validates brands completely before it sends
 * them.
 */
export const looksLikeBrand = (value: unknown): value is Brand =>
  isRecord(value) &&
  isRecord(value['theme']) &&
  isRecord(value['composition']) &&
  typeof value['name'] === 'string'

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Returns the value if it has the type of the example, else undefined. */
const likeOf = <T>(value: unknown, example: T): T | undefined =>
  typeof value === typeof example ? (value as T) : undefined

/**
 * Whether a value is a stored theme. A cheap check is enough: this application stored the theme from an answer that the server
 * had validated.
 */
const isKeptTheme = (value: unknown): value is KeptTheme =>
  isRecord(value) && typeof value['at'] === 'number' && looksLikeBrand(value['brand'])

/**
 * Reads stored text; unknown and malformed parts are dropped. The checks are written by hand without a schema,
 * because every first load includes them.
 */
export function parsePersisted(text: string | null): Persisted {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    // The text in localStorage is damaged: the defaults apply.
  }
  const { local, tours } = recordOf(stored)
  const { language, chosen, darkMode, session, waiting, themes } = recordOf(local)
  const { displayTourOnce } = recordOf(tours)
  return {
    local: {
      language: languages.find((known) => known === language),
      chosen: !!chosen,
      darkMode: darkMode === 'auto' ? darkMode : likeOf(darkMode, true),
      session: likeOf(session, true),
      waiting: likeOf(waiting, 0),
      themes: Array.isArray(themes) ? themes.filter(isKeptTheme) : [],
    },
    tours: { displayTourOnce: displayTourOnce !== false },
  }
}

function read(): Persisted {
  try {
    return parsePersisted(localStorage.getItem(KEY))
  } catch {
    // The browser may forbid localStorage: the defaults apply.
    return parsePersisted(null)
  }
}

export const persisted = createStore<Persisted>(read())

export const persistLocal = (change: Partial<Persisted['local']>): void =>
  store({ ...persisted.get(), local: { ...persisted.get().local, ...change } })

export const persistTours = (tours: Persisted['tours']): void => store({ ...persisted.get(), tours })

function store(next: Persisted): void {
  persisted.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Private windows may refuse to store; the value then lasts as long as this tab.
  }
}

/** Applies changes of the stored state that another tab of the same browser made. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) persisted.set(read())
  })
}
