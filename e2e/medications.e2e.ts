import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  choosePatient,
  issueFromComposer,
  logIn,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { option, settledList } from './actions/keys.ts'
import { axeViolations } from './axe.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('an own medication is added, prescribed with its generic name first, and counted', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await logIn(page, product.demo)
  await page.getByRole('link', { name: 'Medicamentos', exact: true }).click()
  await page.getByRole('heading', { name: 'Medicamentos', level: 1 }).waitFor()
  expect(page.url()).toBe(`${product.url}/medications`)
  await page.getByText('Aún no tiene medicamentos propios').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar medicamento' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Nombre o marca').fill('Fórmula Ficticia')
  await dialog.getByRole('combobox', { name: 'Ingrediente 1' }).fill('napro')
  await dialog.getByRole('option', { name: /naproxeno/ }).click()
  await dialog.getByText('En el catálogo, fracción').waitFor()
  await dialog.getByLabel('Concentración 1').fill('333 mg')
  await dialog.getByLabel('Forma farmacéutica').fill('cápsula')
  await dialog.getByLabel('Contenido').fill('caja con 12 cápsulas')
  await dialog.getByLabel('Precio').fill('10000')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('La cantidad excede el máximo permitida de $9999.99.').first().waitFor()
  await dialog.getByLabel('Precio').fill('90.50')
  await dialog.getByLabel('Vía de administración').selectOption('oral')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Se guardó Naproxeno cápsula 333 mg').waitFor()
  await page.getByText('Su precio: $90.50').waitFor()

  // A result of the catalogue's search begins a prescription of the medicine, as a result of the command palette does.
  await page.getByLabel('Buscar en el catálogo').fill('fórmula fict')
  const results = page.getByRole('list', { name: 'Resultados de «fórmula fict»' })
  await results.getByRole('button', { name: /^Acciones de Naproxeno/ }).click()
  await page.getByRole('menuitem', { name: 'Recetar' }).click()
  await page.getByRole('textbox', { name: 'Indicaciones de Naproxeno' }).waitFor()
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await writeInstructions(page, 'Naproxeno', 'Tomar 1 cápsula cada 12 horas durante 5 días')
  await issueFromComposer(page)

  await page.getByRole('link', { name: 'Medicamentos', exact: true }).click()
  const figures = page.getByRole('region', { name: 'Lo que receto' })
  await figures.getByText('Naproxeno').waitFor()

  await page.getByRole('button', { name: /^Acciones de Naproxeno cápsula 333/ }).click()
  await page.getByRole('menuitem', { name: 'Quitar' }).click()
  await page.getByText('Aún no tiene medicamentos propios').waitFor()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await page.getByText('Su precio: $90.50').waitFor()
  // The page itself refuses the empty form: no request was sent.
  expect(complaints).toEqual([])
})

test('a medicine marked as out of stock shows the mark in the composer', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/medications')
  const actions = page.getByRole('button', { name: /^Acciones de Amlodipino/ }).first()
  await page.getByLabel('Buscar en el catálogo').fill('amlodipino')
  await actions.waitFor()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Marcar sin existencia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click()
  await page.getByRole('region', { name: 'Sin existencia' }).getByText('Amlodipino').first().waitFor()

  await startPrescription(page)
  await page.getByRole('combobox', { name: /Agregar medicamento/ }).fill('amlodipino')
  await page.getByRole('option', { name: /Sin existencia hasta el/ }).waitFor()

  // The entry under the pointer must not change when results arrive: a click would choose another medicine in its place.
  await page.getByRole('combobox', { name: /Agregar medicamento/ }).fill('paracetamol')
  const list = page.getByRole('listbox')
  const place = () => list.evaluate(({ scrollTop }) => scrollTop)
  const asText = (name: string) => list.getByRole('option', { name: `Usar «${name}» como texto libre` })
  await option(page, 'Usar «paracetamol» como texto libre').waitFor()
  expect(await asText('paracetamol').textContent()).not.toContain('no se revisa')
  await list.evaluate((element) => element.scrollTo(0, 60))
  await list.getByRole('option').nth(4).hover()
  await list.getByRole('option', { selected: true }).waitFor()
  expect(await place()).toBe(60)
  await page.getByRole('combobox', { name: /Agregar medicamento/ }).fill('losartan')
  await option(page, /Losartán/).waitFor()
  await expect.poll(place).toBe(0)
  await page.getByRole('combobox', { name: /Agregar medicamento/ }).fill('qqqxyz')
  await asText('qqqxyz').getByText('No está en el catálogo: no se revisa.').waitFor()
  expect(complaints).toEqual([])
})

