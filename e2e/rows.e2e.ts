import type { Browser, Locator, Page, ViewportSize } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { act } from './actions/act.ts'
import { allowRepeats } from './actions/allow-repeats.ts'
import { addDrug, beginAnother, choosePatient, issueFromComposer, logIn } from './actions/doctor.ts'
import { waitForPaint } from './actions/keys.ts'
import { TAPER } from './actions/lines.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** The tab in which the tests write prescriptions, one after the other. */
let kept: Tab
beforeAll(async () => {
  kept = await openTab(browser)
  await logIn(kept.page, product.demo, '/drafts')
})

const dose = (page: Page, drug: string) => page.getByRole('textbox', { name: `Indicaciones de ${drug}` })
const writing = (page: Page) => page.locator('textarea[id$=instructions]:focus')
const quantity = (page: Page, drug: string) => page.getByLabel(`Cantidad de ${drug}`)

/** Begins a prescription for the patient, on a screen of this size. On a phone a button opens the field for the patient. */
async function begin(page: Page, screen?: ViewportSize): Promise<void> {
  await beginAnother(page, screen)
  if (screen && screen.width < 500) await page.locator('button#rx-patient').press('Enter')
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
}

test('the quantity of a repeated row follows its new dose, and one chosen by hand says how long it lasts', async () => {
  const { page, complaints } = kept
  await begin(page)
  await addDrug(page, 'paracetamol 500', /Paracetamol.*caja con 10/)
  await dose(page, 'Paracetamol').fill('1 tab c/12h x 10d')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('2')
  const signature = await issueFromComposer(page)
  await allowRepeats(product)

  await page.goto(`${product.url}/prescriptions/new?repeat=${signature}`)
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('2')
  // The offer of another box replaces the computed quantity once the catalogue has loaded.
  await page.getByRole('button', { name: 'Cambiar por 1 caja de 20 tabletas' }).waitFor()
  await dose(page, 'Paracetamol').fill('1 tab c/12h x 20d')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('4')

  await quantity(page, 'Paracetamol').selectOption({ label: '2 cajas' })
  await page.getByText('Alcanza para 10 de 20 días.').waitFor()
  await dose(page, 'Paracetamol').press('Alt+q')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('4')
  await expect.poll(() => page.getByText('Alcanza para').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the quantity of a favourite and of a corrected row follows its new dose', async () => {
  const { page, complaints } = kept
  await begin(page)
  await addDrug(page, 'paracetamol 500', /Paracetamol.*caja con 10/)
  await dose(page, 'Paracetamol').fill('1 tab c/12h x 10d')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Guardar como favorito' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Dolor, diez días')
  await page.keyboard.press('Enter')
  await page.getByText('Se guardó el favorito «Dolor, diez días».').waitFor()

  await begin(page)
  await page.getByRole('button', { name: 'Usar el favorito «Dolor, diez días»' }).click()
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('2')
  await dose(page, 'Paracetamol').fill('1 tab c/12h x 15d')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('3')
  await issueFromComposer(page)
  await allowRepeats(product)

  await act(page, 'Corregir y reemitir')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('3')
  await dose(page, 'Paracetamol').fill('1 tab c/8h x 3d')
  await expect.poll(() => quantity(page, 'Paracetamol').inputValue()).toBe('1')
  expect(complaints).toEqual([])
})

