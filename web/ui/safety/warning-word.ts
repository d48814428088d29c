import type { Finding, Severity } from '#contract/safety.ts'

/**
 * Key of the word with which a line of findings of one severity begins. An overdose has a word of its own, because it is no
 * contraindication.
 */
export const warningWord = (
  severity: Severity,
  findings: readonly Pick<Finding, 'kind'>[],
): Severity | 'overdose' =>
  severity === 'contraindicated' && findings.every(({ kind }) => kind === 'dose') ? 'overdose' : severity
