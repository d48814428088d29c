import type { KeyObject } from 'node:crypto'
import type { Database, Sql } from '../database/database.ts'
import { MOST_EVENTS } from './extend-trail.ts'
import { BEGINNING, linkDigest } from './link-digest.ts'
import {
  eventsInLink,
  linksAfter,
  storedHeads,
  unchainedAfter,
  type TrailLink,
  type StoredHead,
} from './queries.ts'
import { isSignedBy } from './trail-head.ts'

/** The first place where the audit events differ from the hash chain, or the chain differs from a signed head. */
export interface TrailFault {
  what:
    | 'events-missing'
    | 'events-added'
    | 'events-altered'
    | 'links-missing'
    | 'head-differs'
    | 'head-not-signed'
    | 'not-chained'
  /** Numbers of the first and last link of the hash chain in the faulty range. */
  links: readonly [number, number]
  /** Numbers of two events, as `turn/id`: the last event before the faulty range, and the last event of the range. */
  events: readonly [string, string]
  /** Number of events in the faulty range: `expected` by the links of the hash chain, `found` in the table of events. */
  expected: number
  found: number
}

export interface TrailReport {
  links: number
  events: number
  /** Number of audit events that no link of the hash chain covers yet. */
  unchained: number
  /** Number of signed heads that agree with the hash chain of the audit trail. */
  heads: number
  fault: TrailFault | null
}

const LINKS_A_PAGE = 200

/**
 * Recomputes the hash chain of the audit trail from the stored events, and compares it with the stored links and with signed
 * heads.
 * @param key key of the heads; null: their signatures are not verified
 * @param given heads from outside of the database
 */
export async function verifyTrail(
  database: Pick<Database, 'asJob'>,
  key: KeyObject | null,
  given: readonly StoredHead[],
): Promise<TrailReport> {
  const heads = [...given, ...(await database.asJob(storedHeads))].toSorted((a, b) => a.link - b.link)
  const report: TrailReport = { links: 0, events: 0, unchained: 0, heads: 0, fault: null }
  let before = BEGINNING
  for (;;) {
    const links = await database.asJob((sql) => linksAfter(sql, before.number, LINKS_A_PAGE))
    for (const link of links) {
      const fault =
        (await database.asJob((sql) => faultOf(sql, before, link))) ?? faultOfHeads(heads, before, link, key)
      if (fault) return { ...report, fault }
      report.links += 1
      report.events += link.events
      report.heads += heads.filter((head) => head.link === link.number).length
      before = link
    }
    if (links.length < LINKS_A_PAGE) break
  }
  const beyond = heads.find((head) => head.link > before.number)
  if (beyond)
    return { ...report, fault: rangeOf('links-missing', before, { ...before, number: beyond.link }) }
  const { count, is_late } = await database.asJob((sql) => unchainedAfter(sql, before))
  const fault = is_late ? { ...rangeOf('not-chained', before, before), found: count } : null
  return { ...report, unchained: count, fault }
}

/** Compares one link of the audit trail's hash chain with the events that it covers. */
async function faultOf(sql: Sql, before: TrailLink, link: TrailLink): Promise<TrailFault | null> {
  if (link.number !== before.number + 1)
    return rangeOf('links-missing', before, { ...link, number: link.number - 1 })
  const events = await eventsInLink(sql, before, link, MOST_EVENTS + 1)
  if (linkDigest(before, events).equals(link.digest)) return null
  const what =
    events.length < link.events
      ? 'events-missing'
      : events.length > link.events
        ? 'events-added'
        : 'events-altered'
  return { ...rangeOf(what, before, link), expected: link.events, found: events.length }
}

/** Compares a link of the audit trail's hash chain with the signed heads that name it. */
function faultOfHeads(
  heads: readonly StoredHead[],
  before: TrailLink,
  link: TrailLink,
  key: KeyObject | null,
): TrailFault | null {
  for (const head of heads.filter((one) => one.link === link.number)) {
    if (key && !isSignedBy(head, key)) return rangeOf('head-not-signed', before, link)
    if (!head.digest.equals(link.digest)) return rangeOf('head-differs', BEGINNING, link)
  }
  return null
}

const rangeOf = (what: TrailFault['what'], before: TrailLink, last: TrailLink): TrailFault => ({
  what,
  links: [Math.min(before.number + 1, last.number), last.number],
  events: [`${before.to_turn}/${before.to_id}`, `${last.to_turn}/${last.to_id}`],
  expected: 0,
  found: 0,
})
