import type { FindingKind, GapReason } from '#contract/safety.ts'
import { type Bilingual, type Rule, SEVERITIES, type RuleSeverity } from '#knowledge/safety/rule.ts'
import type { Prescribed } from './subject.ts'

/** Something that a check found. Its `id` is the same on every run, so that a given reason stays with it. */
export interface CheckFinding {
  id: string
  kind: FindingKind
  severity: RuleSeverity
  /** Whether the doctor is stopped to give a reason: only for the highest severity. */
  interrupts: boolean
  /** Keys of the items that the finding is about. */
  items: string[]
  /** Printed names of what the finding is about: ingredients, allergy, condition. */
  about: string[]
  /** Name of the first entry of `about` in each language, where it is a class. */
  group?: Bilingual
  mechanism: Bilingual
  advice: Bilingual
  sources: string[]
  /** Who from outside has reviewed the rule, and when; absent where nobody has. */
  reviewed?: { by: string; on: string }
  /** The written amount and the limit, or the package's content, in `unit`. */
  figures?: { written: number; limit: number; unit: string }
  /** Rows that continue a medicine, each with the key of that medicine. */
  continued?: { row: string; taken: string }[]
  /** Facts of the patient that raise the risk of a sum. */
  factors?: Bilingual[]
  /** Items of the finding that this doctor prescribed earlier. */
  prescribed?: Prescribed[]
}

/** Something that could not be checked, and why. */
export interface CheckGap {
  reason: GapReason
  items: string[]
  about: string[]
}

export interface SafetyResult {
  /** `found` for any finding, else `unchecked` for any gap, else `none`: not having checked is never shown as safe. */
  outcome: 'found' | 'unchecked' | 'none'
  findings: CheckFinding[]
  gaps: CheckGap[]
  /** Version of the rules that were applied. */
  version: string
}

export const outcomeOf = ({
  findings,
  gaps,
}: Pick<SafetyResult, 'findings' | 'gaps'>): SafetyResult['outcome'] =>
  findings.length > 0 ? 'found' : gaps.length > 0 ? 'unchecked' : 'none'

export const interrupts = (severity: RuleSeverity): boolean => severity === 'contraindicated'

/** Orders by severity, the most serious first. Sorting with it keeps the order of equals. */
export const bySeverity = (a: { severity: RuleSeverity }, b: { severity: RuleSeverity }): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

/** A rule's content as a finding about these items. */
export const findingOf = (
  kind: FindingKind,
  rule: Rule,
  items: string[],
  about: string[],
  mark = '',
): CheckFinding => ({
  id: [kind, rule.id, ...about.toSorted(), mark].filter((part) => part !== '').join('|'),
  kind,
  severity: rule.severity,
  interrupts: interrupts(rule.severity),
  items,
  about,
  mechanism: rule.mechanism,
  advice: rule.advice,
  sources: rule.sources,
  ...(rule.reviewed ? { reviewed: rule.reviewed } : {}),
})
