import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowRepeats } from './actions/allow-repeats.ts'
import { addDrug, choosePatient, logIn, openComposer, recordConsent, waitForFacts } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { watchRequests } from './actions/go-to.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the composer on a phone. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
const NAME = 'Ramón Ñáñez Ficticio'
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Lo que se imprime' })
const medicines = (page: Page) => page.getByRole('region', { name: 'Medicamentos' })

async function repeatLast(page: Page): Promise<void> {
  await allowRepeats(product)
  await page.getByRole('button', { name: 'Buscar paciente' }).tap()
  await choosePatient(page, 'nanez', NAME)
  // The facts of the patient's record move the content below them when they arrive, so that an earlier tap would hit another
  // element.
  await waitForFacts(page)
  await page.getByRole('button', { name: /^Repetir última Losartán, Atorvastatina/ }).tap()
  await medicines(page).getByRole('listitem').nth(1).waitFor()
}

/** Number of prescriptions that the doctor has issued. */
async function count(page: Page): Promise<number> {
  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  const headers = { authorization: `Token ${((await session.json()) as { key: string }).key}` }
  const list = await page.request.get(`${product.url}/api/v2/rx-endpoint/?limit=1`, { headers })
  return ((await list.json()) as { count: number }).count
}

test('the last prescription is repeated with four taps, shown from its first medicine, with nothing cut off', async () => {
  const { page, complaints } = await openTab(browser, PHONE)
  await logIn(page, product.demo, '/prescriptions/new')
  await repeatLast(page)
  // The page scrolls so that the title is directly below the top bar, and the first medicine's dose above the bottom bar.
  const title = page.getByRole('heading', { name: 'Medicamentos' })
  const dose = page.getByRole('textbox', { name: /^Indicaciones de Losartán/ })
  await expect.poll(async () => Math.round((await title.boundingBox())?.y ?? 0)).toBe(72)
  const bottom = async () => {
    const { y, height } = (await dose.boundingBox())!
    return y + height
  }
  await expect.poll(bottom).toBeLessThan(735)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  // The field of a long dose is one line high, because the whole sentence is beside it. When the field is tapped, it gets its
  // full height, and its upper edge does not move.
  const hidden = () => dose.evaluate((one) => one.scrollHeight - one.clientHeight)
  await expect.poll(hidden).toBeGreaterThan(10)
  const said = medicines(page).locator('[data-sentence]').first()
  expect(await said.textContent()).toContain(await dose.inputValue())
  const before = (await dose.boundingBox())!.y
  await dose.tap()
  await expect.poll(hidden).toBeLessThan(3)
  expect((await dose.boundingBox())!.y).toBe(before)
  await page.getByRole('button', { name: 'Emitir receta' }).tap()
  const asks = page.getByRole('button', { name: 'Emitir así' })
  const issued = page.getByText(/^Receta [0-9A-Z]{4}-/)
  await asks.or(issued).first().waitFor()
  if (await asks.isVisible()) await asks.tap()
  await issued.waitFor()
  expect(complaints).toEqual([])
})

test('after a new patient is saved, the next section is in view', async () => {
  const { page } = await openTab(browser, PHONE)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.getByRole('button', { name: 'Buscar paciente' }).tap()
  await page.getByRole('combobox', { name: 'Buscar paciente' }).fill('Persona Inventada Aparte')
  await page.getByRole('option', { name: /^Agregar/ }).tap()
  await page.getByLabel('Fecha de nacimiento o edad').fill('61')
  await page.getByLabel('Sexo').selectOption({ label: 'Otro o no especificado' })
  await page.getByRole('button', { name: 'Guardar paciente' }).tap()
  const diagnosis = page.locator('#rx-diagnosis:focus')
  await diagnosis.waitFor()
  await page.getByText('Persona Inventada Aparte').first().waitFor()
  const isInView = async () => {
    const { y, height } = (await diagnosis.boundingBox())!
    return y > 64 && y + height < 735
  }
  await expect.poll(isInView).toBe(true)
  // The card of a new patient has no blank space below its last button.
  const record = page.getByRole('button', { name: 'Expediente' })
  const bottom = async (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().bottom)
  const blank = async () => (await bottom(page.locator('#rx-patient-card'))) - (await bottom(record))
  await expect.poll(blank).toBeLessThan(12)
})

