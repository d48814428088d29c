import type * as z from 'zod/mini'
import type { PaediatricAnswer, SafetyAnswer } from '#contract/safety.ts'
import type { Source } from '#knowledge/sources.ts'
import type { Language } from '../http/context.ts'
import type { CheckFinding, SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import type { ChildDose } from './paediatric.ts'

/** Result of a safety check in one language. Each finding has the reason that the doctor gave for it before. */
export const presentResult = (
  { outcome, findings, gaps, version }: SafetyResult,
  language: Language,
  { sources, english }: Pick<Safety, 'sources' | 'english'>,
  { reasons, explains }: { reasons: ReadonlyMap<string, string>; explains: boolean },
): z.input<typeof SafetyAnswer> => ({
  outcome,
  version,
  explains,
  gaps: gaps.map((gap) => ({ ...gap, ...named(gap, language, english) })),
  findings: findings.map((finding) => ({
    id: finding.id,
    kind: finding.kind,
    severity: finding.severity,
    interrupts: finding.interrupts,
    items: finding.items,
    ...named(finding, language, english),
    mechanism: finding.mechanism[language],
    advice: finding.advice[language],
    sources: finding.sources.map((id) => sourceOf(id, sources)),
    figures: finding.figures ?? null,
    ...(finding.continued ? { continued: finding.continued } : {}),
    ...(finding.factors ? { factors: finding.factors.map((factor) => factor[language]) } : {}),
    ...(finding.prescribed ? { prescribed: finding.prescribed } : {}),
    ...(finding.reviewed ? { reviewed: finding.reviewed } : {}),
    last_reason: reasons.get(finding.id) ?? '',
  })),
})

/** Names of a finding or a gap. On an answer in English, names of ingredients and groups are in English where they are known. */
function named(
  { about, group }: Pick<CheckFinding, 'about' | 'group'>,
  language: Language,
  english: Safety['english'],
): { about: string[]; in_english?: string[] } {
  const printed = group ? [group[language], ...about.slice(1)] : about
  if (language === 'es') return { about: printed }
  const inEnglish = printed.map((name, at) => (group && at === 0 ? name : english.get(name)))
  return {
    about: printed.map((name, at) => inEnglish[at] ?? name),
    in_english: inEnglish.filter((name) => name !== undefined),
  }
}

const sourceOf = (id: string, sources: ReadonlyMap<string, Source>) => {
  const source = sources.get(id)
  return { title: source?.title ?? id, url: source?.url ?? '' }
}

/** The usual dose of a medicine for a child, in one language, as the API returns it. */
export const presentChildDose = (
  { rule, dose, isCapped, ml }: ChildDose,
  language: Language,
  sources: ReadonlyMap<string, Source>,
): z.input<typeof PaediatricAnswer>['doses'][number] => ({
  indication: rule.indication[language],
  times: rule.times,
  single: rule.isSingle,
  unit: rule.unit,
  dose,
  is_capped: isCapped,
  ml,
  ...(rule.reviewed ? { reviewed: rule.reviewed } : {}),
  sources: rule.sources.map((id) => sourceOf(id, sources)),
})
