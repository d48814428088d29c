/** What a language model is told about a finding: the finding's own text, and nothing about the patient. */
export interface ToldFinding {
  severity: string
  about: readonly string[]
  mechanism: string
  advice: string
  sources: readonly string[]
}

/** Explains findings in a language. Null when no readable answer comes in time; never throws. */
export type ExplainFindings = (
  findings: readonly ToldFinding[],
  language: 'es' | 'en',
) => Promise<string | null>
