import type { Page } from 'playwright-core'
import { ADMINISTRATION_ROUTES } from '#contract/medications/administration-route.ts'
import { routeName } from '#locales/en/route-name.ts'

/**
 * Members of API responses that contain the text of a prescription, which is Spanish even where the rest of the page is
 * English.
 */
const MEMBERS = new Set([
  'presentation',
  'generic',
  'instructions',
  'extras',
  'diagnosis',
  'medications',
  'rows',
])
/** Minimum length of a clinical text: shorter ones are also parts of other words on the page. */
const LETTERS = 5

/** Finds the texts of a prescription in a response of the API. */
export function clinicalTextsIn(answer: unknown, member = ''): string[] {
  if (typeof answer === 'string') return MEMBERS.has(member) && answer.length >= LETTERS ? [answer] : []
  if (Array.isArray(answer)) return answer.flatMap((one) => clinicalTextsIn(one, member))
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => clinicalTextsIn(value, name))
}

/** Routes of administration whose Spanish name differs from the English one, so that a screen in English never shows it. */
export const SPANISH_ROUTES = new Set<string>(
  ADMINISTRATION_ROUTES.filter((route) => routeName(route) !== route),
)

/** Texts on the page that have the language of the document, because no element above them has another `lang`. */
export const textsWithoutLang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const holder = node.parentElement
      if (!holder?.checkVisibility() || holder.closest('[lang]') !== document.documentElement) continue
      if (node.nodeValue?.trim()) found.push(node.nodeValue.trim())
    }
    return found
  })
