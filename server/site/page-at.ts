import { pageAddresses } from '#contract/page-addresses.ts'

export type PageName = keyof typeof pageAddresses

/** A page as the application's router finds it: any case, with or without a slash at the end. */
const PAGES = Object.entries(pageAddresses).map(([name, address]) => ({
  name: name as PageName,
  isLiteral: !address.includes(':'),
  pattern: new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/** Name of the page at a path; undefined where there is none. Of two pages the one without parameters counts. */
export function pageAt(path: string): PageName | undefined {
  const found = PAGES.filter(({ pattern }) => pattern.test(path))
  return (found.find(({ isLiteral }) => isLiteral) ?? found[0])?.name
}

/**
 * Pages that search engines may list: their HTML and their content name nobody. Every other page is behind a login,
 * belongs to one prescription or doctor, or has a secret in its address.
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
