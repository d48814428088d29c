import type { ExplainFindings, ToldFinding } from '../outside/ai/port.ts'
import { isFaithful } from './faithful.ts'
import type { CheckFinding } from './finding.ts'
import type { Safety } from './open-safety.ts'

/**
 * The explanation of a language model, beside the findings and without a say in them: it names each
 * finding and stays within what it was told. Else there is none.
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
