import { createCanvas } from '@napi-rs/canvas'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowRepeats } from './actions/allow-repeats.ts'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  issueFromComposer,
  logIn,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { countPictures } from './actions/paper.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** A blue picture with a white bar, to use as a logo or portrait. */
function makePngFile(width: number, height: number): { name: string; mimeType: string; buffer: Buffer } {
  const canvas = createCanvas(width, height)
  const paper = canvas.getContext('2d')
  paper.fillStyle = '#1c5aa6'
  paper.fillRect(0, 0, width, height)
  paper.fillStyle = '#ffffff'
  paper.fillRect(width / 4, height / 4, width / 2, height / 8)
  return { name: 'imagen.png', mimeType: 'image/png', buffer: canvas.toBuffer('image/png') }
}

/** Draws a signature with the mouse: one stroke for each list of points, which are fractions of the pad's width and height. */
async function sign(page: Page, strokes: readonly (readonly [number, number])[][]): Promise<void> {
  const area = page.getByRole('img', { name: 'Área para firmar' })
  // The hover waits until the opening dialog has stopped moving.
  await area.hover()
  const pad = await area.boundingBox()
  if (!pad) throw new Error('no pad')
  for (const stroke of strokes) {
    for (const [at, [x, y]] of stroke.entries()) {
      await page.mouse.move(pad.x + x * pad.width, pad.y + y * pad.height, { steps: 8 })
      if (at === 0) await page.mouse.down()
    }
    await page.mouse.up()
  }
}

async function upload(
  page: Page,
  button: string | RegExp,
  picture: ReturnType<typeof makePngFile>,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(picture)
}

async function issueOne(page: Page): Promise<Buffer> {
  await page.goto(product.url)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  await writeInstructions(page, 'Paracetamol', 'Tomar 1 tableta cada 8 horas durante 5 días')
  await chooseQuantity(page, 'Paracetamol', 1)
  const signature = await issueFromComposer(page)
  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  const { key } = (await session.json()) as { key: string }
  const printed = await page.request.get(`${product.url}/api/v2/rx/pdf/${signature}/`, {
    headers: { authorization: `Token ${key}` },
  })
  const { pdf } = (await printed.json()) as { pdf: string }
  return Buffer.from(pdf, 'base64')
}

test('a doctor signs with the mouse and uploads both logos; the next sheet shows all three', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  expect(await countPictures(await issueOne(page))).toBe(0)

  await page.goto(`${product.url}/settings/user`)
  await page.getByRole('button', { name: 'Dibujar firma' }).click()
  const save = page.getByRole('button', { name: 'Guardar firma' })
  await page.getByText('Aún no hay trazos.').waitFor()
  expect(await save.getAttribute('aria-disabled')).toBe('true')
  await sign(page, [
    [
      [0.2, 0.7],
      [0.3, 0.2],
      [0.4, 0.8],
      [0.6, 0.3],
    ],
    [
      [0.55, 0.6],
      [0.8, 0.5],
    ],
  ])
  await page.getByText('2 trazos.').waitFor()
  await page.getByRole('button', { name: 'Deshacer trazo' }).click()
  await page.getByText('1 trazo.').waitFor()
  await save.click()
  await page.getByRole('img', { name: 'Su firma dibujada' }).waitFor()

  await upload(page, 'Subir foto', makePngFile(400, 300))
  await page.getByRole('dialog', { name: 'Encuadre su foto' }).waitFor()
  await page.getByRole('slider', { name: 'Acercar' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Guardar foto' }).click()
  await page.getByRole('img', { name: 'Su foto de perfil' }).waitFor()

  await page.goto(`${product.url}/settings/hospitals`)
  await page.getByRole('link', { name: 'Ver Clínica Ejemplo' }).click()
  for (const logo of ['Logotipo del sitio', 'Logotipo de la universidad']) {
    await upload(page, `Subir imagen: ${logo}`, makePngFile(600, 400))
    await page.getByRole('img', { name: logo }).waitFor()
  }

  await allowRepeats(product)
  const sheet = await issueOne(page)
  expect(await countPictures(sheet)).toBe(3)
  expect(sheet.length).toBeLessThan(80 * 1024)
  expect(complaints).toEqual([])
})

test('a file that is no picture is refused with a sentence, and a removed signature can be restored', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/settings/user')
  const wrong = { name: 'firma.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
  await upload(page, 'Subir imagen de la firma', wrong)
  await page.getByText('No se pudo leer la imagen.').waitFor()
  await page.getByRole('button', { name: 'Quitar firma' }).click()
  await page.getByText('Sin firma dibujada').waitFor()
  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await page.getByRole('button', { name: 'Subir foto' }).waitFor()
})

test('a doctor finds a pharmacy by postal code and saves it as a favourite', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/settings/pharmacies')
  await page.getByText('12 farmacias').waitFor()
  await page.getByRole('button', { name: 'Siguientes' }).click()
  await page.getByText('11 a 12 de 12').waitFor()
  await page.getByRole('textbox', { name: 'Buscar por código postal o nombre' }).fill('44100')
  await page.getByText('2 farmacias con «44100»').first().waitFor()
  await page.getByRole('button', { name: 'Farmacia Imaginaria, favorita' }).click()
  await page.getByText('Farmacia Imaginaria está entre sus favoritas.').waitFor()
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await page.getByRole('button', { name: 'Favoritas' }).click()
  await page.getByText('1 farmacia', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Farmacia Imaginaria, favorita' }).click()
  await page.getByText('Aún no tiene favoritas').waitFor()
  expect(complaints).toEqual([])
})
