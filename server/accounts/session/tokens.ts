import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '../../http/context.ts'

/** assurance.md 1.2, T1-T6. */
export const LIFETIMES = {
  browserTokenMs: 15 * 60_000,
  apiTokenMs: 12 * 3_600_000,
  refreshIdleMs: 60 * 60_000,
  sessionMs: 12 * 3_600_000,
  /** Of an operator: a turn of work. Never renewed. */
  operatorMs: 4 * 3_600_000,
  /** Tokens of pharmacies and integrators, and a doctor's that an integrator keeps, live until they are revoked. */
  forGoodMs: 10 * 365 * 86_400_000,
  /** Two tabs may refresh with the same cookie within this time. */
  refreshGraceMs: 15_000,
  /** A login waits so long for its second factor, and a passkey so long to be used. */
  challengeMs: 5 * 60_000,
}

export type TokenClass = Caller['tokenClass']

/** 160 random bits as 40 hex characters: the format that integrators know. */
export const newToken = (): string => randomBytes(20).toString('hex')

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. Tokens are random, so a plain digest is enough. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
