/** What the clients of a run remember: every key that they sent, and every answer that they were given. */
export interface Journal {
  /** Keys of prescriptions that were asked for, whether or not an answer came. */
  invoked: Set<string>
  /** Each 201, with the signature that it gave for the key. */
  acknowledged: { key: string; signature: string }[]
  /** Answers that were neither 201 nor a 503 that says when to come back, and those that took too long. */
  odd: string[]
}

/** What the database holds of one prescription. */
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
  /** `<rx-doctor-mail@…>` of every mail in the outbox. */
  outbox: Set<string>
  /** Message-IDs as the relay took them, in order, doubles included. */
  delivered: string[]
}

/** Everything that a run did wrong, in words (assurance.md 2.2: I1 to I6, I9, I10). Empty when all held. */
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
