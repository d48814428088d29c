import type { FindingKind, GapReason } from '#contract/safety.ts'
import { type Bilingual, type Rule, SEVERITIES, type RuleSeverity } from '#knowledge/safety/rule.ts'
import type { Prescribed } from './subject.ts'

/**
 * Finding of a safety check: a risk that a rule describes. The `id` of a finding is the same on every run, so that a reason
 * that the doctor gave for the finding is found again.
 */
export interface CheckFinding {
  id: string
  kind: FindingKind
  severity: RuleSeverity
  /**
   * Whether the prescription cannot be issued until the doctor gives a reason: true for the highest severity, and for a
   * controlled medicine that is prescribed again.
   */
  interrupts: boolean
  /** Keys of the checked items that the finding is about. */
  items: string[]
  /** Printed names of the subjects of the finding: ingredients, allergy, condition. */
  about: string[]
  /** Name of the first entry of `about` in each language, if that entry is a class of drugs. */
  group?: Bilingual
  mechanism: Bilingual
  advice: Bilingual
  sources: string[]
  /** External person who has reviewed the rule, and day of the review; absent where nobody has reviewed it. */
  reviewed?: { by: string; on: string }
  /** Figures of a finding in `unit`: the written amount, and the limit or the package's content. */
  figures?: { written: number; limit: number; unit: string }
  /** Rows (`row`: key of the row) that continue a medicine of the patient (`taken`: key of the medicine). */
  continued?: { row: string; taken: string }[]
  /** Facts of the patient that raise the risk of effects that add up. */
  factors?: Bilingual[]
  /** Earlier prescriptions of this doctor that the drugs of the finding come from. */
  prescribed?: Prescribed[]
}

/** Gap of a safety check: a part of the check that could not be done, and the reason. */
export interface CheckGap {
  reason: GapReason
  items: string[]
  about: string[]
}

export interface SafetyResult {
  /**
   * Outcome of a safety check: `found` for any finding, else `unchecked` for any part that could not be checked, else `none`. A
   * check that was not complete is never shown as safe.
   */
  outcome: 'found' | 'unchecked' | 'none'
  findings: CheckFinding[]
  gaps: CheckGap[]
  /** Version of the safety rules that were applied. */
  version: string
}

export const outcomeOf = ({
  findings,
  gaps,
}: Pick<SafetyResult, 'findings' | 'gaps'>): SafetyResult['outcome'] =>
  findings.length > 0 ? 'found' : gaps.length > 0 ? 'unchecked' : 'none'

export const interrupts = (severity: RuleSeverity): boolean => severity === 'contraindicated'

/** Orders findings by severity, the most serious first. Equally serious findings keep their order. */
export const bySeverity = (a: { severity: RuleSeverity }, b: { severity: RuleSeverity }): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

/** Makes a finding about some checked drugs from a rule's content. */
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
