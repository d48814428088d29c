import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForAnswerOnDevice } from './actions/device.ts'
import { logIn } from './actions/doctor.ts'
import { lit, option, typeFast, waitForPaint } from './actions/keys.ts'
import { openTab } from './browser.ts'
import { holdUp } from './hold-up.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Enter in the search for a patient when no patient has the typed name: the only option is then "Agregar «…»". */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const SEARCH = /\/api\/v2\/patient\/\?/
const NAME = 'Quetzal Inventada'
const ADD = `Agregar a «${NAME}»`
const nameField = (page: Page) => page.getByLabel('Nombre completo')

test('Enter adds the patient once nobody was found, and an Enter before the answer does not', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  const letCome = await holdUp(page, SEARCH)
  await page.locator('#rx-patient').click()
  await typeFast(page, NAME, 'Enter')
  letCome()
  await lit(page, ADD).waitFor()
  await waitForPaint(page)
  expect(await nameField(page).count()).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => nameField(page).inputValue()).toBe(NAME)
  expect(complaints).toEqual([])
})

test('Enter adds nobody while somebody with the typed name is found', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient').fill('ficti')
  await lit(page, /Ficticio/).waitFor()
  await waitForPaint(page)
  await page.keyboard.press('Enter')
  await page.locator('#rx-diagnosis:focus').waitFor()
  expect(await nameField(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test.each(['a search that failed', 'a search among the patients on the device'])(
  'Enter adds nobody when no server has searched: %s',
  async (answered) => {
    const { page } = await openTab(browser)
    await logIn(page, product.demo, '/prescriptions/new')
    await page.locator('#rx-patient').click()
    await waitForAnswerOnDevice(page, 'GET /api/v2/patient/')
    await page.route(SEARCH, (route) =>
      answered === 'a search that failed'
        ? route.fulfill({ status: 500, body: '{}' })
        : route.abort('internetdisconnected'),
    )
    await page.locator('#rx-patient').fill(NAME)
    await option(page, ADD).waitFor()
    await waitForPaint(page)
    await page.keyboard.press('Enter')
    await waitForPaint(page)
    await option(page, ADD).waitFor()
    expect(await lit(page, ADD).count()).toBe(0)
    expect(await nameField(page).count()).toBe(0)
  },
)
