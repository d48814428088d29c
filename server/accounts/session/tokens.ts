import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '../../http/context.ts'

/** Lifetimes of sessions, tokens and cookies in ms (assurance.md 1.2, T1-T6). */
export const LIFETIMES = {
  browserTokenMs: 15 * 60_000,
  apiTokenMs: 12 * 3_600_000,
  refreshIdleMs: 60 * 60_000,
  sessionMs: 12 * 3_600_000,
  /** Lifetime of an operator's session: one shift. The session is never renewed. */
  operatorMs: 4 * 3_600_000,
  /**
   * Lifetime of tokens that are valid until they are revoked: those of pharmacies and integrators, and those with which an
   * integrator acts for a doctor.
   */
  forGoodMs: 10 * 365 * 86_400_000,
  /** Time within which a used refresh cookie is accepted again, because two tabs may send the same cookie. */
  refreshGraceMs: 15_000,
  /** Time after the last login from a browser for which the browser counts as known. */
  deviceMs: 365 * 86_400_000,
  /** Time for which a login waits for its second factor, and a passkey's challenge for its answer. */
  challengeMs: 5 * 60_000,
}

export type TokenClass = Caller['tokenClass']

/** Makes a token of 160 random bits as 40 hex characters, the format that integrators expect. */
export const newToken = (): string => randomBytes(20).toString('hex')

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Makes the hash under which a token is stored. Tokens are random, so a plain SHA-256 is enough. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
