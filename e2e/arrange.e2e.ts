import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* The widgets of the home page are sorted by dragging, with a mouse and with a finger. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

async function openArrangement(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Organizar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Organizar el inicio' })
  await dialog.getByRole('listitem').nth(3).waitFor()
  // The dialog moves while it opens.
  await dialog.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  })
  return dialog
}

const names = (dialog: Locator): Promise<string[]> => dialog.getByRole('listitem').allTextContents()

/** Middle of the grip of a row. */
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
  // The list has the size that it had while the row was dragged.
  expect(await dialog.getByRole('list').boundingBox()).toEqual(listed)
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect.poll(() => names(dialog)).toEqual(before)
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
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect.poll(() => names(dialog)).toEqual(before)
  expect(complaints).toEqual([])
})
