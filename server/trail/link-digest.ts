import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { ChainedEvent, TrailLink } from './queries.ts'

/** Start of the audit trail's hash chain, before its first link. */
export const BEGINNING: TrailLink = { number: 0, to_turn: 0, to_id: 0, events: 0, digest: Buffer.alloc(32) }

/**
 * Digest of a link of the audit trail's hash chain: SHA-256 over lines of text. The first line has the link's number and the
 * digest of the link before. Each event has one line with all its columns as canonical JSON (RFC 8785).
 */
export function linkDigest(
  before: Pick<TrailLink, 'number' | 'digest'>,
  events: readonly ChainedEvent[],
): Buffer {
  const hash = createHash('sha256')
  hash.update(`${before.number + 1} ${before.digest.toString('hex')}\n`)
  for (const e of events) {
    const columns = [e.turn, e.id, e.doctor_id, e.at, e.actor_kind, e.actor_id]
    hash.update(`${canonicalize([...columns, e.action, e.object_kind, e.object_id, e.details])}\n`)
  }
  return hash.digest()
}
