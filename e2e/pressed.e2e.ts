import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  issueFromComposer,
  logIn,
  openComposer,
  waitForFacts,
} from './actions/doctor.ts'
import { waitForPaint } from './actions/keys.ts'
import { openTab } from './browser.ts'
import { holdUp } from './hold-up.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests that no click is lost: content that arrives while a button is pressed, and would move the button, is drawn after the
 * press.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/**
 * Presses a button with the mouse, and releases it after the response that was held up has come and could have been painted.
 */
async function pressDuring(page: Page, pressed: Locator, address: RegExp, letCome: () => void) {
  await page.evaluate(() => document.fonts.ready)
  await pressed.hover()
  const came = page.waitForResponse(address)
  await page.mouse.down()
  const before = await pressed.boundingBox()
  letCome()
  await (await came).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await waitForPaint(page)
  expect((await pressed.boundingBox())?.y).toBe(before?.y)
  await page.mouse.up()
}

test('findings of the safety checks wait for the end of a press below them', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  // The patient's facts and the proposal to repeat move the button when they appear, so they must be there before the pointer
  // moves to it.
  await waitForFacts(page)
  await page.getByRole('button', { name: /^Repetir última/ }).waitFor()
  const checks = /\/api\/v2\/safety\/check\/$/
  const letCome = await holdUp(page, checks)
  const asked = page.waitForRequest(checks)
  await addDrug(page, 'naproxeno', /250 mg/)
  await page.getByText('Revisando').waitFor()
  await asked
  const sent = page.getByRole('checkbox', { name: 'Enviar al paciente por correo' })
  await pressDuring(page, sent, checks, letCome)
  expect(await sent.isChecked()).toBe(false)
  await page.getByText(/naproxeno con losartán/).waitFor()
  expect(complaints).toEqual([])
})

test('code that is fetched on demand waits for the end of a press below it', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'loratadina', /10 mg/)
  await page.keyboard.type('1 tab c/12h x 5d')
  const issued = await issueFromComposer(page)
  const code = /\/RelationNotice\.js/
  const letCome = await holdUp(page, code)
  await page.goto(`${product.url}/prescriptions/new?repeat=${issued}&as=replaces`)
  const save = page.getByRole('button', { name: 'Guardar como favorito' })
  await save.waitFor()
  await page.getByRole('button', { name: 'Expediente' }).waitFor()
  await pressDuring(page, save, code, letCome)
  await page.getByRole('dialog', { name: 'Guardar como favorito' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Al emitir esta receta se cancela la anterior').waitFor()
  expect(complaints).toEqual([])
})

test('an answer of the server waits for the end of a press below it', async () => {
  const { page, complaints } = await openTab(browser)
  const links = /\/api\/v2\/paylinks\/\?/
  const letCome = await holdUp(page, links)
  await logIn(page, product.demo, '/paylinks')
  const months = page.getByRole('link', { name: 'Conciliación por mes' })
  await page.getByText('Cuenta para cobrar').waitFor()
  await pressDuring(page, months, links, letCome)
  await page.waitForURL(/\/paylinks\/reconciliation/)
  expect(complaints).toEqual([])
})
