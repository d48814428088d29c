import { pageAddresses } from '#contract/page-addresses.ts'

export type PageName = keyof typeof pageAddresses

/** A page as the application's router finds it: any case, with or without a slash at the end. */
const PAGES = Object.entries(pageAddresses).map(([name, address]) => ({
  name: name as PageName,
  isLiteral: !address.includes(':'),
  pattern: new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/**
 * Name of the page at a path; undefined where there is none. If two pages fit the path, the page without parameters
 * counts.
 */
export function pageAt(path: string): PageName | undefined {
  const found = PAGES.filter(({ pattern }) => pattern.test(path))
  return (found.find(({ isLiteral }) => isLiteral) ?? found[0])?.name
}

/** Pages that search engines may list: their HTML and their content name nobody. They are in the map of the site. */
export const PUBLIC_PAGES = [
  'index',
  'login',
  'register',
  'resetPassword',
  'resendConfirmation',
  'verify',
  'pharmacy',
] as const satisfies readonly PageName[]
export type PublicPage = (typeof PUBLIC_PAGES)[number]

export const isPublic = (name: PageName | undefined): name is PublicPage =>
  PUBLIC_PAGES.some((page) => page === name)

/** Pages whose address has a secret in its query or behind the `#`. */
const WITH_SECRET: readonly PageName[] = ['registered', 'invitation', 'launch']

/** Pages that a guest sees, and that are not in the map of the site because they begin nowhere or are the operator's. */
const UNMAPPED: readonly PageName[] = ['checkEmail', 'operator']

/**
 * Page under which search engines may list an address. A page that needs a login names nobody to a visitor without one, whom it
 * leads to the login, so it counts as the login. Undefined for an address that must not be listed: one with the identifier of a
 * person, a prescription or a workplace, one with a secret, and one with a query, which can name a person.
 */
export function listedAs(page: PageName | undefined, hasQuery: boolean): PageName | undefined {
  if (isPublic(page)) return page
  if (page === undefined || hasQuery || pageAddresses[page].includes(':') || WITH_SECRET.includes(page))
    return undefined
  return UNMAPPED.includes(page) ? page : 'login'
}
