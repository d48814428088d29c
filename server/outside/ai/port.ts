/** What a language model is told: of a finding its own words, of the patient nothing. */
export interface ToldFinding {
  severity: string
  about: readonly string[]
  mechanism: string
  advice: string
  sources: readonly string[]
}

/** Explains findings in a language; null when there is no answer in time, or none that can be read. It never throws. */
export type ExplainFindings = (
  findings: readonly ToldFinding[],
  language: 'es' | 'en',
) => Promise<string | null>
