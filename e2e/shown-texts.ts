import type { Page } from 'playwright-core'
import { spanish } from '#locales/es/catalogue.ts'
import { type Domain, intlLocale, type Language, textsOf } from '#locales/locale.ts'
import { allBrands } from './actions/all-brands.ts'
import { clinicalTextsIn, SPANISH_ROUTES, textsWithoutLang } from './actions/clinical-words.ts'

/*
 * Finds words on pages that are in the wrong language. Apart from content that people wrote, a page must contain no word that
 * only the other language has.
 */

/**
 * Pattern of codes whose letters may spell a word by chance: numbers of documents such as BANK-RX5R-4, long random keys, and
 * the groups of four digits of a fingerprint.
 */
const CODES =
  /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]\b|(?<![\w-])(?=[\w-]*\d)[\w-]{20,}|\b(?=[a-f]*\d)[0-9a-f]{4}\b/g

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(CODES, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []

/** The sentences of a catalogue of texts. A sentence with placeholders gives the parts between the placeholders. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function')
    return [...String(texts).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([whole]) =>
      whole.replaceAll(/\$\{[^}]*\}/g, ' '),
    )
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesIn) : []
}

async function wordsOfLanguage(language: Language): Promise<Set<string>> {
  const domains = Object.keys(spanish) as Domain[]
  const all = await Promise.all(domains.map((domain) => textsOf(domain, language)))
  return new Set(all.flatMap(sentencesIn).flatMap(wordsOf))
}

/** The visible texts of a page and those for screen readers, except texts that are marked with another `lang`. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (of: Element | null): boolean =>
      of !== null && of.checkVisibility() && of.closest('[lang]') === document.documentElement
    const found = [document.title]
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      const holder = parent instanceof HTMLOptionElement ? parent.closest('select') : parent
      if (isShown(holder) && node.nodeValue?.trim()) found.push(node.nodeValue)
    }
    for (const one of document.body.querySelectorAll('*')) {
      if (!isShown(one)) continue
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        const value = one.getAttribute(name)
        if (value) found.push(value)
      }
    }
    return found
  })

/** Parses a response's body; null for an empty one, such as that of an aborted response. */
const jsonOf = (text: string): unknown => (text === '' ? null : JSON.parse(text))

/** Words that may be on a page in either language: names of languages, the Isle of Man, and the brands' names. */
const NAMES = ['español', 'english', 'man', ...allBrands.flatMap(({ name }) => wordsOf(name))]
const MONTHS = {
  es: /\b\d{1,2} (?:de )?(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?(?: de)? \d{4}\b/,
  en: /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/,
}
const BROKEN = /\bundefined\b|\bNaN\b|\[object |\$\{|\{\{|^[a-z]+(?:\.[a-z][A-Za-z]+)+$/

/** The texts that the pages have shown to one visitor. */
export interface ShownTexts {
  /** Reads the texts of the present page, as on the screen and as printed. */
  read(address: string): Promise<void>
  /** Finds the texts that are wrong in the visitor's language, and the dates that were shown. */
  judge(): Promise<{ wrong: string[]; dates: string[] }>
}

/**
 * Collects the texts that a page shows at several addresses. Words that occur in later API responses are ignored, because people
 * wrote them.
 */
export function collectTexts(page: Page, language: Language): ShownTexts {
  const written: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.startsWith('application/json') && answer.ok())
      written.push(answer.text().catch(() => ''))
  })
  const heard: [address: string, texts: string[]][] = []
  const unmarked: [address: string, texts: string[]][] = []
  return {
    async read(address) {
      const lang = await page.locator('html').getAttribute('lang')
      if (lang !== intlLocale[language]) throw new Error(`${address} is in the language ${lang}`)
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media })
        const where = media === 'print' ? `${address} (printed)` : address
        heard.push([where, await said(page)])
        if (language === 'en') unmarked.push([where, await textsWithoutLang(page)])
      }
    },
    async judge() {
      const bodies = await Promise.all(written)
      const { wrong, dates } = await strangeTexts(heard, language, new Set(wordsOf(bodies.join(' '))))
      const clinical = new Set(bodies.flatMap((text) => clinicalTextsIn(jsonOf(text))))
      return { wrong: [...wrong, ...unmarkedTexts(unmarked, clinical)], dates }
    },
  }
}

/**
 * Finds the texts with a word that only the other language has, and the dates among the texts. Words in `data`, which people
 * wrote, are left out.
 */
async function strangeTexts(
  heard: readonly [string, string[]][],
  language: Language,
  data: ReadonlySet<string>,
): Promise<{ wrong: string[]; dates: string[] }> {
  const other = language === 'es' ? 'en' : 'es'
  const [own, foreign] = [await wordsOfLanguage(language), await wordsOfLanguage(other)]
  for (const word of [...own, ...NAMES]) foreign.delete(word)
  const wrong: string[] = []
  const dates: string[] = []
  for (const [address, texts] of heard)
    for (const text of texts) {
      const strange = wordsOf(text).filter((word) => foreign.has(word) && !data.has(word))
      if (strange.length > 0 || BROKEN.test(text.trim()) || MONTHS[other].test(text))
        wrong.push(`${address}: ${text.trim()} (${strange.join(', ')})`)
      const date = MONTHS[language].exec(text)
      if (date) dates.push(date[0])
    }
  return { wrong, dates }
}

/** Finds clinical texts whose element has no `lang` although they are Spanish on an English page. */
function unmarkedTexts(unmarked: readonly [string, string[]][], clinical: ReadonlySet<string>): string[] {
  const wrong: string[] = []
  for (const [address, texts] of unmarked)
    for (const text of texts)
      if (
        [...clinical].some((words) => text.startsWith(words)) ||
        wordsOf(text).some((word) => SPANISH_ROUTES.has(word))
      )
        wrong.push(`${address}: ${text} (clinical, without its language)`)
  return wrong
}
