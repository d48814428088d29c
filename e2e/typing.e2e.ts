import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choosePatient, logIn, openComposer, waitForFacts } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { lightOption, lit, option, typeFast, waitForPaint } from './actions/keys.ts'
import { MOVING, openTab } from './browser.ts'
import { holdUp } from './hold-up.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of fast typing before the page has rendered: every key ends up in the field for which it was typed. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
/** Replaces the no-break spaces between numbers and units: a name is on the page with and without them. */
const ordinarySpaces = (text: string): string => text.replaceAll('\u00A0', ' ')

const box = (page: Page) => page.getByRole('combobox', { name: /Agregar medicamento/ })
const dose = (page: Page, drug: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Indicaciones de ${drug}`) })

test('no letter is lost in one burst of keys through patient, diagnosis, drug, dose and the next drug', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await page.locator('#rx-patient:focus').waitFor()
  await page.keyboard.type('nanez')
  await lit(page, /Ramón Ñáñez Ficticio/).waitFor()
  await waitForPaint(page)
  await typeFast(page, 'Enter', 'lumbalgia', 'Enter', 'naproxeno 500')
  await lit(page, /Naproxeno/).waitFor()
  await waitForPaint(page)
  expect(await page.getByRole('combobox', { name: 'Diagnóstico' }).inputValue()).toBe('lumbalgia')
  await typeFast(page, 'Enter', '1 tab c/12h x 5d VO', 'Enter', 'paracetamol')
  await option(page, /Paracetamol/).waitFor()
  expect(await dose(page, 'Naproxeno').inputValue()).toBe('1 tab c/12h x 5d VO')
  expect(await box(page).inputValue()).toBe('paracetamol')
  expect(complaints).toEqual([])
})

test('text typed right after a medicine of the command palette is its dose', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient:focus').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar o hacer' }).waitFor()
  await page.keyboard.type('paracetamol 500')
  await lightOption(page, /Paracetamol tableta 500 mg/)
  await typeFast(page, 'Enter', '1 tab c/8h')
  await expect.poll(() => dose(page, 'Paracetamol').inputValue()).toBe('1 tab c/8h')
  expect(complaints).toEqual([])
})

test('a dose typed before the medicine’s card has loaded continues in the card', async () => {
  const { page, complaints } = await openTab(browser)
  const letCome = await holdUp(page, /\/RowCard\.js/)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient').waitFor()
  await box(page).fill('naproxeno 500')
  await lit(page, /Naproxeno/).waitFor()
  await waitForPaint(page)
  await typeFast(page, 'Enter', '1 tab c/12h')
  await expect.poll(() => dose(page, 'Naproxeno').inputValue()).toBe('1 tab c/12h')
  letCome()
  await page.getByRole('button', { name: 'Quitar Naproxeno' }).waitFor()
  await typeFast(page, ' x 5d VO', 'Enter', 'para')
  await expect.poll(() => dose(page, 'Naproxeno').inputValue()).toBe('1 tab c/12h x 5d VO')
  await expect.poll(() => box(page).inputValue()).toBe('para')
  expect(complaints).toEqual([])
})

test('a patient typed before the form has loaded continues in the form', async () => {
  const { page, complaints } = await openTab(browser)
  const letCome = await holdUp(page, /\/PatientForm\.js/)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient').fill('Persona Inventada')
  await option(page, /Agregar/).waitFor()
  await typeFast(page, 'ArrowDown', 'Enter', '4')
  const birth = page.getByLabel(/^Fecha de nacimiento/)
  await expect.poll(() => birth.inputValue()).toBe('4')
  letCome()
  await page.getByLabel('Sexo').waitFor()
  await typeFast(page, '2')
  await expect.poll(() => birth.inputValue()).toBe('42')
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Persona Inventada')
  expect(complaints).toEqual([])
})

test('a form that loads late does not take the focus, and contains what was typed for it', async () => {
  const { page, complaints } = await openTab(browser)
  const letCome = await holdUp(page, /\/PatientForm\.js/)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient').fill('Persona Inventada')
  await option(page, /Agregar/).waitFor()
  await typeFast(page, 'ArrowDown', 'Enter', '42')
  const diagnosis = page.getByRole('combobox', { name: 'Diagnóstico' })
  await diagnosis.click()
  await typeFast(page, 'lumb')
  letCome()
  await page.getByLabel('Sexo').waitFor()
  await typeFast(page, 'algia')
  await expect.poll(() => diagnosis.inputValue()).toBe('lumbalgia')
  expect(await page.getByLabel(/^Fecha de nacimiento/).inputValue()).toBe('42')
  expect(complaints).toEqual([])
})

test('an early Enter takes the only patient when the answer comes', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  const letCome = await holdUp(page, /\/api\/v2\/patient\/\?/)
  await page.locator('#rx-patient').click()
  await typeFast(page, 'nanez', 'Enter')
  letCome()
  await page.locator('#rx-diagnosis:focus').waitFor()
  await page.getByText('Ramón Ñáñez Ficticio').first().waitFor()
  expect(complaints).toEqual([])
})

test('letters after an early Enter stay in the search, and no patient is picked unseen', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  const letCome = await holdUp(page, /\/api\/v2\/patient\/\?/)
  const search = page.locator('#rx-patient')
  await search.click()
  await typeFast(page, 'nanez', 'Enter', 'lumbalgia')
  await expect.poll(() => search.inputValue()).toBe('nanez lumbalgia')
  letCome()
  await option(page, /Agregar/).waitFor()
  expect(await search.inputValue()).toBe('nanez lumbalgia')
  expect(complaints).toEqual([])
})

test('an Enter before the safety marks is kept, and the dose typed after it is that of the medicine', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  const letCome = await holdUp(page, /\/api\/v2\/safety\/marks\//)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.locator('#rx-add').click()
  await page.keyboard.type('paracetamol 500')
  await option(page, /Paracetamol/).waitFor()
  await typeFast(page, 'Enter', '1 tab c/8h x 3d')
  await expect.poll(() => box(page).inputValue()).toBe('paracetamol 500 1 tab c/8h x 3d')
  await option(page, /Paracetamol/).waitFor()
  expect(await lit(page, /Paracetamol/).count()).toBe(0)
  letCome()
  await lit(page, /Paracetamol/).waitFor()
  await waitForPaint(page)
  await typeFast(page, 'Enter')
  await expect.poll(() => dose(page, 'Paracetamol').inputValue()).toBe('1 tab c/8h x 3d')
  expect(complaints).toEqual([])
})

test('an Enter before the safety marks leaves several medicines open, with the first lit', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  const letCome = await holdUp(page, /\/api\/v2\/safety\/marks\//)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.locator('#rx-add').click()
  await page.keyboard.type('paracetamol')
  await option(page, /Paracetamol/).waitFor()
  await typeFast(page, 'Enter')
  letCome()
  await lit(page, /Paracetamol/).waitFor()
  await waitForPaint(page)
  expect(await box(page).inputValue()).toBe('paracetamol')
  await typeFast(page, 'Enter', '1 c/8h 3d')
  await expect.poll(() => dose(page, 'Paracetamol').inputValue()).toBe('1 c/8h 3d')
  expect(complaints).toEqual([])
})

test('results that came before the code that draws them warn of look-alikes once it is there', async () => {
  const { page, complaints } = await openTab(browser)
  const letCome = await holdUp(page, /\/drug-results\.js/)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-add').fill('amoxi')
  await option(page, /Amoxicilina/).waitFor()
  expect(await page.getByText('Se confunde con ampicilina').count()).toBe(0)
  letCome()
  await page.getByText('Se confunde con ampicilina').waitFor()
  expect(await page.getByText('Elija con ↓ y Enter').first().isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test('a medicine that was typed with its dose before the code that reads such a line is found once it is there', async () => {
  const { page, complaints } = await openTab(browser)
  const letCome = await holdUp(page, /\/drug-results\.js/)
  // While the page has no catalogue, the server searches. The server's search does not understand doses in the typed line.
  await holdUp(page, /\/page-catalogue\.js/)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-add').fill('parac 500 1 tab c/8h x 3d')
  await page.getByText(/Usar «parac/).waitFor()
  expect(await option(page, /Paracetamol/).count()).toBe(0)
  letCome()
  await option(page, /Paracetamol/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test('a letter typed while the page takes over those before it is kept', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.locator('#rx-add').click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluate((letters) => {
    const left = Array.from(letters)
    const later = window.setTimeout.bind(window)
    const next = () => left.length > 0 && document.execCommand('insertText', false, left.shift())
    // The page handles the typed text after a pause in typing of 200 ms. This test types the next letter at that moment.
    const wrapped = (run: () => void, delay?: number) =>
      later(() => {
        run()
        if (delay === 200) queueMicrotask(() => queueMicrotask(next))
      }, delay)
    window.setTimeout = wrapped as typeof window.setTimeout
  }, 'aracetamol')
  await page.keyboard.type('p')
  await expect.poll(() => box(page).inputValue()).toHaveLength('paracetamol'.length)
  expect(await box(page).inputValue()).toBe('paracetamol')
})

test('on a phone without a network, the first letter after the tap is in the dose', async () => {
  const { page } = await openTab(browser, PHONE)
  // The health call is blocked too, because the page would reload to get the missing code if the server answered.
  await page.route(/\/RowCard\.js|\/healthz$/, (route) => route.abort('internetdisconnected'))
  await logIn(page, product.demo, '/prescriptions/new')
  await page.getByRole('button', { name: /^Buscar paciente/ }).tap()
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  // The doctor types a diagnosis as free text and then a medicine: on a phone the search for medicines takes the whole screen
  // and receives the letters.
  await typeFast(page, 'lumbalgia', 'Enter', 'naproxeno 500')
  await option(page, /Naproxeno/).waitFor()
  expect(await box(page).inputValue()).toBe('naproxeno 500')
  await page.context().setOffline(true)
  await option(page, /Naproxeno/).evaluate((one: HTMLElement) => {
    one.click()
    document.execCommand('insertText', false, '1')
  })
  await page.keyboard.type(' tab c/12h')
  expect(await dose(page, 'Naproxeno').inputValue()).toBe('1 tab c/12h')
})

test.each([
  ['a phone', PHONE],
  ['a laptop', { viewport: { width: 1366, height: 768 } }],
])('the button of the last prescription moves nothing when it comes, on %s', async (_name, kind) => {
  const { page, complaints } = await openTab(browser, { ...MOVING, ...kind })
  const rest = watchRequests(page)
  await logIn(page, product.demo, '/prescriptions/new')
  if (kind === PHONE) await page.getByRole('button', { name: /^Buscar paciente/ }).tap()
  // All other answers must have come before the answer with the last prescription is held back.
  await rest()
  const letCome = await holdUp(page, /\/usual\/last\//)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await waitForFacts(page)
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  const place = async () => (await page.locator('#rx-add').boundingBox())?.y
  const before = await place()
  expect(before).toBeGreaterThan(0)
  letCome()
  await page.getByRole('button', { name: /^Repetir última/ }).waitFor()
  await waitForPaint(page)
  expect(await place()).toBe(before)
  expect(complaints).toEqual([])
})

test('a pressed medicine is taken although the page moves under the pointer, and not if the pointer leaves the list', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient:focus').waitFor()
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: /^Repetir última/ }).waitFor()
  await box(page).fill('paracetamol')
  const first = option(page, /Paracetamol/)
  await lit(page, /Paracetamol/).waitFor()
  await waitForPaint(page)
  const name = ordinarySpaces((await first.innerText()).split('\n')[0] ?? '')
  await first.hover()
  await page.mouse.down()
  await page.mouse.move(20, 20)
  await page.mouse.up()
  await first.hover()
  await page.mouse.down()
  const before = await first.boundingBox()
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-top', '120px'))
  expect((await first.boundingBox())?.y).not.toBe(before?.y)
  await page.mouse.up()
  await dose(page, 'Paracetamol').waitFor()
  expect(await page.getByRole('listitem', { name: /Paracetamol/ }).count()).toBe(1)
  const shown = await page.getByRole('listitem', { name: /Paracetamol/ }).innerText()
  expect(ordinarySpaces(shown)).toContain(name)
  expect(complaints).toEqual([])
})
