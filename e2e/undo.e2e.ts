import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  issueFromComposer,
  logIn,
  openComposer,
  writeInstructions,
} from './actions/doctor.ts'
import { act } from './actions/act.ts'
import { leaveFor } from './actions/go-to.ts'
import { issueByCall } from './actions/issued.ts'
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
  await logIn(tab.page, product.demo, '/drafts')
})

/** Issues a prescription in a new tab. @returns the tab's page, and the notice's button that undoes the issue */
async function issueInTab() {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'cetirizina', /Cetirizina/)
  await writeInstructions(page, 'Cetirizina', 'Tomar 1 tableta cada 24 horas durante 5 días')
  await chooseQuantity(page, 'Cetirizina', 1)
  const signature = await issueFromComposer(page)
  const undo = page.getByRole('button', { name: 'Deshacer envío' })
  await undo.waitFor()
  return { page, complaints, signature, undo }
}

test('undoing a correction makes the corrected prescription valid again, and the draft still corrects it', async () => {
  const { page } = tab
  const old = await issueByCall(product, ['naproxeno 500'])
  await leaveFor(page, `/prescriptions/${old}`)
  await act(page, 'Corregir y reemitir')
  await page.getByText('Al emitir esta receta se cancela la anterior.').waitFor()
  await issueFromComposer(page)
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await page.getByRole('button', { name: 'Deshacer envío' }).waitFor({ state: 'detached' })
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

test('notice and timeline count down, and Ctrl+Z undoes the issue', async () => {
  const { page, complaints, signature, undo } = await issueInTab()
  const left = page.locator('[data-time-left]')
  const first = Number(await left.innerText())
  expect(first).toBeGreaterThan(0)
  await expect.poll(async () => Number(await left.innerText())).toBeLessThan(first)
  // The timeline of the prescription shows the same countdown as the notice, and offers the undo after the notice is closed.
  const waiting = page.getByRole('listitem').filter({ hasText: 'Correo en camino' })
  await waiting.getByText(/^Sale en \d+\ss$/).waitFor()
  const counted = () =>
    page.evaluate(() => {
      const digits = (where: string) => document.querySelector(where)?.textContent?.match(/\d+/)?.[0]
      return [digits('[data-mail-leaves]'), digits('[data-time-left]')]
    })
  const [inTimeline, inNotice] = await counted()
  expect(inTimeline).toBe(inNotice)
  expect(
    await waiting.locator('xpath=ancestor::*[@aria-live or @role="status" or self::output]').count(),
  ).toBe(0)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await undo.waitFor({ state: 'detached' })
  const before = Number((await counted())[0])
  await expect.poll(async () => Number((await counted())[0])).toBeLessThan(before)
  await waiting.getByRole('button', { name: 'Deshacer', exact: true }).waitFor()
  await page.keyboard.press('Control+z')
  await page.waitForURL('**/prescriptions/new?**')
  await page.getByText('Se deshizo', { exact: false }).first().waitFor()
  await page.goto(`${product.url}/prescriptions/${signature}`)
  await page
    .getByText(/^Deshecha antes de enviarse/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test('an undo that reaches no server is offered again, and undoes the issue once the network is back', async () => {
  const { page, signature, undo } = await issueInTab()
  await page.getByText(/El correo al paciente sale en unos segundos\.$/).waitFor()
  const lost = '**/api/v2/rx/undo/**'
  await page.route(lost, (route) => route.abort())
  await page.keyboard.press('Control+z')
  await page.getByText('No hay conexión. Revise su internet e intente de nuevo.').waitFor()
  await undo.waitFor()
  await page.getByText(/^Sale en \d+\ss$/).waitFor()
  // Only the notice offers the undo; the timeline shows no second button.
  expect(await undo.count()).toBe(1)
  await page.unroute(lost)
  await undo.click()
  await page.waitForURL('**/prescriptions/new?**')
  await page.getByText(/^Se deshizo: no se envió/).waitFor()
  // The composer opens with the content of the undone prescription, so that it can be corrected.
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await page
    .getByText(/cada 24 horas durante 5 días/)
    .first()
    .waitFor()
  await page.goto(`${product.url}/prescriptions/${signature}`)
  await page
    .getByText(/Deshecha antes de enviarse, para corregirla/)
    .first()
    .waitFor()
})

test('an undo whose response was lost is not said to have come too late', async () => {
  const { page, undo } = await issueInTab()
  const lost = '**/api/v2/rx/undo/**'
  await page.route(lost, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await undo.click()
  await page.getByText('No hay conexión. Revise su internet e intente de nuevo.').waitFor()
  await page.unroute(lost)
  await undo.click()
  await page.getByText('No hubo respuesta: no se sabe si se deshizo.', { exact: false }).waitFor()
  await page
    .getByText(/^Deshecha antes de enviarse/)
    .first()
    .waitFor()
})
