import type { Finding } from '#contract/safety.ts'
import type { texts as es } from '#locales/es/safety.ts'

/**
 * Joins the headlines of findings to one phrase that can stand after a colon: each headline once, and none with a capital
 * in the middle of the phrase, except the first letter of a name.
 */
export function headlinesOf(
  findings: readonly Pick<Finding, 'kind' | 'about'>[],
  { headline }: Pick<typeof es, 'headline'>,
): string {
  const headlines = findings.map(({ kind, about }) => {
    const words = headline[kind](about)
    const beginsWithName = about.some((name) => name !== '' && words.startsWith(name))
    return beginsWithName ? words : words.charAt(0).toLowerCase() + words.slice(1)
  })
  return [...new Set(headlines)].join('; ')
}
