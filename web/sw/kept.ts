/** Where a page is asked for when no server answers. */
export const OFFLINE_PAGE = '/offline.html'

/** The application's own page, and the address that opens with it: there writing goes on. */
export const SHELL_PAGE = '/index.html'
const COMPOSER = '/prescriptions/new'

/** What stands in for a page when no server answers. */
export const standIn = (url: string): string =>
  new URL(url).pathname === COMPOSER ? SHELL_PAGE : OFFLINE_PAGE

/** What the worker does with a request; `leave` is the browser's own way, as if there were no worker. */
export type Way = 'page' | 'kept' | 'leave'

interface Asked {
  method: string
  mode: string
  url: string
}

/**
 * Pages come from the network and, without one, are what stands in for them; files of the shell come from what was kept. All
 * else is left alone, every call of the product among it: nothing that a server says of a person is ever kept.
 */
export function wayOf({ method, mode, url }: Asked, origin: string, kept: readonly string[]): Way {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'leave'
  if (mode === 'navigate') return 'page'
  return kept.includes(address.pathname) ? 'kept' : 'leave'
}