test('a row with two boxes offers the one that holds the whole treatment, behind its sentence', async () => {
  const { page, complaints } = kept
  await begin(page, { width: 1366, height: 900 })
  await addDrug(page, 'omeprazol 20', /Omeprazol.*caja con 7/)
  await dose(page, 'Omeprazol').fill('1 cap c/24h x 14d')
  await expect.poll(() => quantity(page, 'Omeprazol').inputValue()).toBe('2')
  const offer = page.getByRole('button', { name: 'Cambiar por 1 caja de 14 cápsulas' })
  await offer.waitFor()
  await waitForPaint(page)
  const row = page.getByRole('listitem', { name: /Omeprazol/ })
  await expectLow(row, false)

  await quantity(page, 'Omeprazol').selectOption({ label: 'Otra cantidad' })
  await page.locator('input[id$=qty]:focus').waitFor()
  const number = page.locator('input[id$=qty]')
  // A number that is too large stays in the field, and is not cut to a quantity that the doctor did not write.
  await number.pressSequentially('1000')
  expect(await number.inputValue()).toBe('1000')
  await page.keyboard.press('Control+Enter')
  await row.getByText('Escriba la cantidad de Omeprazol.').waitFor()
  await number.fill('3')
  await expectLow(row, false)
  await page.getByRole('button', { name: 'Elegir de la lista la cantidad de Omeprazol' }).click()
  await quantity(page, 'Omeprazol').selectOption({ label: '2 cajas' })
  await offer.click()
  await row.getByText('caja con 14 cápsulas').waitFor()
  await expect.poll(() => quantity(page, 'Omeprazol').inputValue()).toBe('1')
  await expect.poll(() => dose(page, 'Omeprazol').inputValue()).toBe('1 cap c/24h x 14d')
  await expect.poll(() => offer.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the issue stops once at a row that was not understood: Enter goes back to it, and it may be printed as written', async () => {
  const { page, complaints } = kept
  await begin(page)
  await addDrug(page, 'loratadina 10', /Loratadina/)
  await dose(page, 'Loratadina').fill('1 tab c/24h x 5d VO, como le dije ayer')
  await page.getByText('La cantidad la decide la farmacia.').waitFor()
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'Revise antes de emitir' })
  await question.getByText('Loratadina no se entendió y se imprime tal cual').waitFor()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect
    .poll(() => dose(page, 'Loratadina').evaluate((field) => field === document.activeElement))
    .toBe(true)

  await page.keyboard.press('Control+Enter')
  await question.getByRole('button', { name: 'Emitir así' }).click()
  const placed = page.getByRole('dialog', { name: 'No es como la última receta' })
  const issued = page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await Promise.race([issued, placed.waitFor().catch(() => issued)])
  if (await placed.isVisible()) await placed.getByRole('button', { name: 'Emitir así' }).click()
  await issued
  await page.getByText('como le dije ayer').first().waitFor()
  expect(complaints).toEqual([])
})

test('Tab completes the reason that the instructions end with, and goes on where there is none', async () => {
  const { page, complaints } = kept
  await begin(page)
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  const field = dose(page, 'Paracetamol')
  await field.fill('1 tab c/8h x 3d prn nau')
  await page.getByRole('button', { name: 'Completar: «1 tab c/8h x 3d prn náusea» (Tab)' }).waitFor()
  await field.press('Tab')
  expect(await field.inputValue()).toBe('1 tab c/8h x 3d prn náusea')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByText('solo en caso de náusea').first().waitFor()

  await field.press('Tab')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(false)
  await field.fill('1 tab c/8h x 3d prn fie')
  await page.getByRole('button', { name: 'Completar: «1 tab c/8h x 3d prn fiebre» (Tab)' }).click()
  expect(await field.inputValue()).toBe('1 tab c/8h x 3d prn fiebre')
  expect(complaints).toEqual([])
})

test('one key chooses between two readings, and another opens what a row seldom needs', async () => {
  const { page, complaints } = kept
  await begin(page)
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  await dose(page, 'Paracetamol').fill('1 tab qd x 5d')
  const readings = page.getByRole('group', { name: /Se puede leer de dos maneras/ })
  const second = await readings.getByRole('button').nth(1).innerText()
  const hint = await page.locator('[id$=instructions-hint]').innerText()
  await dose(page, 'Paracetamol').press('Alt+2')
  await readings.waitFor({ state: 'detached' })
  expect(hint.trim()).toBe('Se puede leer de dos maneras. Elija una:')
  expect(second).toContain(await page.locator('[data-sentence] b').innerText())

  await dose(page, 'Paracetamol').press('Alt+m')
  await expect
    .poll(() => page.getByLabel('Vía de Paracetamol').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.getByRole('checkbox', { name: 'No sustituir' }).check()
  await page.getByLabel('Vía de Paracetamol').press('Alt+m')
  await page.getByLabel('Vía de Paracetamol').waitFor({ state: 'detached' })
  await page.getByText('No sustituir.').waitFor()
  expect(complaints).toEqual([])
})

test('the law against refills of an antibiotic is behind "Por qué"', async () => {
  const { page, complaints } = kept
  await begin(page)
  await addDrug(page, 'amoxicilina 500', /Amoxicilina cápsula 500 mg, caja con 12/i)
  await dose(page, 'Amoxicilina').press('Alt+m')
  const law = page.getByText('Acuerdo DOF 27-05-2010')
  const why = page.getByText('No se resurte.').getByText('Por qué')
  await why.waitFor()
  expect(await law.isVisible()).toBe(false)
  await why.click()
  await law.waitFor()
  expect(complaints).toEqual([])
})

const SCREENS = [[1440, 900] as const, [1366, 900] as const, [375, 812] as const]

test.each(SCREENS)('three medicines with patient and diagnosis at %i px are short', async (width, height) => {
  const { page } = kept
  await begin(page, { width, height })
  const isPhone = width < 500
  for (const typed of ['ambroxol 30', 'cetirizina', 'omeprazol 20']) {
    if (isPhone) await page.locator('#rx-add').click()
    await addDrug(page, typed, /Ambroxol.*tableta|Cetirizina.*tableta|Omeprazol.*cápsula/)
    await writing(page).fill('1 c/24h x 5d')
  }
  await expect.poll(() => page.locator('[data-sentence] svg').count()).toBe(3)
  const highest = () =>
    page
      .locator('[data-row]:not(:has(ul))')
      .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)))
  await expect.poll(highest).toBeGreaterThan(0)
  await expect.poll(highest).toBeLessThanOrEqual(isPhone ? 190 : 130)
  if (!isPhone) {
    const end = () =>
      page.locator('#rx-add').evaluate((search) => search.getBoundingClientRect().bottom + scrollY)
    await expect.poll(end).toBeLessThanOrEqual(900)
  }
  await addControlled(page, isPhone)
  await addFreeText(page, isPhone)
})

