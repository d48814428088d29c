import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#locales/locale.ts'
import { allBrands } from './actions/all-brands.ts'
import {
  completeRegistration,
  issueFirstPrescription,
  registerDoctor,
  verifyLicence,
} from './actions/new-doctor.ts'
import { addOperator } from './actions/operator-command.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * A new doctor's journey from the registration to the first prescription, in English and in another brand than the other tests.
 * accounts.e2e.ts, licence.e2e.ts and prescriptions.e2e.ts test it in Spanish; brands.e2e.ts tests the differences between
 * brands.
 */

const language: Language = 'en'
const brand = allBrands.at(-1)?.id ?? ''

let product: Product
let browser: Browser
let reviewer: { email: string; password: string }

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  reviewer = await addOperator(product)
})

const keepNothing = async (): Promise<void> => undefined

test(`a new doctor of ${brand}, in English, issues a first prescription`, async () => {
  const { demo, url } = product
  const doctor = await openTab(browser)
  const { page } = doctor
  await page.goto(`${url}/register?brand=${brand}`)
  await page.getByRole('button', { name: 'English' }).click()
  await registerDoctor(
    page,
    demo,
    {
      language,
      email: `nueva.${brand}@clinica.example`,
      password: 'mesa verde lluvia tranvia',
      subject: 'Confirm your email',
    },
    keepNothing,
  )
  // The login of a new doctor leads to the four steps of /welcome. Any other page redirects to the doctor's own data.
  await page.waitForURL(`${url}/welcome`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${url}/`)
  await page.waitForURL(`${url}/settings/user`)
  // Until the doctor's own data are filled in, no other tab of the settings can be opened.
  await page.locator('nav a[aria-current=page]').waitFor()
  expect(await page.locator('aside nav a').count()).toBe(1)
  // A doctor without a name cannot return from the settings to the home page: the link above the tabs logs out.
  await page.locator('aside').getByText('New user').waitFor()
  expect(await page.locator('aside a[href="/logout"]').count()).toBe(1)
  await page.goto(`${url}/welcome`)
  await completeRegistration(page, language, keepNothing)

  // While the licence waits for its review, the menu's entry for a new prescription is disabled, and the composer for other
  // programs redirects.
  await page.goto(`${url}/embed/rx`)
  await page.waitForURL(`${url}/prescriptions`)
  await page.getByRole('button', { name: 'New prescription', disabled: true }).first().waitFor()

  const operator = await openTab(browser)
  await operator.page.goto(`${url}/operator?brand=${brand}`)
  await operator.page.getByRole('button', { name: 'English' }).click()
  await verifyLicence(operator.page, language, reviewer, keepNothing)

  const signature = await issueFirstPrescription(page, language, keepNothing)
  const patient = await openTab(browser)
  await patient.page.goto(`${url}/v/${signature}`)
  await patient.page.getByText('Julia Ejemplo Inventada').first().waitFor()
  expect([...doctor.complaints, ...operator.complaints, ...patient.complaints]).toEqual([])
  for (const tab of [doctor, operator, patient]) await closeContext(tab.page.context())
})
