/**
 * What a tab remembers of its session. Same names as the specification (section 9: prefixes `auth.`, `token.`,
 * `refresh_token.`), in sessionStorage so that nothing reaches the disk; the refresh secret itself is an HttpOnly
 * cookie, hence `false` (assurance.md 1.2, T5 and T8).
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
    // Storage may be forbidden; the session then lasts as long as the page.
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

// A path of ours: one slash, then safe characters only (specification section 5). "//host" and "/\host" are not.
const SAFE_PATH = /^\/(?![/\\])[\w\-./~%?=&+,:@]*$/

export const isSafePath = (path: string): boolean => SAFE_PATH.test(path)

/** The page that a guest asked for, until the login. */
export const rememberedPath = {
  set: (path: string): void => write(keys.redirect, isSafePath(path) ? path : undefined),
  get: (): string | undefined => {
    const path = read(keys.redirect)
    return path !== undefined && isSafePath(path) ? path : undefined
  },
  clear: (): void => write(keys.redirect, undefined),
}
