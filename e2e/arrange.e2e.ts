import type { Browser, Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { addDrug, choosePatient, logIn, openComposer } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { waitForPaint } from './actions/keys.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests that the widgets of the home page are sorted by dragging, with a mouse and with a finger, and the medicines of a
 * prescription with a mouse.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

async function openArrangement(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Organizar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Organizar el inicio' })
  await dialog.getByRole('listitem').nth(3).waitFor()
  // The dialog moves while it opens, so the test waits for its animations.
  await dialog.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  })
  return dialog
}

const names = (dialog: Locator): Promise<string[]> => dialog.getByRole('listitem').allTextContents()

/**
 * Restores the default order of the widgets, and waits until the account has stored it: the next test begins with that order.
 */
async function resetTo(page: Page, dialog: Locator, before: readonly string[]): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('"order":[]') === true && response.ok(),
  )
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect.poll(() => names(dialog)).toEqual(before)
  await saved
}

/** Middle of the handle by which a row is dragged. */
async function gripOf(dialog: Locator, row: number): Promise<{ x: number; y: number }> {
  const box = await dialog.locator('[data-grip]').nth(row).boundingBox()
  if (!box) throw new Error('the grip is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a widget is dragged with the mouse, and Escape puts it back', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await logIn(page, product.demo)
  const dialog = await openArrangement(page)
  const before = await names(dialog)
  const [from, to] = [await gripOf(dialog, 0), await gripOf(dialog, 2)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10)
  await page.mouse.move(to.x, to.y + 8)
  const listed = await dialog.getByRole('list').boundingBox()
  expect(await names(dialog)).toEqual(before)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await names(dialog)).toEqual(before)

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10)
  await page.mouse.move(to.x, to.y + 8)
  await page.mouse.up()
  await expect.poll(() => names(dialog)).toEqual([before[1], before[2], before[0], ...before.slice(3)])
  // The list of widgets has the same position and size as while a widget was being dragged.
  expect(await dialog.getByRole('list').boundingBox()).toEqual(listed)
  await resetTo(page, dialog, before)
  expect(complaints).toEqual([])
})

test('a widget is dragged with a finger, which scrolls nothing meanwhile', async () => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
  const { page, complaints } = await openTab(browser, { ...MOVING, ...phone })
  await logIn(page, product.demo)
  const dialog = await openArrangement(page)
  const before = await names(dialog)
  const [from, to] = [await gripOf(dialog, 2), await gripOf(dialog, 0)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: from.x, y: from.y - 20 }])
  await touch('touchMove', [{ x: to.x, y: to.y - 8 }])
  await touch('touchEnd', [])
  await expect.poll(() => names(dialog)).toEqual([before[2], before[0], before[1], ...before.slice(3)])
  await resetTo(page, dialog, before)
  expect(complaints).toEqual([])
})

test('a reset that waits for the answer to a change before it is saved when the page closes', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await logIn(page, product.demo)
  const send = await logInToApi(product.demo, product.demo.doctor)
  const order = async () => {
    const { results } = await send<PageOf<Profile>>('GET', '/api/v2/profile/')
    return results[0]?.ux_settings.widgets.order.length
  }
  let answer = () => undefined as void
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  // The request of the first change of the arrangement reaches the server, but its answer does not reach the page.
  await page.route(
    /\/api\/v2\/profile\/update\//,
    async (route) => {
      await route.fetch()
      await isAnswered
      await route.abort()
    },
    { times: 1 },
  )
  const dialog = await openArrangement(page)
  const before = await names(dialog)
  await dialog
    .getByRole('button', { name: /^Bajar/ })
    .first()
    .click()
  await expect.poll(() => names(dialog)).not.toEqual(before)
  await expect.poll(order).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect.poll(() => names(dialog)).toEqual(before)
  await page.reload()
  answer()
  await expect.poll(order).toBe(0)
  expect(complaints).toEqual([])
})

test('a change that the server gets after the reset that followed does not undo the reset', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  const send = await logInToApi(product.demo, product.demo.doctor)
  const update = (settings: unknown) =>
    send<Profile>('PATCH', '/api/v2/profile/update/', { ux_settings: settings })
  await update({ widgets: { order: ['news'], hidden: [] } })
  await logIn(page, product.demo)
  // The request of the first change of the arrangement is held when the page closes, and arrives at the server only after the
  // reset.
  let keep = (_change: { ux_settings: Profile['ux_settings'] }): void => undefined
  const late = new Promise<{ ux_settings: Profile['ux_settings'] }>((resolve) => (keep = resolve))
  const hold = (route: Route) => keep(route.request().postDataJSON())
  await page.route(/\/api\/v2\/profile\/update\//, hold, { times: 1 })
  const dialog = await openArrangement(page)
  await dialog
    .getByRole('button', { name: /^Bajar/ })
    .first()
    .click()
  const { ux_settings: change } = await late
  expect(change.widgets.order).not.toEqual([])
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await page.reload()
  const order = async () => {
    const { results } = await send<PageOf<Profile>>('GET', '/api/v2/profile/')
    return results[0]?.ux_settings.widgets.order
  }
  await expect.poll(order).toEqual([])
  const { ux_settings: after } = await update(change)
  expect(after.widgets.order).toEqual([])
  expect(complaints).toEqual([])
})

test('a medicine of a prescription is dragged by its number', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'lucia', 'Lucía Mendoza Ejemplo')
  await addDrug(page, 'paracetamol 500', /Paracetamol.*caja con 10/)
  // The findings about both medicines may move the rows when they appear, so the rows are measured after that.
  const checked = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/v2/safety/check/') && /Loratadina/.test(answer.request().postData() ?? ''),
  )
  await addDrug(page, 'loratadina 10', /Loratadina.*caja con 20/)
  await (await checked).finished()
  await page.getByRole('region', { name: 'Seguridad' }).locator('[aria-busy=false]').waitFor()
  await waitForPaint(page)
  const rows = page.getByRole('region', { name: 'Medicamentos' }).locator('li:has(textarea)')
  const first = await rows.nth(0).locator('[draggable]').boundingBox()
  const last = await rows.nth(1).boundingBox()
  if (!first || !last) throw new Error('the rows are not drawn')
  await page.mouse.move(first.x + 4, first.y + first.height / 2)
  await page.mouse.down()
  await page.mouse.move(first.x + 4, last.y, { steps: 5 })
  await page.mouse.move(first.x + 4, last.y + last.height - 8, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => rows.nth(0).innerText()).toMatch(/Loratadina/)
  expect(await rows.nth(1).innerText()).toMatch(/Paracetamol/)
  expect(complaints).toEqual([])
})
