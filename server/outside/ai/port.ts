/** Data of a finding that a language model gets: the finding's own text, and nothing about the patient. */
export interface ToldFinding {
  severity: string
  about: readonly string[]
  mechanism: string
  advice: string
  sources: readonly string[]
}

/**
 * Function that explains findings of the safety check in a language. The result is null when no readable answer comes
 * in time. The function never throws.
 */
export type ExplainFindings = (
  findings: readonly ToldFinding[],
  language: 'es' | 'en',
) => Promise<string | null>