test('an imported file is previewed before it is saved, and can be undone', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/medications')
  await page.getByRole('button', { name: 'Importar archivo' }).click()
  await page
    .locator('dialog[open] input[type=file]')
    .setInputFiles({ name: 'vacio.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await page.getByRole('alert').getByText('El archivo está vacío.').waitFor()
  const rows = [
    'nombre,clave,ingredientes,concentraciones,forma,contenido,via,fraccion,precio',
    'Importado Ficticio,I-1,ketorolaco,10 mg,tableta,caja con 10 tabletas,oral,,$20.00',
    '=1+1,,ketorolaco,5 mg,tableta,,oral,,',
  ]
  const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  // A dropped file is read like a chosen one, and the refusal names the line and the missing column.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['nombre;ingredientes;via\nUno;ketorolaco;oral'], 'sin-forma.csv'))
    return data
  })
  await page.locator('[data-drop-zone]').dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByText('En el renglón 1 faltan columnas: forma.').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivo' }).click()
  await (await chooser).setFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Qué cambiará' })
  await dialog.getByText('Empieza como una fórmula').waitFor()
  await dialog.getByRole('button', { name: 'Importar 1' }).click()
  await page.getByText('Se importó el archivo. Nuevos: 1').waitFor()
  await page.getByText('Importado Ficticio').waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('La importación se deshizo').waitFor()
  await page.getByText('Importado Ficticio').waitFor({ state: 'detached' })
  // The browser itself writes the refusal of the file into the console.
  expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([])
})

test.each([
  ['a computer', { isMobile: false, viewport: { width: 1440, height: 900 } }],
  ['a phone', { isMobile: true, viewport: { width: 375, height: 740 } }],
])(
  'on %s a part of the catalogue that failed to load is requested again; then no network is needed',
  async (_, device) => {
    const { page } = await openTab(browser, device)
    await logIn(page, product.demo)
    const demanded: string[] = []
    const part = /\/api\/v2\/drugs\/catalogue\/\w+\/(\d+)\/$/
    await page.route(part, (route) => {
      demanded.push(part.exec(route.request().url())?.[1] ?? '')
      return demanded.length === 1 ? route.abort('internetdisconnected') : route.continue()
    })
    const shelf = page.waitForResponse('**/api/v2/drugs/shelf/')
    const came = page.waitForEvent('requestfinished', async (request) => {
      const { catalogue } = (await (await shelf).json()) as { catalogue: { parts: number } }
      return part.exec(request.url())?.[1] === String(catalogue.parts)
    })
    await page.goto(`${product.url}/prescriptions/new`)
    await came
    await page.context().setOffline(true)
    if (device.isMobile) await page.getByRole('button', { name: /Agregar medicamento/ }).click()
    const box = page.getByRole('combobox', { name: /Agregar medicamento/ })
    await expect
      .poll(async () => {
        await box.fill('')
        await box.fill('napro')
        // The list of suggestions once it has the results for the typed text. Until then, the list is always empty.
        const answered = settledList(page).and(page.getByRole('listbox', { name: /Agregar medicamento/ }))
        await answered.waitFor()
        return answered.getByRole('option', { name: /Naproxeno/ }).count()
      })
      .toBeGreaterThan(0)
    expect(demanded.slice(0, 2)).toEqual(['1', '1'])
    await closeContext(page.context())
  },
)
