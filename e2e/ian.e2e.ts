import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser

withRunningProduct((it) => ({ product, browser } = it))

const askOn = async (page: Page, question: string, { field = 'Pregunta', button = 'Preguntar' } = {}) => {
  await page.getByRole('textbox', { name: field }).fill(question)
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('article', { name: question })
}

test('a question on the home page is answered on /ian, and the next one keeps its patient', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  const widget = page.getByRole('region', { name: 'Pregunte a ian' })
  await widget.getByRole('textbox', { name: 'Pregunta' }).fill('busca a Ramón Ñáñez')
  await widget.getByRole('button', { name: 'Preguntar' }).click()
  await page.getByRole('heading', { name: 'busca a Ramón Ñáñez' }).waitFor()
  await page.getByRole('link', { name: 'Abrir expediente' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/ian')
  const next = await askOn(page, '¿qué le receté en enero de 2001?')
  await next.getByText('Busqué recetas de Ramón Ñáñez Ficticio, enero de 2001.').waitFor()
  await next.getByText('No hay recetas así.').waitFor()
  expect(complaints).toEqual([])
})

test('the conversation is there after a look at what it prepared, and gone after a question of the home page', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/ian')
  const asked = 'prepara losartán 50 mg una cada 24 horas por 30 días para Ramón Ñáñez'
  await (await askOn(page, asked)).getByRole('link', { name: 'Abrir en la receta' }).click()
  await page.waitForURL(/\/prescriptions\/new/)
  await page.goBack()
  await page.getByRole('article', { name: asked }).getByRole('link', { name: 'Abrir en la receta' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  const widget = page.getByRole('region', { name: 'Pregunte a ian' })
  await widget.getByRole('textbox', { name: 'Pregunta' }).fill('hola')
  await widget.getByRole('button', { name: 'Preguntar' }).click()
  await page.getByRole('article', { name: 'hola' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  expect(complaints).toEqual([])
})

/**
 * A fake of the browser's speech recognition, which hears the given sentences, or fails with the given error of the Web Speech
 * API.
 */
const recognitionThat = (outcome: { hears?: string[]; fails?: string }) => `
  window.SpeechRecognition = window.webkitSpeechRecognition = class extends EventTarget {
    start() {
      const { hears, fails } = ${JSON.stringify(outcome)}
      setTimeout(() => {
        const event = fails ? new Event('error') : new Event('result')
        Object.assign(event, fails ? { error: fails } : { results: hears.map((transcript) => [{ transcript }]) })
        this.dispatchEvent(event)
        this.dispatchEvent(new Event('end'))
      })
    }
    stop() {}
  }`

test('a dictation follows what was written, and says why nothing was heard', async () => {
  const { page, complaints } = await openTab(browser)
  await page.addInitScript(recognitionThat({ hears: ['de losartán', ' del mes'] }))
  await logIn(page, product.demo, '/ian')
  const field = page.getByRole('textbox', { name: 'Pregunta' })
  await field.fill('recetas')
  await page.getByRole('button', { name: 'Dictar' }).click()
  await expect.poll(() => field.inputValue()).toBe('recetas de losartán del mes')

  await page.addInitScript(recognitionThat({ fails: 'not-allowed' }))
  await page.reload()
  await page.getByRole('button', { name: 'Dictar' }).click()
  await page.getByText('El navegador no deja usar el micrófono').waitFor()
  expect(await page.evaluate('document.featurePolicy?.allowsFeature("microphone") ?? true')).toBe(true)
  expect(complaints).toEqual([])
})

test('a draft that was prepared opens in the composer with patient, medicine and instructions', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/ian')
  const question = 'Prepara paracetamol 500 mg 1 tableta cada 8 horas por 5 días para Ramón Ñáñez'
  const turn = await askOn(page, question)
  await turn.getByText('No está emitido: ábralo, revíselo y fírmelo usted.').waitFor()
  await turn.getByRole('link', { name: 'Abrir en la receta' }).click()
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await page.getByText('Ramón Ñáñez Ficticio').first().waitFor()
  await page.getByText('1 tableta cada 8 horas por 5 días').first().waitFor()
  expect(complaints).toEqual([])
})

test('an act is refused with the place that does it, and findings show their source', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/ian')
  const refused = await askOn(page, 'Cancela la última receta')
  await refused.getByText('Desde aquí no se cancela: hágalo en la receta emitida.').waitFor()
  await refused.getByRole('link', { name: 'Ir al historial' }).waitFor()
  const found = await askOn(page, 'Interacciones entre claritromicina y simvastatina')
  await found.getByText('¿Por qué?').or(found.locator('summary')).first().click()
  await found.getByText(/^Fuente:/).waitFor()
  expect(complaints).toEqual([])
})

test('the page works by keyboard alone: Enter asks, the arrow brings the question back', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/ian')
  const field = page.getByRole('textbox', { name: 'Pregunta' })
  await field.focus()
  await page.keyboard.type('dosis máxima de paracetamol')
  await page.keyboard.press('Enter')
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'Son límites que la revisión aplica, no una dosis recomendada.' })
    .waitFor()
  await page.keyboard.press('ArrowUp')
  expect(await field.inputValue()).toBe('dosis máxima de paracetamol')
  expect(complaints).toEqual([])
})

test('questions are stored once the doctor turns storing on, and deleted one by one or all at once', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/ian')
  const stored = page.getByRole('region', { name: 'Preguntas guardadas' })
  const choice = stored.getByRole('switch', { name: 'Guardar mis preguntas y sus respuestas' })
  expect(await choice.isChecked()).toBe(false)
  await choice.click()
  await stored.getByText('Aún no hay preguntas guardadas.').waitFor()
  for (const question of ['dosis máxima de paracetamol', 'dosis máxima de ibuprofeno']) {
    const turn = await askOn(page, question)
    await turn.getByText('Son límites que la revisión aplica, no una dosis recomendada.').waitFor()
    // Waits for the end of the answer: if the doctor leaves the page before, the answer is not stored.
    await page.locator('article:not([aria-busy])').waitFor()
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await stored.getByText(question).waitFor()
  }
  const first = stored.getByRole('listitem').filter({ hasText: 'dosis máxima de paracetamol' })
  await first.locator('summary').first().click()
  await first.getByText('Son límites que la revisión aplica, no una dosis recomendada.').waitFor()
  await stored.getByRole('button', { name: 'Eliminar «dosis máxima de paracetamol»' }).click()
  await stored.getByText('dosis máxima de paracetamol').waitFor({ state: 'detached' })
  await choice.click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar la pregunta guardada?' })
  await dialog.getByRole('button', { name: 'Eliminar todas' }).click()
  await stored.getByRole('listitem').waitFor({ state: 'detached' })
  await expect.poll(() => choice.isChecked()).toBe(false)
  expect(complaints).toEqual([])
})

test('the assistant answers in English to a doctor who reads English', async () => {
  const { page, complaints } = await openTab(browser)
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByLabel('Email', { exact: true }).fill(product.demo.doctor.email)
  await page.locator('input[type=password]').fill(product.demo.doctor.password)
  await page.locator('button[type=submit]').click()
  await page.getByText('Your account is now in English.').waitFor()
  await page.goto(`${product.url}/ian`)
  const turn = await askOn(page, 'maximum dose of paracetamol', { field: 'Question', button: 'Ask' })
  await turn.getByText('These are limits that the check applies, not a recommended dose.').waitFor()
  expect(complaints).toEqual([])
})
