import type { Finding } from '#contract/safety.ts'

/** The names of findings or gaps that are printed in Spanish, also on an English page. */
export const spanishNames = (of: readonly Pick<Finding, 'about' | 'in_english'>[]): string[] =>
  of.flatMap(({ about, in_english: english = [] }) => about.filter((name) => !english.includes(name)))
