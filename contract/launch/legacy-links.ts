import { checkRedirect } from '../values/redirect.ts'

/*
 * Addresses of the older product that links of other programs still use (specification section 7), and the page of this product
 * that answers each.
 */

interface LegacyTarget {
  /** Pattern of a path in the older product; the group of the pattern captures an identifier. */
  path: RegExp
  /** Address of the page in this product that shows what the link to the older product names. */
  page: (id: string, query: string) => string
}

const TARGETS: readonly LegacyTarget[] = [
  { path: /^\/prescription\/([\w-]{1,80})\/?$/, page: (id) => `/prescriptions/${id}` },
  { path: /^\/prescriptions\/?$/, page: (_id, query) => `/prescriptions${query}` },
  { path: /^\/print\/([\w-]{1,80})\/?$/, page: (id) => `/prescriptions/${id}` },
  { path: /^\/verify\/?$/, page: () => '/v' },
  { path: /^\/accounts\/email\/?$/, page: () => '/settings/security' },
  { path: /^\/medic\/keys\/?$/, page: () => '/settings/export' },
  { path: /^\/hospitals\/?$/, page: () => '/settings/hospitals' },
  { path: /^\/contact\/?$/, page: () => '/' },
]

/**
 * Address of the page in this product that answers an address of the older product; null for any other address, also one on
 * another host.
 */
export function checkLegacyTarget(target: string): string | null {
  const checked = checkRedirect(target.startsWith('/') ? target : `/${target}`)
  if (!checked.ok) return null
  const at = checked.value.indexOf('?')
  const [path, query] = at < 0 ? [checked.value, ''] : [checked.value.slice(0, at), checked.value.slice(at)]
  for (const one of TARGETS) {
    const found = one.path.exec(path)
    if (found) return one.page(found[1] ?? '', query)
  }
  return null
}

/** Secret in the address of a launch: a doctor's token, as the older product takes it, or a launch code. */
export type LaunchSecret = { token: string } | { code: string }

/**
 * Link that logs a doctor in and opens a page: `new/api_token/?token=…&redirect_url=…`.
 * @param base address of the product, or of the older one, with or without a slash at its end
 * @param target a path of the older product; absent for a new prescription
 */
export function legacyLink(base: string, secret: LaunchSecret, target?: string): string {
  const parts = Object.entries({ ...secret, ...(target === undefined ? {} : { redirect_url: target }) })
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `${base.replace(/\/$/, '')}/new/api_token/?${query}`
}
