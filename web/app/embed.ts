import { UNSAFE_createBrowserHistory as createBrowserHistory, useLocation } from 'react-router'

const FLAG = 'embed'

const isEmbedded = (search: string): boolean => new URLSearchParams(search).get(FLAG) === 'true'

/** The address of a next page: with `embed=true` when the page of before has it and the next says nothing of it. */
export function carryEmbed(href: string, search: string): string {
  const next = new URL(href, 'http://here')
  if (!isEmbedded(search) || next.searchParams.has(FLAG)) return href
  next.searchParams.set(FLAG, 'true')
  return next.pathname + next.search + next.hash
}

/** The browser's history, whose every link, navigation and redirect takes `embed=true` along: all are made by `createHref`. */
export function createCarryingHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true })
  const createHref = history.createHref.bind(history)
  history.createHref = (to) => carryEmbed(createHref(to), window.location.search)
  return history
}

/** Whether the product is shown inside another page (`embed=true`): no bars (specification section 2). */
export const useEmbedded = (): boolean => isEmbedded(useLocation().search)
