import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, textsOf } from '#locales/locale.ts'
import { logIn } from './actions/doctor.ts'
import { practiseByKeys } from './first-practice.ts'
import { registerDoctor } from './actions/new-doctor.ts'
import { axeViolations } from './axe.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* The first hour: from the mail of the registration to a practice prescription, by keyboard alone, each page checked with axe. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test.each<Language>(['es', 'en'])(
  'a new doctor practises a prescription by keyboard, in %s',
  async (language) => {
    const { demo, url } = product
    const { page, complaints } = await openTab(browser, { bypassCSP: true })
    await page.goto(`${url}/register`)
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
    await registerDoctor(
      page,
      demo,
      {
        language,
        email: `practica.${language}@clinica.example`,
        password: 'mesa verde lluvia tranvia',
        subject: language === 'es' ? 'Confirme su correo' : 'Confirm your email',
      },
      async () => undefined,
    )
    const pressed = await practiseByKeys(page, language, async () => {
      expect(await axeViolations(page)).toEqual([])
      expect(await smallestOnSheet(page)).toBeGreaterThanOrEqual(9)
    })
    // A person presses 5 keys in a second and needs 1.2 s to begin a field. With the time for the login, the result
    // is far below 3 minutes.
    expect(pressed.keys / 5 + pressed.fields * 1.2).toBeLessThan(90)

    const practice = await textsOf('practice', language)
    await page.getByText(practice.mark, { exact: true }).first().waitFor({ state: 'attached' })
    await page.getByText(practice.review(undefined)).waitFor()
    // Nothing was issued: the history is empty, and the draft is still there.
    await page.goto(`${url}/prescriptions`)
    await page.getByText((await textsOf('prescriptions', language)).list.none).waitFor()
    await page.goto(`${url}/prescriptions/practice`)
    await page.waitForURL(`${url}/prescriptions/new`)
    await page.getByText('Paciente Inventado').first().waitFor()
    // The page says on a phone too how long the review takes.
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByText((await textsOf('blocked', language)).practice.review(undefined)).waitFor()

    // The saved steps are there after a reload.
    await page.goto(`${url}/welcome?step=3`)
    const { fields } = await textsOf('workplaces', language)
    await expect.poll(() => page.getByLabel(fields.patron).inputValue()).toBe('Consultorio Inventado')
    expect(await page.getByLabel(fields.zip).inputValue()).toBe('14000')
    expect(complaints).toEqual([])
    await closeContext(page.context())
  },
)

/** Smallest size of letters on the sheet that the page shows, px; Infinity without a sheet. */
const smallestOnSheet = (page: Page): Promise<number> =>
  page
    .locator('.sheet *')
    .evaluateAll((parts) =>
      Math.min(
        ...parts
          .filter((part) => [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .map((part) => parseFloat(getComputedStyle(part).fontSize)),
      ),
    )

test('three letters in the search for a patient leave no draft', async () => {
  const { page } = await openTab(browser)
  const { demo, url } = product
  await logIn(page, demo, '/prescriptions/new')
  await page.getByRole('combobox', { name: 'Paciente' }).fill('mar')
  await page.goto(`${url}/drafts`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${url}/prescriptions/new`)
  await expect.poll(() => page.getByRole('combobox', { name: 'Paciente' }).inputValue()).toBe('')
})
