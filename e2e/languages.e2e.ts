import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { spanish } from '#locales/es/catalogue.ts'
import { type Domain, intlLocale, type Language, textsOf } from '#locales/locale.ts'
import { clinicalTextsIn, SPANISH_ROUTES, textsWithoutLang } from './actions/clinical-words.ts'
import { logIn } from './actions/doctor.ts'
import { visitEveryPage, type Visits } from './actions/every-page.ts'
import { goTo, watchRequests } from './actions/go-to.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Every page in both languages. Apart from content that people wrote, a page must contain no word that only the
   other language has. */

let product: Product
let browser: Browser
let visits: Visits

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  visits = await visitEveryPage(product)
})

/** Numbers of documents, as BANK-RX5R-4, and long random keys: their letters may spell a word by chance. */
const CODES = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]\b|(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(CODES, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []

/** The sentences of a catalogue; of a sentence with placeholders, the parts between them. */
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

/** Visible and announced texts, except those that are marked with another `lang`. */
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

/** Parses a body; null for an empty one, as of an aborted response. */
const jsonOf = (text: string): unknown => (text === '' ? null : JSON.parse(text))

/** Words that may be on a page in either language: names of languages, the Isle of Man, and the brand's name. */
const NAMES = ['español', 'english', 'man', 'recetario']
const MONTHS = {
  es: /\b\d{1,2} (?:de )?(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?(?: de)? \d{4}\b/,
  en: /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/,
}
const BROKEN = /\bundefined\b|\bNaN\b|\[object |\$\{|\{\{|^[a-z]+(?:\.[a-z][A-Za-z]+)+$/

const LANGUAGES = ['es', 'en'] as const
const AUDIENCES = ['guest', 'doctor', 'assistant'] as const

// Each audience has a test of its own, because the pages of all three take too long for one test on a busy machine.
describe.each(LANGUAGES)('in %s only', (language) => {
  const other = language === 'es' ? 'en' : 'es'

  /** Opens the login page in the language. `written` gets the bodies of the server's responses. */
  const open = async (written: Promise<string>[]): Promise<Page> => {
    const { page } = await openTab(browser)
    await page.goto(`${product.url}/login`)
    // Texts in the server's responses were written by people: names, places, medicines.
    page.on('response', (answer) => {
      if (answer.headers()['content-type']?.startsWith('application/json') && answer.ok())
        written.push(answer.text().catch(() => ''))
    })
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
    await page.locator(`html[lang=${intlLocale[language]}]`).waitFor()
    return page
  }

  const enter = async (page: Page, who: { email: string; password: string }): Promise<void> => {
    await page.locator('input[type=email]').fill(who.email)
    await page.locator('input[type=password]').fill(who.password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.locator('h1').first().waitFor()
  }

  test.each(AUDIENCES)('every page of the %s', async (audience) => {
    const [own, foreign] = [await wordsOfLanguage(language), await wordsOfLanguage(other)]
    for (const word of [...own, ...NAMES]) foreign.delete(word)
    if (audience === 'doctor') await chooseLanguage(language)
    const written: Promise<string>[] = []
    const page = await open(written)
    if (audience !== 'guest') await enter(page, product.demo[audience])

    const rest = watchRequests(page)
    const heard: [string, string[]][] = []
    const unmarked: [string, string[]][] = []
    for (const visit of visits[audience]) {
      await goTo(page, visit, rest)
      expect(await page.locator('html').getAttribute('lang'), visit.address).toBe(intlLocale[language])
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media })
        const where = media === 'print' ? `${visit.address} (printed)` : visit.address
        heard.push([where, await said(page)])
        if (language === 'en') unmarked.push([where, await textsWithoutLang(page)])
      }
    }
    const bodies = await Promise.all(written)
    const data = new Set(wordsOf(bodies.join(' ')))
    const wrong: string[] = []
    const dates: string[] = []
    for (const [address, texts] of heard) {
      for (const text of texts) {
        const strange = wordsOf(text).filter((word) => foreign.has(word) && !data.has(word))
        if (strange.length > 0 || BROKEN.test(text.trim()) || MONTHS[other].test(text))
          wrong.push(`${address}: ${text.trim()} (${strange.join(', ')})`)
        const date = MONTHS[language].exec(text)
        if (date) dates.push(date[0])
      }
    }
    const clinical = new Set(bodies.flatMap((text) => clinicalTextsIn(jsonOf(text))))
    for (const [address, texts] of unmarked)
      for (const text of texts)
        if (
          [...clinical].some((words) => text.startsWith(words)) ||
          wordsOf(text).some((word) => SPANISH_ROUTES.has(word))
        )
          wrong.push(`${address}: ${text} (clinical, without its language)`)
    expect(wrong).toEqual([])
    if (audience === 'doctor') expect(dates.length).toBeGreaterThan(5)
  })
})

test('the language chosen at the login is saved in the account, with a notice', async () => {
  await chooseLanguage('es')
  const { page, complaints } = await openTab(browser)
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  // The choice outlasts the visit of the page in which it was made, and the server's HTML is in the chosen language.
  const again = await page.reload()
  const html = await again?.text()
  expect(html).toContain('<html lang="en-US">')
  expect(html).toContain(`<title>${await page.title()}</title>`)
  await page.getByLabel('Email', { exact: true }).fill(product.demo.doctor.email)
  await page.getByLabel('Password', { exact: true }).fill(product.demo.doctor.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Your account is now in English.').waitFor()
  await page.getByRole('link', { name: 'New prescription' }).first().waitFor()
  expect(complaints).toEqual([])
  await closeContext(page.context())
  // The choice must also apply in another browser, where nobody chose a language.
  const elsewhere = await openTab(browser)
  await logIn(elsewhere.page, product.demo, '/settings/options')
  await elsewhere.page.getByRole('heading', { name: 'Profile options' }).waitFor()
})

test('a visitor whose browser is English begins in Spanish, the default, and chooses English', async () => {
  const { page } = await openTab(browser, { locale: 'en-US' })
  for (const at of ['/login', `/v/${'0'.repeat(64)}`]) {
    await page.goto(product.url + at)
    await page.getByRole('button', { name: 'English' }).waitFor()
    expect(await page.locator('html').getAttribute('lang'), at).toBe(intlLocale.es)
  }
})

/** Chooses a language in the profile of the demo's doctor, through the settings page. */
async function chooseLanguage(language: Language): Promise<void> {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/settings/options')
  const chooser = page.getByRole('combobox').filter({ has: page.locator('option[value=en]') })
  await chooser.waitFor()
  if ((await chooser.inputValue()) !== language) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/profile/update/'))
    await chooser.selectOption(language)
    await saved
  }
  await page.locator(`html[lang=${intlLocale[language]}]`).waitFor()
  await page
    .getByRole('heading', { name: language === 'es' ? 'Opciones de Perfil' : 'Profile options' })
    .waitFor()
  await closeContext(page.context())
}
