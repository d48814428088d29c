import { checkRedirect } from '#contract/values/redirect.ts'

/**
 * Prefix of the keys under which a tab stores its session. The names are those of the specification (section 9:
 * prefixes `auth.`, `token.`, `refresh_token.`). They are in sessionStorage so that nothing reaches the disk; the
 * refresh secret itself is an HttpOnly cookie, hence `false` (assurance.md 1.2, T5 and T8).
 */
const PREFIX = 'auth.'
const STRATEGY = 'local'
const keys = {
  strategy: `${PREFIX}strategy`,
  token: `${PREFIX}token.${STRATEGY}`,
  refresh: `${PREFIX}refresh_token.${STRATEGY}`,
  redirect: `${PREFIX}redirect`,
}
const TYPE = 'Token '

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // The browser may forbid sessionStorage; the doctor's session then lasts as long as the page.
  }
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export const tokenStorage = {
  read: (): string | undefined => {
    const stored = read(keys.token)
    return stored?.startsWith(TYPE) ? stored.slice(TYPE.length) : undefined
  },
  write: (token: string | undefined): void => {
    write(keys.strategy, token && STRATEGY)
    write(keys.token, token && TYPE + token)
    write(keys.refresh, token && 'false')
  },
}

/** The part of an address that may be stored: the whole address, else the address without its query, else undefined. */
function keptOf(address: string): string | undefined {
  for (const target of [address, address.replace(/\?.*/s, '')]) {
    const checked = checkRedirect(target)
    if (checked.ok) return checked.value
  }
  return undefined
}

/** The page that a guest requested. Its address is stored until the page is shown, even if the guest opens other pages before. */
export const rememberedPath = {
  set: (address: string): void => write(keys.redirect, keptOf(address)),
  /** The stored address is checked again, because anybody may have changed the browser's storage. */
  get: (): string | undefined => keptOf(read(keys.redirect) ?? ''),
  reached: (address: string): void => {
    if (keptOf(address) === read(keys.redirect)) write(keys.redirect, undefined)
  },
  clear: (): void => write(keys.redirect, undefined),
}
