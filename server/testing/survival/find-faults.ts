/** Records of the clients of a test run: every key that they sent, and every response that they got. */
export interface Journal {
  /** Idempotency keys of requested prescriptions, with or without a response. */
  invoked: Set<string>
  /** Each response with status 201, with its idempotency key and the signature that it returned. */
  acknowledged: { key: string; signature: string }[]
  /**
   * Unexpected responses: those that came too late, and those with another status than 201, or than 503 with a time to
   * retry.
   */
  odd: string[]
}

/** A prescription as it is in the database. */
export interface Stored {
  key: string
  signature: string
  mails: number
  issuedEvents: number
  items: number
  lookups: number
}

export interface Outcome {
  journal: Journal
  stored: Stored[]
  /**
   * Message-IDs of all mails in the outboxes. A prescription's mail has `<rx-doctor-mail@…>`, an account's mail has
   * `<account-mail-attempt@…>`.
   */
  outbox: Set<string>
  /** Message-IDs that the mail relay took, in order, duplicates included. */
  delivered: string[]
}

/** All faults of a test run, in words (assurance.md 2.2: I1 to I6, I9, I10). Empty for a run without faults. */
export function findFaults({ journal, stored, outbox, delivered }: Outcome): string[] {
  const faults = [...journal.odd]
  const bySignature = new Map(stored.map((s) => [s.signature, s]))
  for (const { key, signature } of journal.acknowledged)
    if (bySignature.get(signature)?.key !== key) faults.push(`I1 lost: ${key}`)
  for (const key of doubles(stored.map((s) => s.key))) faults.push(`I2 doubled: ${key}`)
  for (const { key } of stored) if (!journal.invoked.has(key)) faults.push(`I3 unexpected: ${key}`)
  for (const id of doubles(delivered)) faults.push(`I4 mailed twice: ${id}`)
  for (const id of delivered) if (!outbox.has(id)) faults.push(`I5 phantom mail: ${id}`)
  for (const { key, mails, issuedEvents, items, lookups } of stored)
    if (mails !== 1 || issuedEvents !== 1 || items !== 1 || lookups !== 1)
      faults.push(`I6 ${key}: ${mails} mails, ${issuedEvents} events, ${items} rows, ${lookups} look-ups`)
  return faults
}

function doubles(all: readonly string[]): string[] {
  const seen = new Set<string>()
  return all.filter((one) => seen.has(one) || !seen.add(one))
}
