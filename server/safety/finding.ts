import type { FindingKind, GapReason } from '#contract/safety.ts'
import { type Bilingual, type Rule, SEVERITIES, type RuleSeverity } from '#knowledge/safety/rule.ts'
import type { Prescribed } from './subject.ts'

/** One thing that a check found. Its `id` is the same on every run, so that a reason given stays with it. */
export interface CheckFinding {
  id: string
  kind: FindingKind
  severity: RuleSeverity
  /** Stops the doctor once: only the top level does. */
  interrupts: boolean
  /** Keys of the items that it speaks of. */
  items: string[]
  /** What it is about, as printed: ingredients, allergy, condition. */
  about: string[]
  /** The first of it where that is a class, which has a name in each language. */
  group?: Bilingual
  mechanism: Bilingual
  advice: Bilingual
  sources: string[]
  /** What was written and the limit, or what the package holds, in `unit`. */
  figures?: { written: number; limit: number; unit: string }
  /** Those of its items that this doctor prescribed earlier. */
  prescribed?: Prescribed[]
}

/** What could not be checked, and why. */
export interface CheckGap {
  reason: GapReason
  items: string[]
  about: string[]
}

export interface SafetyResult {
  /** `found` wins over `unchecked`, which wins over `none`: silence is never a clean bill of health. */
  outcome: 'found' | 'unchecked' | 'none'
  findings: CheckFinding[]
  gaps: CheckGap[]
  /** Version of the rules that were read. */
  version: string
}

export const outcomeOf = ({
  findings,
  gaps,
}: Pick<SafetyResult, 'findings' | 'gaps'>): SafetyResult['outcome'] =>
  findings.length > 0 ? 'found' : gaps.length > 0 ? 'unchecked' : 'none'

export const interrupts = (severity: RuleSeverity): boolean => severity === 'contraindicated'

/** The more serious first; the same seriousness keeps its order. */
export const bySeverity = (a: { severity: RuleSeverity }, b: { severity: RuleSeverity }): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

/** What a rule says, as a finding about these items. */
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
})
