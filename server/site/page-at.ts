import { pageAddresses } from '#contract/page-addresses.ts'

export type PageName = keyof typeof pageAddresses

/** Addresses of pages, matched as the application's router does: in any case, with or without a slash at the end. */
const PAGES = Object.entries(pageAddresses).map(([name, address]) => ({
  name: name as PageName,
  isLiteral: !address.includes(':'),
  pattern: new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/**
 * Name of the page at a path; undefined where there is none. Of two pages that fit the path, the page without
 * parameters counts.
 */
export function pageAt(path: string): PageName | undefined {
  const found = PAGES.filter(({ pattern }) => pattern.test(path))
  return (found.find(({ isLiteral }) => isLiteral) ?? found[0])?.name
}

/**
 * Pages that search engines may list, because their HTML and their content name nobody. The map of the site lists these
 * pages.
 */
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

/** Pages whose address has a secret in its query or in its fragment (behind the `#`). */
const WITH_SECRET: readonly PageName[] = ['registered', 'invitation', 'launch']

/** Pages that a guest sees but that are not in the map of the site: no visit begins at them, or they are the operator's. */
const UNMAPPED: readonly PageName[] = ['checkEmail', 'operator']

/**
 * Page under which search engines may list an address. A page that needs a login counts as the login page, to which it
 * leads visitors without an account. Undefined for an address that must not be listed: an address with the identifier
 * of a person, a prescription or a workplace, with a secret, or with a query, which can name a person.
 */
export function listedAs(page: PageName | undefined, hasQuery: boolean): PageName | undefined {
  if (isPublic(page)) return page
  if (page === undefined || hasQuery || pageAddresses[page].includes(':') || WITH_SECRET.includes(page))
    return undefined
  return UNMAPPED.includes(page) ? page : 'login'
}
