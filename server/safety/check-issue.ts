import type { Override } from '#contract/safety.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import type { RecordForChecks } from '../patients/record-for-checks.ts'
import { type BesideDraft, checkDraftSafety } from './check-draft.ts'
import { outcomeOf, type SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import { keepReasons } from './queries.ts'
import type { WrittenRow } from './read-rows.ts'

/** A reason that was used, with what it was given for. */
export interface UsedReason {
  finding: string
  about: string[]
  reason: string
}

/** What is kept with a prescription: what was found, what could not be checked, by which rules, and why it went on. */
export interface StoredCheck extends SafetyResult {
  overrides: UsedReason[]
}

/**
 * Checks what is about to be signed, whatever was checked while it was written.
 * @throws Problem `safety-unanswered` with the id of each finding that interrupts and has no reason
 */
export function checkIssue(
  safety: Safety,
  rows: readonly Omit<WrittenRow, 'current'>[],
  record: RecordForChecks,
  overrides: readonly Override[],
  beside: BesideDraft,
): StoredCheck {
  const result = checkDraftSafety(safety, rows, record, beside)
  const given = new Map(overrides.map(({ finding, reason }) => [finding, reason]))
  const open = result.findings.filter((finding) => finding.interrupts && !given.has(finding.id))
  if (open.length > 0) {
    const fields = open.map(({ id, about }) => [`overrides.${id}`, [`reason-missing:${about.join(', ')}`]])
    throw new Problem('safety-unanswered', { fields: Object.fromEntries(fields) as Record<string, string[]> })
  }
  const used = new Map<string, UsedReason>()
  for (const { id, about } of result.findings) {
    const reason = given.get(id)
    if (reason !== undefined) used.set(id, { finding: id, about, reason })
  }
  return { ...result, overrides: [...used.values()] }
}

/**
 * What of a check speaks of these rows: a document that the law keeps apart carries no reason given for another one.
 * @param keys of the rows, as they were checked
 */
export function partOf(check: StoredCheck, keys: readonly string[]): StoredCheck {
  const isOurs = ({ items }: { items: string[] }): boolean =>
    items.length === 0 || items.some((key) => keys.includes(key))
  const findings = check.findings.filter(isOurs)
  const gaps = check.gaps.filter(isOurs)
  const overrides = check.overrides.filter(({ finding }) => findings.some(({ id }) => id === finding))
  return { ...check, outcome: outcomeOf({ findings, gaps }), findings, gaps, overrides }
}

/** Keeps the reasons of an issue for the next time, in its transaction. */
export async function rememberReasons(
  sql: Sql,
  of: { doctorId: number; patientId: number; at: Date },
  { overrides }: Pick<StoredCheck, 'overrides'>,
): Promise<void> {
  if (overrides.length > 0) await keepReasons(sql, of, overrides)
}
