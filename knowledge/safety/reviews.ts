import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { filled } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import type { PaediatricDose } from './paediatric-dose.ts'
import type { Rule } from './rule.ts'
import type { SignableFact } from './signable-facts.ts'

export const REVIEWS = 'knowledge/safety/reviews.csv'

const ReviewRow = z.object({
  table: filled,
  rule: filled,
  /** Fingerprint of the rule that was signed: a rule that changed since is not reviewed any more. */
  fingerprint: filled,
  /** Name and licence of the external pharmacist. */
  reviewed_by: filled,
  reviewed_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a day')),
})
export type ReviewRow = z.output<typeof ReviewRow>

/** Reads the signatures of the external pharmacists who reviewed safety rules; reviews.csv has no signatures so far. */
export const readReviews = (root: string, faults: Faults): ReviewRow[] =>
  readRows(root, REVIEWS, ReviewRow, faults).map(({ row }) => row)

/** Fingerprint of a rule, a dose or a fact: the first 12 hexadecimal digits of the SHA-256 of its whole content. */
export function fingerprintOf(rule: Rule | PaediatricDose | SignableFact): string {
  const plain = JSON.stringify(rule, (key, value: unknown) => {
    if (key === 'reviewed') return undefined
    return value instanceof Set || value instanceof Map ? [...(value as Iterable<unknown>)] : value
  })
  return createHash('sha256').update(plain).digest('hex').slice(0, 12)
}

/** Adds the reviewers' signatures to the rules of each table. A rule that changed after its signature gets none. */
export function withReviews<T extends Record<string, unknown>>(tables: T, reviews: readonly ReviewRow[]): T {
  if (reviews.length === 0) return tables
  const signed = new Map(reviews.map((row) => [`${row.table} ${row.rule} ${row.fingerprint}`, row]))
  const entries = Object.entries(tables).map(([table, rules]) => {
    if (!Array.isArray(rules)) return [table, rules]
    return [
      table,
      rules.map((rule: Rule | PaediatricDose) => {
        const isSignable = 'mechanism' in rule || 'minDay' in rule
        const row = isSignable ? signed.get(`${table} ${rule.id} ${fingerprintOf(rule)}`) : undefined
        return row ? { ...rule, reviewed: { by: row.reviewed_by, on: row.reviewed_on } } : rule
      }),
    ]
  })
  return Object.fromEntries(entries) as T
}