test('a prescription issued without a network waits, its sheet says that it is not valid yet, and it is issued once', async () => {
  const { page } = await openTab(browser, PHONE)
  const rest = watchRequests(page)
  await openComposer(page, product.demo)
  await repeatLast(page)
  await page.getByText('El paciente leerá').nth(1).waitFor()
  // Prefetched code must have loaded before the test cuts the network.
  await rest()
  const before = await count(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Emitir receta' }).tap()
  await page.getByText(/La receta se emite sola/).waitFor()
  // The undo button is within reach of the thumb. The issue button is hidden, so that a second tap does not press it.
  await page.getByRole('button', { name: 'Emitir receta' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'No emitir todavía' }).tap({ trial: true })
  await page.getByRole('button', { name: 'Ver la hoja' }).tap()
  const notYet = sheet(page).getByText('Borrador: aún no válida')
  await notYet.waitFor()
  const size = await notYet.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  expect(size).toBeGreaterThanOrEqual(12)
  // The mark "Borrador: aún no válida" (draft, not yet valid) is at least as high as its letters.
  expect((await notYet.boundingBox())?.height).toBeGreaterThanOrEqual(size)
  // The patient's instructions on the sheet must be large enough to read on a phone.
  const instructions = sheet(page).locator('.sheet-instructions').first()
  const read = await instructions.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  expect(read).toBeGreaterThanOrEqual(15)
  await sheet(page).getByRole('button', { name: 'Cerrar' }).tap()
  await page.context().setOffline(false)
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  expect(await count(page)).toBe(before + 1)
})

test('sections of the record that nobody asked about are one line, which opens their editors', async () => {
  const { page, complaints } = await openTab(browser, PHONE)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.getByRole('button', { name: 'Buscar paciente' }).tap()
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await page.getByRole('button', { name: 'Expediente' }).tap()
  const record = page.locator('#rx-record')
  const notAsked = record.getByText('Sin preguntar', { exact: true })
  await recordConsent(page)
  await record.getByRole('button', { name: 'Registrar: Talla' }).tap()
  await record.getByLabel(/^Talla/).fill('152')
  await record.getByRole('button', { name: 'Guardar', exact: true }).tap()
  await record.getByText('152 cm').waitFor()
  await expect.poll(() => notAsked.count()).toBe(1)
  await record.getByText('No se sabe, y no se puede revisar.').waitFor()
  for (const section of ['Alergias', 'Enfermedades', 'Medicamentos que toma', 'Peso'])
    expect(await record.getByRole('button', { name: `Registrar: ${section}` }).count()).toBe(1)
  expect(complaints).toEqual([])
})

test('the letters that complete a reason stand in the field, after the last word', async () => {
  const { page, complaints } = await openTab(browser, PHONE)
  await openComposer(page, product.demo)
  await page.locator('#rx-add').tap()
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  const field = page.getByRole('textbox', { name: 'Indicaciones de Paracetamol' })
  await field.fill('1 tab c/24h x 30d prn fie')
  const rest = page.getByRole('button', { name: /^Completar: / })
  await rest.waitFor()
  // The field and the completion are measured in one call, because content that arrives above them moves both.
  const places = async () => {
    const [one, other] = await Promise.all([field.elementHandle(), rest.elementHandle()])
    return page.evaluate(
      ([box, word]) => [box, word].map((each) => each!.getBoundingClientRect().toJSON()),
      [one, other],
    )
  }
  // The instructions field has two lines. The suggested completion of the word is at the beginning of the second line.
  await expect.poll(async () => (await places())[0].height).toBeGreaterThan(60)
  const [box, word] = await places()
  expect(word.right).toBeLessThan(box.x + box.width / 2)
  expect(word.y).toBeGreaterThan(box.y + box.height / 2 - 4)
  expect(complaints).toEqual([])
})

test('in dark mode a checkbox has contrast to its ground, and its mark to the box', async () => {
  const { page, complaints } = await openTab(browser, { ...PHONE, colorScheme: 'dark' })
  await logIn(page, product.demo, '/prescriptions/new')
  const box = page.getByRole('checkbox', { name: 'Imprimir en la receta' })
  /** Contrast ratio of two colours as rendered (WCAG 2.2). */
  const contrast = () =>
    box.evaluate((one: HTMLInputElement) => {
      const luminance = (colour: string): number => {
        const paper = new OffscreenCanvas(1, 1).getContext('2d')!
        paper.fillStyle = colour
        paper.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = Array.from(paper.getImageData(0, 0, 1, 1).data, (value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const [front, back] = one.checked
        ? [getComputedStyle(one, '::before').backgroundColor, getComputedStyle(one).backgroundColor]
        : [getComputedStyle(one).borderTopColor, getComputedStyle(document.documentElement).backgroundColor]
      const [dark = 0, light = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    })
  await box.waitFor()
  await page.locator('html[data-mode=dark]').waitFor()
  await expect.poll(contrast).toBeGreaterThanOrEqual(3)
  expect(await box.evaluate((one) => getComputedStyle(one).appearance)).toBe('none')
  await box.check()
  await expect.poll(contrast).toBeGreaterThanOrEqual(4.5)
  expect(complaints).toEqual([])
})

test('on a phone Back closes an overlay, and the notice of the issue is beside it, not on it', async () => {
  const { page, complaints } = await openTab(browser, {
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  })
  await logIn(page, product.demo, '/prescriptions/new')
  await repeatLast(page)
  const search = page.getByRole('dialog', { name: 'Agregar medicamento' })
  const instructions = page.getByRole('textbox', { name: /^Indicaciones de Losartán/ })
  await instructions.waitFor()
  const entries = await page.evaluate(() => history.length)

  await page.getByRole('button', { name: 'Ver la hoja' }).click()
  await sheet(page).getByText('Fin de la receta: 2 medicamentos.').waitFor()
  await page.goBack()
  await sheet(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Agregar medicamento' }).click()
  await search.waitFor()
  await expect.poll(() => search.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 740 })
  await page.goBack()
  await search.waitFor({ state: 'hidden' })
  await instructions.waitFor()
  // Going forward in the history does not open the search again, and closing the preview with its button leaves no history
  // entry.
  await page.goForward()
  expect(await search.isVisible()).toBe(false)
  await page.goBack()
  await page.getByRole('button', { name: 'Ver la hoja' }).click()
  await sheet(page).getByRole('button', { name: 'Cerrar' }).click()
  await page.waitForFunction(() => (history.state as { open?: string } | null)?.open === undefined)
  // The search for the patient has left one forward entry in the browser's history, which each later overlay reuses.
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await instructions.waitFor()

  await page.getByRole('button', { name: 'Quitar Losartán' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  // The restored instructions field gets the focus, because the undo button, which had it, is gone.
  await expect.poll(async () => instructions.evaluate((box) => box === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Emitir receta' }).click()
  await page.getByText(/^Receta emitida\. Código/).waitFor()
  const notice = page.getByRole('status', { name: 'Avisos' })
  const back = page.getByRole('link', { name: 'Historial' }).last()
  const above = async () => {
    const [link, box] = [(await back.boundingBox())!, (await notice.boundingBox())!]
    return box.y - (link.y + link.height)
  }
  await expect.poll(above).toBeGreaterThan(-1)
  await back.click()
  await page.getByRole('heading', { name: 'Historial' }).waitFor()
  expect(complaints).toEqual([])
})

test('favourites with long names scroll in their own line, and the page is as wide as the screen', async () => {
  const call = await logInToApi(product.demo, product.demo.doctor)
  const { results } = await call<{ results: { signature: string }[] }>('GET', '/api/v2/rx-endpoint/?limit=3')
  for (const { signature } of results)
    await call('POST', '/api/v2/favourite/', {
      prescription: signature,
      name: `Tratamiento de siempre ${signature.slice(0, 8)}`,
    })
  const { page, complaints } = await openTab(browser, PHONE)
  await openComposer(page, product.demo)
  const favourites = page.getByRole('region', { name: 'Favoritos' }).getByRole('list')
  await favourites.waitFor()
  const [inner, outer] = await favourites.evaluate((list) => [list.scrollWidth, list.clientWidth] as const)
  expect(inner).toBeGreaterThan(outer)
  // The row of favourites continues past the edge of the screen, like the row of patients above it, so that a person sees that
  // it scrolls.
  const right = await favourites.evaluate((list) => list.getBoundingClientRect().right)
  expect(right).toBeGreaterThanOrEqual(373)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(complaints).toEqual([])
})

test('the command palette has a button that closes it, large enough for a finger, and keeps a date in one line', async () => {
  const { page, complaints } = await openTab(browser, PHONE)
  await logIn(page, product.demo)
  await page.getByRole('button', { name: 'Buscar o hacer' }).tap()
  const line = page.getByRole('dialog', { name: 'Buscar o hacer' })
  await line.getByRole('combobox').fill('nanez')
  const born = line.getByText(/^\d+ \p{L}+ \d{4}$/u)
  await born.waitFor()
  expect(await born.evaluate((one) => one.getClientRects().length)).toBe(1)
  expect(await born.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(30)
  const close = line.getByRole('button', { name: 'Cerrar' })
  const drawn = await close.locator('svg').boundingBox()
  expect(drawn?.width).toBeGreaterThan(15)
  expect((await close.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await close.tap()
  await line.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
