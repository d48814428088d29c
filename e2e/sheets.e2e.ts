import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { textPositions } from './actions/paper.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

async function openHospital(page: Page): Promise<void> {
  await page.goto(`${product.url}/settings/hospitals`)
  await page.getByRole('main').getByRole('link', { name: /^Ver / }).first().click()
  await page.getByRole('heading', { name: 'Hojas impresas' }).waitFor()
}

/** Issues a prescription by a call of the API. @returns its signature */
async function issueByApi(page: Page): Promise<string> {
  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  const { key } = (await session.json()) as { key: string }
  const headers = { authorization: `Token ${key}` }
  const found = await page.request.get(`${product.url}/api/v2/patient/?search=nanez`, { headers })
  const patients = (await found.json()) as { uid: string }[]
  const answer = await page.request.post(`${product.url}/api/v2/rx-endpoint/`, {
    headers,
    data: {
      patient: { uid: patients[0]?.uid },
      medications: [
        {
          presentation: 'Naproxeno tabletas 500 mg',
          instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 5 días',
          qty: 1,
        },
      ],
    },
  })
  const { signature } = (await answer.json()) as { signature: string }
  expect(answer.status(), await answer.text()).toBe(201)
  return signature
}

/** Share of a picture's pixels that are dark, 0 to 1. */
async function inkOf(picture: Locator): Promise<number> {
  const image = await loadImage(await picture.screenshot())
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  let dark = 0
  for (let i = 1; i < data.length; i += 4) if ((data[i] ?? 255) < 128) dark += 1
  return dark / (data.length / 4)
}

/** Position and size in millimetres of a field on the doctor's own paper, from the field's accessible name. */
async function whereIs(field: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const [x = 0, y = 0, width = 0, height = 0] = ((await field.getAttribute('aria-label')) ?? '')
    .split(': ')[1]!
    .match(/[\d.]+/g)!
    .map(Number)
  return { x, y, width, height }
}

