import type { Override } from '#contract/safety.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import type { RecordForChecks } from '../patients/record-for-checks.ts'
import { type BesideDraft, checkDraftSafety } from './check-draft.ts'
import { outcomeOf, type SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import { keepReasons } from './queries.ts'
import type { WrittenRow } from './read-rows.ts'

/** The reason with which the doctor overrode a finding, and the names of the drugs or conditions that the finding is about. */
export interface UsedReason {
  finding: string
  about: string[]
  reason: string
}

/**
 * The safety check that is stored with a prescription: findings, gaps (parts that could not be checked), version of the rules,
 * and the doctor's reasons for overriding findings.
 */
export interface StoredCheck extends SafetyResult {
  overrides: UsedReason[]
}

/**
 * Checks the rows that are about to be signed, even if they were checked while they were written.
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
 * The part of a safety check that is about some rows. Each document of an issue stores only its own findings and
 * reasons.
 * @param keys keys of the rows in the check
 */
export function partOf(check: StoredCheck, keys: readonly string[]): StoredCheck {
  const isOurs = ({ items }: { items: string[] }): boolean => items.some((key) => keys.includes(key))
  const findings = check.findings.filter(isOurs)
  const gaps = check.gaps.filter(isOurs)
  const overrides = check.overrides.filter(({ finding }) => findings.some(({ id }) => id === finding))
  return { ...check, outcome: outcomeOf({ findings, gaps }), findings, gaps, overrides }
}

/**
 * Stores the reasons that a doctor gave for findings, in the transaction of the issue. The reasons are offered the next
 * time.
 */
export async function rememberReasons(
  sql: Sql,
  of: { doctorId: number; patientId: number; at: Date },
  { overrides }: Pick<StoredCheck, 'overrides'>,
): Promise<void> {
  if (overrides.length > 0) await keepReasons(sql, of, overrides)
}
