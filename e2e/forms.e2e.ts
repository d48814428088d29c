import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { waitForPaint } from './actions/keys.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests of the pattern that all forms share (decision 068): the button that sends the form is last, at the right, and the saved
 * state is shown beside it.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('the button that sends a form is at the right end of the form', async () => {
  const { page, complaints } = await openTab(browser)
  const hospital = `/settings/hospitals/${product.hospitalId}`
  const unlike: string[] = []
  await logIn(page, product.demo)
  for (const [address, name] of [
    ['/settings/user', 'Guardar'],
    ['/settings/security', 'Cambiar contraseña'],
    ['/settings/export', 'Exportar llave'],
    ['/settings/close-account', 'Cerrar mi cuenta'],
    ['/settings/hospitals/new', 'Guardar sitio'],
    [`${hospital}/edit`, 'Guardar sitio'],
    [`${hospital}/sheets`, 'Guardar diseño'],
  ] as const) {
    await page.goto(product.url + address)
    const button = page.locator('form').getByRole('button', { name, exact: true })
    const [end, right] = await button.evaluate((one) => {
      const form = one.closest('form')
      const style = form && getComputedStyle(form)
      const edge = form?.getBoundingClientRect().right ?? 0
      const within =
        Number.parseFloat(style?.paddingRight ?? '') + Number.parseFloat(style?.borderRightWidth ?? '')
      return [edge - within, one.getBoundingClientRect().right]
    })
    if (Math.abs(end - right) > 1) unlike.push(`${address}: ${right} of ${end}`)
  }
  expect(unlike).toEqual([])
  expect(complaints).toEqual([])
})

test('what was saved stands in the form, until something is typed', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/settings/user')
  const form = page.locator('form')
  const said = form.getByRole('status').filter({ hasText: 'Sus datos se guardaron.' })
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await said.waitFor()
  expect(await page.getByRole('status', { name: 'Avisos' }).getByText('Sus datos').count()).toBe(0)
  await form.getByLabel('Nombre completo').press('End')
  await page.keyboard.type(' ')
  await said.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('the error of a field that is left does not take the button from under the pointer', async () => {
  const { page, complaints } = await openTab(browser)
  await page.goto(`${product.url}/reset-password`)
  const field = page.getByRole('textbox').first()
  await field.fill('nadie')
  const button = page.locator('form button[type=submit]')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const { x, y, width } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + 3)
  await page.mouse.down()
  await waitForPaint(page)
  expect(await button.boundingBox()).toMatchObject({ x, y })
  await button.evaluate((one) => one.addEventListener('click', () => (one.dataset['clicked'] = '')))
  await page.mouse.up()
  await page.locator('[data-clicked]').waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(complaints).toEqual([])
})

test('the error of a field that is left by touch shows after the tap, and after a press that became a scroll', async () => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
  const { page, complaints } = await openTab(browser, phone)
  await page.goto(`${product.url}/reset-password`)
  const field = page.getByRole('textbox').first()
  await field.fill('nadie')
  const button = page.locator('form button[type=submit]')
  await button.evaluate((one) => one.addEventListener('click', () => (one.dataset['clicked'] = '')))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const { x, y, width } = (await button.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + 3)
  await page.locator('[data-clicked]').waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')

  await page.reload()
  await field.fill('nadie')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width / 2, y: at }],
    })
  await touch('touchStart', y + 3)
  // The field loses the focus while the finger is down, as when the keyboard on the phone's screen is closed.
  await field.evaluate((one: HTMLElement) => one.blur())
  await touch('touchMove', y - 40)
  await touch('touchMove', y - 80)
  await touch('touchEnd')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(complaints).toEqual([])
})

test('the error of a field that is left by keyboard shows at once, and Enter sends the form', async () => {
  const { page, complaints } = await openTab(browser)
  await page.goto(`${product.url}/reset-password`)
  const field = page.getByRole('textbox').first()
  await field.fill('nadie')
  await field.press('Tab')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')

  await page.reload()
  await field.fill('nadie')
  const button = page.locator('form button[type=submit]')
  await button.evaluate((one) => one.addEventListener('click', () => (one.dataset['clicked'] = '')))
  await field.press('Tab')
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.locator('[data-clicked]').waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(complaints).toEqual([])
})

test('the product draws each list itself, because the form of another engine hides the text of the phone field', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/settings/user')
  await page.getByLabel('País del teléfono').waitFor()
  const drawn = await page
    .locator('select')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).appearance))
  expect(new Set(drawn)).toEqual(new Set(['none']))
})

test('a field for a number has no arrows of the browser, which Firefox draws in colours of its own', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, `/settings/hospitals/${product.hospitalId}/paper`)
  const fields = page.getByRole('spinbutton')
  await fields.first().waitFor()
  const drawn = await fields.evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance))
  expect(new Set(drawn)).toEqual(new Set(['textfield']))
  await fields.first().fill('9')
  await fields.first().press('ArrowUp')
  await expect.poll(() => fields.first().inputValue()).toBe('9.5')
})