test('a doctor lays out own paper by keyboard and mouse, and a print has each field at its millimetre', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await openHospital(page)
  await page.getByRole('link', { name: 'Mi papel' }).click()
  const board = page.getByRole('group', { name: 'Hoja con los campos' })
  const field = (name: string): Locator => board.getByRole('button', { name: new RegExp(`^${name}:`) })
  await board.locator('img').waitFor()

  // The arrow keys move the field by 3 mm to the right and 2 mm up. With Shift they make the field 3 mm narrower.
  const patient = field('Paciente')
  const before = await whereIs(patient)
  await patient.focus()
  const frame = (await board.boundingBox())!
  const perMm = frame.width / 215.9
  // The line that marks the chosen field does not touch the letters, which begin at the field's edge.
  const room = await patient.evaluate((one) => {
    const line = one.firstElementChild!
    const inner = line.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(line).borderTopWidth)
    return one.getBoundingClientRect().top - inner
  })
  expect(room / perMm).toBeGreaterThan(0.8)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const after = await whereIs(patient)
  expect(after).toEqual({ ...before, x: before.x + 3, y: before.y - 2, width: before.width - 3 })

  // The mouse moves the date up by ten millimetres, which are a known share of the board's width.
  const date = field('Fecha')
  const dateBefore = await whereIs(date)
  const box = (await date.boundingBox())!
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y + 10 - 10 * perMm, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Math.abs((await whereIs(date)).y - (dateBefore.y - 10))).toBeLessThan(0.6)
  const dateAfter = await whereIs(date)
  expect(Math.abs(dateAfter.x - dateBefore.x)).toBeLessThan(0.6)

  // The style sheets hide the arrows that WebKit draws into a number field.
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  expect(rules).toContainEqual(expect.stringMatching(/::-webkit-inner-spin-button \{[^}]*appearance: none/))

  // Typed numbers move a field onto another field. The page then reports the overlap and does not save.
  await page.getByLabel('Campo', { exact: true }).selectOption({ label: 'Firma' })
  const signature = await whereIs(field('Firma'))
  await page.getByLabel('Desde arriba (mm)').fill('100')
  await page.getByRole('alert').getByText('Firma: Se encima con otro campo.').waitFor()
  expect(await page.getByRole('button', { name: 'Guardar mi papel' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await page.getByLabel('Desde arriba (mm)').fill(String(signature.y))

  const rows = await whereIs(field('Medicamentos'))
  await page.getByRole('button', { name: 'Guardar mi papel' }).click()
  await page.getByText('Papel guardado.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Imprimir prueba' }).click()
  expect((await download).suggestedFilename()).toBe('prueba-de-papel.pdf')

  const rx = await issueByApi(page)
  const printed = page.waitForResponse(/\/rx\/own-paper\//)
  await page.goto(`${product.url}/prescriptions/${rx}`)
  await page
    .getByRole('button', { name: /Imprimir/ })
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Imprimir en mi papel' }).check()
  const { pdf } = (await (await printed).json()) as { pdf: string }
  const places = await textPositions(Buffer.from(pdf, 'base64'))
  const placeOf = (text: string) => places.find((piece) => piece.text.includes(text))
  for (const [text, { x, y }] of [
    ['Paciente:', after],
    ['Fecha de expedición', dateAfter],
    ['Firmada electrónicamente', signature],
  ] as const) {
    expect(Math.abs((placeOf(text)?.x ?? 0) - x), text).toBeLessThan(0.5)
    expect(placeOf(text)?.top, text).toBeGreaterThan(y - 0.5)
  }
  // The text of a field begins at the field's upper edge.
  expect(Math.abs((placeOf('Paciente:')?.top ?? 0) - after.y)).toBeLessThan(1)
  expect(Math.abs((placeOf('Fecha de expedición')?.top ?? 0) - dateAfter.y)).toBeLessThan(1)
  const row = placeOf('Naproxeno')
  expect(row?.x).toBeGreaterThan(rows.x)
  expect(row?.top).toBeGreaterThan(rows.y)
  expect(row?.top).toBeLessThan(rows.y + 6)
  // The hospital's head must not be printed over the head that is already on the doctor's own paper.
  expect(places.some(({ text }) => text.includes('Receta médica electrónica'))).toBe(false)
  expect(complaints).toEqual([])
})

test('an administrator chooses a template, sees the preview, and the next prescription uses it', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await openHospital(page)
  await page.getByRole('link', { name: 'Diseño de la hoja' }).click()
  const centred = page.getByRole('radio', { name: /Centrada/ })
  await centred.check()
  // The product draws the radio button itself, because the browser's own radio button has other greys in dark mode.
  expect(await centred.evaluate((one) => getComputedStyle(one).appearance)).toBe('none')
  await page.getByLabel('Texto al pie').fill('Citas de lunes a viernes, dato ficticio')
  const preview = page.locator('section[aria-busy=false]', { hasText: 'Vista previa' })
  const example = preview.getByRole('img', { name: 'Receta de ejemplo con la plantilla Centrada' })
  await example.waitFor()
  const alone = await inkOf(example)
  const information = page.getByRole('checkbox', { name: 'Agregar una página' })
  await information.check()
  await preview.getByRole('img', { name: /Centrada, página 2 de 2$/ }).waitFor()
  // The second page of the preview is below the first, not over it.
  expect(await example.count()).toBe(2)
  const [first, second] = [await inkOf(example.nth(0)), await inkOf(example.nth(1))]
  expect(Math.abs(first - alone)).toBeLessThan(alone / 20)
  expect(second).toBeGreaterThan(0.01)
  // A preview with fewer pages arrives while a button below it is pressed. The button must stay under the pointer.
  let draw = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    draw = resolve
  })
  await page.route(/\/preview\//, async (route) => {
    await isHeld
    await route.continue()
  })
  await information.uncheck()
  await page.getByRole('button', { name: 'Guardar diseño' }).hover()
  await page.mouse.down()
  draw()
  await expect.poll(() => example.count()).toBe(1)
  await page.mouse.up()
  await page.getByText('Diseño guardado.').waitFor()

  const rx = await issueByApi(page)
  const printed = page.waitForResponse(/\/rx\/pdf\//)
  await page.goto(`${product.url}/prescriptions/${rx}`)
  await page
    .getByRole('button', { name: /Imprimir/ })
    .first()
    .click()
  const { pdf } = (await (await printed).json()) as { pdf: string }
  const places = await textPositions(Buffer.from(pdf, 'base64'))
  expect(places.map(({ text }) => text).join(' ')).toContain('Citas de lunes a viernes, dato ficticio')
  const doctor = places.find(({ text }) => text.startsWith('Dra.'))!
  expect(Math.abs(doctor.x + doctor.width / 2 - doctor.page / 2)).toBeLessThan(1)
  expect(complaints).toEqual([])
})
