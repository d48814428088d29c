import { accepted, refused, type Checked } from './identifiers/check.ts'

const MAX_LENGTH = 512
/**
 * One slash, then safe characters: no second slash, no backslash, no `..`, no escape but `%20`; in what is asked of the
 * page, letters beyond ASCII too, and `+` for a space. The test proves with `new URL()` that nothing which passes leaves
 * the origin (specification section 5; OWASP, Unvalidated Redirects).
 */
const SAFE_PATH =
  /^\/(?![/\\])(?:[\w\-~=&]|\.(?!\.)|\/(?!\/)|%20)*(?:\?(?:[\w\-~?=&+]|\.(?!\.)|\/(?!\/)|%20|%[89A-Fa-f][\dA-Fa-f])*)?$/
/** Going there after a login would go round in circles. */
const ACCESS_PAGES = new Set(['/login', '/logout'])

export type RedirectReason = 'not-a-path'

/** Checks a redirect target: a path of our own. The login and logout pages become `/`. */
export function checkRedirect(target: string): Checked<string, RedirectReason> {
  if (target.length > MAX_LENGTH || !SAFE_PATH.test(target)) return refused('not-a-path')
  const path = target
    .replace(/\?.*$/, '')
    .replaceAll('/./', '/')
    .replace(/\/\.?$/, '')
  return accepted(ACCESS_PAGES.has(path) ? '/' : target)
}

/** Where to go: the target when it is safe, else the home page. */
export function safeRedirect(target: unknown): string {
  const result = typeof target === 'string' ? checkRedirect(target) : null
  return result?.ok ? result.value : '/'
}
