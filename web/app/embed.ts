import { UNSAFE_createBrowserHistory as createBrowserHistory, useLocation } from 'react-router'

const FLAG = 'embed'

const isEmbedded = (search: string): boolean => new URLSearchParams(search).get(FLAG) === 'true'

/** Adds `embed=true` to an address when the current page has it and the address does not set the parameter itself. */
export function carryEmbed(href: string, search: string): string {
  const next = new URL(href, 'http://here')
  if (!isEmbedded(search) || next.searchParams.has(FLAG)) return href
  next.searchParams.set(FLAG, 'true')
  return next.pathname + next.search + next.hash
}

/**
 * Browser history that keeps `embed=true` on every link, navigation and redirect: all get their address from
 * `createHref`.
 */
export function createCarryingHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true })
  const createHref = history.createHref.bind(history)
  history.createHref = (to) => carryEmbed(createHref(to), window.location.search)
  return history
}

/** Whether the product is embedded in another page (`embed=true`): it then shows no bars (specification section 2). */
export const useEmbedded = (): boolean => isEmbedded(useLocation().search)
