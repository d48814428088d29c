import type { ExplainFindings, ToldFinding } from '../outside/ai/port.ts'
import { isFaithful } from './faithful.ts'
import type { CheckFinding } from './finding.ts'
import type { Safety } from './open-safety.ts'

/**
 * Explanation of the findings by a language model, which is shown beside the findings and does not change them. Null
 * where there is no model, or where the model's text is not faithful to the findings (faithful.ts).
 */
export async function explain(
  ai: ExplainFindings | null,
  findings: readonly CheckFinding[],
  language: 'es' | 'en',
  { sources, names }: Pick<Safety, 'sources' | 'names'>,
): Promise<string | null> {
  if (ai === null || findings.length === 0) return null
  const told = findings.map((finding): ToldFinding => {
    const { severity, about, mechanism, advice } = finding
    return {
      severity,
      about,
      mechanism: mechanism[language],
      advice: advice[language],
      sources: finding.sources.map((id) => sources.get(id)?.title ?? id),
    }
  })
  const text = (await ai(told, language))?.trim() ?? ''
  return text !== '' && isFaithful(text, told, names) ? text : null
}