/** Adds a controlled medicine with a long name. Its class is shown only in the note, so that the name has the whole line. */
async function addControlled(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.locator('#rx-add').click()
  await addDrug(page, 'madopar', /Levodopa.*caja con 30/)
  await writing(page).fill('1 tab c/8h x 30d')
  const row = page.getByRole('listitem', { name: /Levodopa/ })
  await row.locator('[data-sentence] svg').waitFor()
  await expect.poll(() => row.getByText(/Fracción III/).count()).toBe(1)
  expect(await row.locator('button[id$=presentation]').textContent()).not.toMatch(/\d [\p{L}%]/u)
  await expectLow(row, isPhone)
}

const expectLow = (row: Locator, isPhone: boolean) =>
  expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(isPhone ? 190 : 130)

/** Adds a medicine that the catalogue does not know. A line in its row opens the explanation, and makes the row no higher. */
async function addFreeText(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.locator('#rx-add').click()
  await addDrug(page, 'Pomada de la abuela', /como texto libre/)
  await writing(page).fill('1 aplicación c/24h x 5d en la piel de la espalda')
  const row = page.getByRole('listitem', { name: /Pomada de la abuela/ })
  const notice = row.getByText('No está en el catálogo: no se revisa y se firma a mano.')
  await expectLow(row, isPhone)
  await notice.click()
  await row.getByText('Nadie comprueba su dosis ni sus interacciones.').waitFor()
  await row.getByRole('button', { name: 'Escribir su denominación genérica' }).click()
  await row.getByLabel('Denominación genérica').waitFor()
}

const MOST = [[1366, 900, 130] as const, [768, 1024, 130] as const, [375, 812, 190] as const]

test.each(MOST)(
  'a row with a dose of five steps at %i px is folded while it is not written',
  async (width, height, most) => {
    const { page, complaints } = kept
    await begin(page, { width, height })
    if (width < 500) await page.locator('#rx-add').click()
    await addDrug(page, 'cetirizina', /Cetirizina.*tableta/)
    const field = dose(page, 'Cetirizina')
    await field.fill(TAPER)
    const row = page.getByRole('listitem', { name: /Cetirizina/ })
    const sentence = row.locator('[data-sentence]')
    await sentence.getByText('después, 20 mg cada 24 horas durante 5 días.').waitFor()
    expect(await sentence.locator('b').innerText()).toBe(
      'Tomar 60 mg por vía oral cada 24 horas durante 5 días; después, 50 mg cada 24 horas durante 5 días; ' +
        'después, 40 mg cada 24 horas durante 5 días; después, 30 mg cada 24 horas durante 5 días; después, 20 mg cada 24 horas durante 5 días.',
    )
    /** Height of a medicine's row from its top to the end of its text; findings below the text are not counted. */
    const tall = () =>
      row.evaluate((one) => {
        const words = one.querySelector('[id$=instructions-hint]')
        return (words?.getBoundingClientRect().bottom ?? NaN) - one.getBoundingClientRect().top + 8
      })
    const isCut = () =>
      sentence.evaluate((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
    expect(await isCut()).toBe(false)
    await expect.poll(tall).toBeGreaterThan(most)

    await page.getByRole('checkbox', { name: 'Imprimir en la receta' }).focus()
    await expect.poll(tall).toBeLessThanOrEqual(most)
    expect(await isCut()).toBe(true)
    const whole = row.getByRole('button', { name: 'Leer todo en las indicaciones de Cetirizina' })
    await whole.press('Enter')
    await expect.poll(isCut).toBe(false)
    await row.getByRole('button', { name: 'Plegar en las indicaciones de Cetirizina' }).click()
    await expect.poll(isCut).toBe(true)
    await field.focus()
    await expect.poll(isCut).toBe(false)
    await expect.poll(tall).toBeGreaterThan(most)
    if (width >= 1280)
      await page.locator('.sheet').getByText('después, 20 mg cada 24 horas durante 5 días.').first().waitFor()
    expect(complaints).toEqual([])
  },
)
