import type { Page } from 'playwright-core'
import { ADMINISTRATION_ROUTES } from '#contract/medications/administration-route.ts'
import { routeName } from '#locales/en/route-name.ts'

/** Members of API responses that contain text of a prescription, which is Spanish on every screen. */
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

/** The clinical texts in a response. */
export function clinicalTextsIn(answer: unknown, member = ''): string[] {
  if (typeof answer === 'string') return MEMBERS.has(member) && answer.length >= LETTERS ? [answer] : []
  if (Array.isArray(answer)) return answer.flatMap((one) => clinicalTextsIn(one, member))
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => clinicalTextsIn(value, name))
}

/** Spanish routes that have another name in English: a screen in English never shows them. */
export const SPANISH_ROUTES = new Set<string>(
  ADMINISTRATION_ROUTES.filter((route) => routeName(route) !== route),
)

/** Texts on the page whose elements have no `lang` of their own. */
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
