import type { Finding, Gap, SafetyAnswer, Severity } from '#contract/safety.ts'
import type { Texts } from '#locales/locale.ts'
import { warningWord } from './warning-word.ts'

export interface OutcomeLine {
  kind: SafetyAnswer['outcome']
  text: string
  isStrong: boolean
}

const ORDER: readonly (Severity | 'overdose')[] = [
  'contraindicated',
  'overdose',
  'serious',
  'moderate',
  'minor',
]

/** Summary of a safety check: number of findings by severity, what could not be checked and why, or that nothing was found. */
export function outcomeLines(
  { findings, gaps }: Pick<SafetyAnswer, 'findings' | 'gaps'>,
  hasPatient: boolean,
  texts: Texts<'safety'>,
): OutcomeLine[] {
  const lines: OutcomeLine[] = []
  if (findings.length > 0)
    lines.push({ kind: 'found', text: texts.found(countsOf(findings, texts)), isStrong: true })
  const what = gapsOf(gaps, hasPatient, texts)
  if (what.length > 0) lines.push({ kind: 'unchecked', text: texts.unchecked(what), isStrong: false })
  if (lines.length === 0) lines.push({ kind: 'none', text: texts.nothing, isStrong: true })
  return lines
}

const countsOf = (findings: readonly Finding[], texts: Texts<'safety'>): string[] =>
  ORDER.flatMap((word) => {
    const n = findings.filter((finding) => warningWord(finding.severity, [finding]) === word).length
    return n === 0 ? [] : [texts.count[word](n)]
  })

/**
 * Reasons why safety questions were not checked, in this order: one sentence about all missing record data, each other reason
 * once, and the drugs without a rule.
 */
function gapsOf(gaps: readonly Gap[], hasPatient: boolean, texts: Texts<'safety'>): string[] {
  const byReason = new Map<keyof Texts<'safety'>['gaps'], Set<string>>()
  for (const { reason, about } of gaps)
    if (!isOpen(reason)) byReason.set(reason, new Set([...(byReason.get(reason) ?? []), ...about]))
  const words = (isMissing: boolean): string[] =>
    [...byReason]
      .filter(([reason]) => reason.startsWith('missing-') === isMissing)
      .map(([reason, about]) => texts.gaps[reason]([...about]))
  const drugs = openDrugs(gaps, texts)
  const shown = drugs.slice(0, SHOWN_DRUGS)
  const rest = [
    ...words(false),
    ...(drugs.length > 0 ? [texts.openDrugs(shown, drugs.length - shown.length)] : []),
  ]
  const missing = words(true)
  // Without a patient, one sentence covers all missing record data.
  if (!hasPatient) return [texts.noPatient, ...rest]
  return [...(missing.length > 0 ? [texts.unrecorded(missing)] : []), ...rest]
}

/** Number of drugs without a rule that the summary names; the details name all. */
const SHOWN_DRUGS = 3

type Open = keyof Texts<'safety'>['open']
const isOpen = (reason: Gap['reason']): reason is Open =>
  reason === 'not-covered' || /^no-.*-rule$/.test(reason)

/** Each drug with the questions for which there is neither a rule nor a reviewed entry: "ivermectina (embarazo y lactancia)". */
export function openDrugs(gaps: readonly Gap[], texts: Texts<'safety'>): string[] {
  const byDrug = new Map<string, Set<string>>()
  for (const { reason, about } of gaps)
    if (isOpen(reason))
      for (const drug of about) byDrug.set(drug, new Set([...(byDrug.get(drug) ?? []), texts.open[reason]]))
  return [...byDrug].map(([drug, questions]) => texts.openDrug(drug, [...questions]))
}
