import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { intlLocale, type Language } from '#locales/locale.ts'
import { logIn } from './actions/doctor.ts'
import { visitEveryPage, type Visits } from './actions/every-page.ts'
import { goTo, watchRequests } from './actions/go-to.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'
import { collectTexts } from './shown-texts.ts'

/* Tests of every page in English, and of the choice of the language. axe-pages.e2e.ts reads the same pages in Spanish. */

let product: Product
let browser: Browser
let visits: Visits

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  visits = await visitEveryPage(product)
})

const AUDIENCES = ['guest', 'doctor', 'assistant'] as const

// Each of the three audiences has a test of its own, because visiting all pages in one test takes too long on a busy machine.
describe('in English only', () => {
  const enter = async (page: Page, who: { email: string; password: string }): Promise<void> => {
    await page.locator('input[type=email]').fill(who.email)
    await page.locator('input[type=password]').fill(who.password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.locator('h1').first().waitFor()
  }

  test.each(AUDIENCES)('every page of the %s', async (audience) => {
    if (audience === 'doctor') await chooseLanguage('en')
    const { page } = await openTab(browser)
    await page.goto(`${product.url}/login`)
    const shown = collectTexts(page, 'en')
    await page.getByRole('button', { name: 'English' }).click()
    await page.locator(`html[lang=${intlLocale.en}]`).waitFor()
    if (audience !== 'guest') await enter(page, product.demo[audience])
    const rest = watchRequests(page)
    for (const visit of visits[audience]) {
      await goTo(page, visit, rest)
      await shown.read(visit.address)
    }
    const { wrong, dates } = await shown.judge()
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
  // The chosen language stays after a reload, and the server's HTML is in that language.
  const again = await page.reload()
  const html = await again?.text()
  expect(html).toContain('<html lang="en-US">')
  expect(html).toContain(`<title>${await page.title()}</title>`)
  await page.getByLabel('Email', { exact: true }).fill(product.demo.doctor.email)
  await page.getByLabel('Password', { exact: true }).fill(product.demo.doctor.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Your account is now in English.').waitFor()
  // The notice closes after 20 seconds, but stays while its button has the focus.
  const back = page.getByRole('button', { name: 'Back to Spanish' })
  await back.focus()
  await page.getByRole('link', { name: 'New prescription' }).first().waitFor()
  // The chosen language also applies in another browser, where nobody chose one.
  const elsewhere = await openTab(browser)
  await logIn(elsewhere.page, product.demo, '/settings/options')
  await elsewhere.page.getByRole('heading', { name: 'Profile options' }).waitFor()
  // The notice about the new language has a button that returns to the former language.
  await back.click()
  await page.getByRole('link', { name: 'Receta Nueva' }).first().waitFor()
  await elsewhere.page.reload()
  await elsewhere.page.getByRole('heading', { name: 'Opciones de Perfil' }).waitFor()
  expect(complaints).toEqual([])
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
