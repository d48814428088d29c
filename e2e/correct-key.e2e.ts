import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  issueFromComposer,
  openComposer,
  waitForFacts,
  writeInstructions,
} from './actions/doctor.ts'
import { waitForPaint } from './actions/keys.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the letter C, which on the page of an issued prescription begins its correction. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/**
 * Notes the printed code that the sheet beside the draft shows for half a second after the issue. A MutationObserver in the
 * page sees it, because polling could miss it.
 */
async function watchSeal(page: Page): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle(() => {
    const code = new Promise<string>((resolve) => {
      new MutationObserver(() => {
        const printed = document.querySelector('[data-sealed] .sheet-code')?.textContent.trim()
        if (printed) resolve(printed)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    return { code }
  })
  return () => seen.evaluate(({ code }) => code)
}

test('the letter C opens the correction with the first dose selected, and a typed dose replaces it', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'loratadina', /10 mg/)
  await writeInstructions(page, 'Loratadina', '1 tab c/12h x 5d')
  await page.locator('[data-sentence]', { hasText: 'cada 12 horas' }).waitFor()
  const issued = await issueFromComposer(page)
  await page.getByRole('button', { name: /^Corregir y reemitir/ }).waitFor()
  await waitForPaint(page)
  await page.keyboard.press('c')
  await page.locator('textarea[id$=instructions]:focus').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Corregir receta de Ramón Ñáñez Ficticio' }).waitFor()
  expect(await page.title()).toMatch(/^Corregir receta \|/)
  // The facts of the patient, and the note that the issue cancels the earlier prescription, move the dose when they appear.
  await waitForFacts(page)
  await page.getByText('Al emitir esta receta se cancela la anterior.').waitFor()
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  const topOfDose = () =>
    page
      .locator('textarea[id$=instructions]')
      .evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY))
  const before = await topOfDose()
  await page.keyboard.type('1 tab c/24h x 5d')
  await page.locator('[data-sentence]', { hasText: 'cada 24 horas' }).waitFor()
  // The note on where the draft is stored appears below the long title, and moves nothing.
  await page.getByText('Guardado en').first().waitFor()
  expect(await topOfDose()).toBe(before)
  // A title that is too long for its column does not make the column wider.
  await page.setViewportSize({ width: 1280, height: 900 })
  const beyond = () =>
    page.evaluate(() => {
      const rightOf = (one: string) => document.querySelector(one)?.getBoundingClientRect().right ?? 0
      return rightOf('#rx-add') - rightOf('[data-bottom-bar]')
    })
  await expect.poll(beyond).toBeLessThan(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.locator('textarea[id$=instructions]').inputValue()).toBe('1 tab c/24h x 5d')
  // The sheet beside the draft shows the printed code before the page of the issued prescription opens.
  const sealed = await watchSeal(page)
  await page.keyboard.press('Control+Enter')
  expect(await sealed()).toMatch(/^\w{4}-\w{4}-\w$/)
  await page.waitForURL(
    (url) => /\/prescriptions\/[0-9a-f]{64}$/.test(url.href) && !url.href.endsWith(issued),
  )
  expect(complaints).toEqual([])
})
