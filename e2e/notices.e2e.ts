import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  issueFromComposer,
  logIn,
  openComposer,
  writeInstructions,
} from './actions/doctor.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of notices: they cover no control, and a notice with an undo button stays as long as undoing is possible. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const removed = (page: Page) => page.getByText('Se quitó Naproxeno.')

async function writeTwo(page: Page): Promise<void> {
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  await writeInstructions(page, 'Paracetamol', 'Tomar 1 tableta cada 12 horas durante 5 días')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
}

/** Whether the notices are an opaque strip that reaches the right edge of the page. */
const isStrip = (page: Page) =>
  page.evaluate(() => {
    const strip = document.getElementById('notices')!
    const { left, right, top, bottom } = strip.getBoundingClientRect()
    const isOpaque = [left + 1, (left + right) / 2, right - 1].every((x) =>
      strip.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    )
    return isOpaque && right === document.documentElement.clientWidth
  })

test('on a desk and on a tablet the drafts and the way to discard stay in reach while something is told', async () => {
  const { page, complaints } = await openTab(browser, { ...MOVING, viewport: { width: 1440, height: 900 } })
  await writeTwo(page)
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.getByRole('button', { name: 'Quitar Naproxeno' }).click()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(viewport)
    await removed(page).waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: /borrador/ }).click({ trial: true })
    await page.getByRole('button', { name: 'Descartar' }).click({ trial: true })
    if (viewport.width === 1440) {
      await page.getByRole('button', { name: 'Ampliar', exact: true }).click({ trial: true })
      // The notice is to the right of the bar with the buttons, and below the sheet.
      const isApart = async () => {
        const told = await removed(page).boundingBox()
        const sheet = await page.locator('[data-beside]').boundingBox()
        return told!.x > sheet!.x && told!.y > sheet!.y + sheet!.height
      }
      await expect.poll(isApart).toBe(true)
    }
  }
  for (const width of [375, 768, 1024]) {
    await page.setViewportSize({ width, height: 780 })
    await expect.poll(() => isStrip(page), { message: `${width} px` }).toBe(true)
  }
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Se descartó el borrador.').waitFor()
  // The notice of a removed medicine disappears with the draft.
  await expect.poll(() => removed(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the undo of a removed medicine does not change an issued prescription', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await writeTwo(page)
  await page.getByRole('button', { name: 'Quitar Naproxeno' }).click()
  await removed(page).waitFor()
  await issueFromComposer(page)
  await page.getByText(/^Receta [0-9A-Z]{4}-/).waitFor()
  await expect.poll(() => removed(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a discarded draft is restored, and what was written since stays among the drafts', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await openComposer(page, product.demo)
  const diagnosis = page.getByRole('combobox', { name: 'Diagnóstico' })
  await diagnosis.fill('Otitis media')
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await diagnosis.fill('Rinitis')
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => diagnosis.inputValue()).toBe('Otitis media')
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.goto(`${product.url}/drafts`)
  await expect
    .poll(() => page.getByRole('link', { name: /^Seguir con la receta de Sin paciente/ }).count())
    .toBe(2)
  expect(complaints).toEqual([])
})

test('in the settings a notice stands beside the tabs and covers none of them', async () => {
  const { page } = await openTab(browser, MOVING)
  await logIn(page, product.demo, '/settings/user')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().setOffline(true)
  const notice = page.locator('.offline-notice > span')
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await notice.waitFor()
    const isBeside = async () => {
      const [told, tabs] = [await notice.boundingBox(), await page.locator('aside').boundingBox()]
      return told!.x >= tabs!.x + tabs!.width
    }
    await expect.poll(isBeside, { message: `${width} px` }).toBe(true)
  }
})
