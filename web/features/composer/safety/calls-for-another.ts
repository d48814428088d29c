import type { Finding } from '#contract/safety.ts'

/** Kinds of findings that other instructions or a reason resolve, without another medicine. */
const MENDED_BY_WORDS: ReadonlySet<Finding['kind']> = new Set(['dose', 'strength', 'duration', 'controlled'])

/** Whether a finding that stops the issue calls for another medicine. */
export const callsForAnother = (findings: readonly Pick<Finding, 'interrupts' | 'kind'>[]): boolean =>
  findings.some(({ interrupts, kind }) => interrupts && !MENDED_BY_WORDS.has(kind))
