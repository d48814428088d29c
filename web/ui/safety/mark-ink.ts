import type { Severity } from '#contract/safety.ts'

/** Colour of a drug's safety mark in a list of search results. */
export const markInk: Record<Severity, string> = {
  contraindicated: 'text-stop-ink',
  serious: 'text-warn-ink',
  moderate: 'text-warn-ink',
  minor: 'text-ink-soft',
}
