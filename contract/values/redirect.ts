import { accepted, refused, type Checked } from './identifiers/check.ts'

const MAX_LENGTH = 512
/**
 * A path with one slash and then safe characters: no second slash, no backslash, no `..`, no escape but `%20`.
 * The query may also have letters beyond ASCII, and `+` for a space. The test proves with `new URL()` that no
 * path which passes leaves the origin (specification section 5; OWASP, Unvalidated Redirects).
 */
const SAFE_PATH =
  /^\/(?![/\\])(?:[\w\-~=&]|\.(?!\.)|\/(?!\/)|%20)*(?:\?(?:[\w\-~?=&+]|\.(?!\.)|\/(?!\/)|%20|%[89A-Fa-f][\dA-Fa-f])*)?$/
/** Pages to which nobody is redirected after a login, because they would lead back to the login. */
const ACCESS_PAGES = new Set(['/login', '/logout'])

export type RedirectReason = 'not-a-path'

/** Checks a redirect target: it must be a path of this site. The login and logout pages become `/`. */
export function checkRedirect(target: string): Checked<string, RedirectReason> {
  if (target.length > MAX_LENGTH || !SAFE_PATH.test(target)) return refused('not-a-path')
  const path = target
    .replace(/\?.*$/, '')
    .replaceAll('/./', '/')
    .replace(/\/\.?$/, '')
  return accepted(ACCESS_PAGES.has(path) ? '/' : target)
}
