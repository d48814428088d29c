import { hash, hashRaw, verify } from '@node-rs/argon2'
import { Problem } from '#contract/problem.ts'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A login flood may not take the whole machine: this many hashes at once, the rest waits briefly, then is refused. */
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

/** The same cost for short secrets of our own making that are looked up by their hash. */
export const hashWithSalt = (secret: string, salt: Buffer): Promise<Buffer> =>
  withinLimit(() => hashRaw(secret, { ...COST, salt }))

let nobody: Promise<string> | undefined

/** Checks a password; for an unknown account (`null`) it takes the same time and says no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const against = stored ?? (await nobody)
  const matches = await withinLimit(() => verify(against, password.normalize('NFKC')))
  return matches && stored !== null
}
