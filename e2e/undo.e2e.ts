import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  issueFromComposer,
  logIn,
  openComposer,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { act } from './actions/act.ts'
import { openTab, type Tab } from './browser.ts'
import { holdMails } from './hold-mails.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
let tab: Tab

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  await holdMails(product)
  tab = await openTab(browser)
  await logIn(tab.page, product.demo)
})

test('undoing a correction makes the corrected prescription valid again, and the draft still corrects it', async () => {
  const { page } = tab
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 5 días')
  await chooseQuantity(page, 'Naproxeno', 1)
  const old = await issueFromComposer(page)
  await act(page, 'Corregir y reemitir')
  await page.getByText('Al emitir esta receta se cancela la anterior.').waitFor()
  await issueFromComposer(page)
  await page.getByRole('button', { name: 'Deshacer envío' }).click()
  await page.getByText(/La receta anterior, \w{4}-\w{4}-\w, vuelve a estar vigente\./).waitFor()
  await page.getByText('Al emitir esta receta se cancela la anterior.').waitFor()
  await page.getByRole('link', { name: 'Ver la anterior' }).click()
  await page.waitForURL(`**/prescriptions/${old}`)
  await page.getByText('Vigente de nuevo: se deshizo la que la sustituía').waitFor()
})

test('a series can be undone while its mail waits', async () => {
  const { page } = tab
  await act(page, 'Emitir en serie')
  await page.getByRole('dialog').getByRole('button', { name: 'Emitir 3 recetas' }).click()
  await page.getByRole('button', { name: 'Deshacer serie' }).click()
  await page.getByText('Se deshizo: no se envió nada y toda la serie quedó cancelada.').waitFor()
  await page.getByText('Vigente de nuevo: se deshizo la que la sustituía').waitFor()
  expect(tab.complaints).toEqual([])
})

test('the notice counts down, and Ctrl+Z undoes the issue', async () => {
  const { page } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'cetirizina', /Cetirizina/)
  await writeInstructions(page, 'Cetirizina', 'Tomar 1 tableta cada 24 horas durante 5 días')
  await chooseQuantity(page, 'Cetirizina', 1)
  const signature = await issueFromComposer(page)
  const undo = page.getByRole('button', { name: 'Deshacer envío' })
  await undo.waitFor()
  const left = page.locator('[data-time-left]')
  const first = Number(await left.innerText())
  expect(first).toBeGreaterThan(0)
  await expect.poll(async () => Number(await left.innerText())).toBeLessThan(first)
  await page.keyboard.press('Control+z')
  await page.waitForURL('**/prescriptions/new?**')
  await page.getByText('Se deshizo', { exact: false }).first().waitFor()
  await page.goto(`${product.url}/prescriptions/${signature}`)
  await page
    .getByText(/^Deshecha antes de enviarse/)
    .first()
    .waitFor()
})
