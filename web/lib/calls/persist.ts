import type { Brand } from '#brands/brand.ts'
import { type Language, languages } from '#locales/locale.ts'
import { createStore } from '../store.ts'
import type { KeptTheme } from '../brand/theme-cache.ts'

/** The one key of localStorage, and the only two areas of state that may be in it (specification section 9). */
const KEY = 'persist'

interface Persisted {
  local: {
    language?: Language | undefined
    /** The doctor's fixed mode, so that a reload does not flash the other one before the profile arrives. */
    darkMode?: 'auto' | boolean | undefined
    /** Whether a refresh cookie may exist: a guest's visit then asks the server nothing. */
    session?: boolean | undefined
    /** Brands that were shown, so that the next visit begins in their colours (theme-cache.ts). */
    themes?: readonly KeptTheme[] | undefined
  }
  tours: { displayTourOnce: boolean }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** Enough to tell it from anything else: brands are parsed whole, by the server, before they come here. */
export const looksLikeBrand = (value: unknown): value is Brand =>
  isRecord(value) && isRecord(value['theme']) && isRecord(value['logos']) && typeof value['name'] === 'string'

const area = (stored: unknown, name: string): Record<string, unknown> => {
  const value = isRecord(stored) ? stored[name] : undefined
  return isRecord(value) ? value : {}
}

const themesIn = (value: unknown): readonly KeptTheme[] =>
  Array.isArray(value) ? value.filter(isKeptTheme) : []

/** Written by this application from an answer that the server had parsed whole. */
const isKeptTheme = (value: unknown): value is KeptTheme =>
  isRecord(value) && typeof value['at'] === 'number' && looksLikeBrand(value['brand'])

/** Takes from stored text what is known and well formed; by hand, because every first load carries it. */
export function parsePersisted(text: string | null): Persisted {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    // Damaged text: start from nothing.
  }
  const { language, darkMode, session, themes } = area(stored, 'local')
  const { displayTourOnce } = area(stored, 'tours')
  return {
    local: {
      language: languages.find((known) => known === language),
      darkMode: darkMode === 'auto' || typeof darkMode === 'boolean' ? darkMode : undefined,
      session: typeof session === 'boolean' ? session : undefined,
      themes: themesIn(themes),
    },
    tours: { displayTourOnce: displayTourOnce !== false },
  }
}

function read(): Persisted {
  try {
    return parsePersisted(localStorage.getItem(KEY))
  } catch {
    // Storage may be forbidden.
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
    // Private windows may refuse; the value lives on in this tab.
  }
}

/** Follows what another tab of the same browser writes. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) persisted.set(read())
  })
}
