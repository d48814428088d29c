import { hash, hashRaw, verify } from '@node-rs/argon2'
import { Problem } from '#contract/problem.ts'

/** Cost of hashing passwords with argon2id, which is OWASP's minimum: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Maximum number of password hashes that are computed at once, so that a flood of logins does not take the whole machine.
 * Further hashes wait for a short time; when too many wait, they are refused.
 */
const AT_ONCE = 4
const WAITING_AT_MOST = 90

let running = 0
const waiting: (() => void)[] = []

async function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw new Problem('unavailable', { values: { seconds: 2 } })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> =>
  withinLimit(() => hash(password.normalize('NFKC'), COST))

/** Hashes a short secret that the server made, at the same cost as a password. The secret is looked up by its hash. */
export const hashWithSalt = (secret: string, salt: Buffer): Promise<Buffer> =>
  withinLimit(() => hashRaw(secret, { ...COST, salt }))

let nobody: Promise<string> | undefined

/** Checks a password. For an unknown account (`null`) the check takes the same time and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const against = stored ?? (await nobody)
  const matches = await withinLimit(() => verify(against, password.normalize('NFKC')))
  return matches && stored !== null
}
