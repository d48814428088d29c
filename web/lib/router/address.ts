/** Query parameter of pages that are embedded in another product; each link and redirect keeps it. */
const EMBED = 'embed'

export const isEmbedded = (search: string): boolean => new URLSearchParams(search).get(EMBED) === 'true'

/** Address that the address bar shows, and the state that the previous page passed on. */
export interface Address {
  pathname: string
  search: string
  /** Id of the entry of the browser's history; entries that the router did not write share one id. */
  key: string
  /**
   * State that the page which navigated here passed on. The browser keeps it over a reload, and it may be anything.
   */
  state: unknown
}

/** Data that the router stores in an entry of the browser's history. */
type Entry = Partial<Pick<Address, 'key' | 'state'>>

export interface NavigateOptions {
  /** Whether the new page replaces the current entry of the browser's history. */
  replace?: boolean | undefined
  state?: unknown
}

const listeners = new Set<() => void>()

export function addressNow(): Address {
  const { pathname, search } = window.location
  const { key = 'first', state } = (window.history.state ?? {}) as Entry
  return { pathname, search, key, state }
}

/**
 * Address of a link: path, query and fragment, resolved against the current page, whose `embed=true` is kept unless
 * the link sets that parameter itself.
 */
export function hrefTo(to: string, here: string = window.location.href): string {
  const next = new URL(to, here)
  if (isEmbedded(new URL(here).search) && !next.searchParams.has(EMBED)) next.searchParams.set(EMBED, 'true')
  return next.pathname + next.search + next.hash
}

/** Opens a page of the product: `/path?query`, or `?query` alone for the same page. */
export function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
  const entry: Entry = { key: crypto.randomUUID(), state }
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', hrefTo(to))
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` when the address changed, by a navigation or by the browser's own buttons. @returns function that ends the
 * calls
 */
export function followAddress(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
