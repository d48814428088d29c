import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  issueFromComposer,
  logIn,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { readSheet } from './actions/paper.ts'
import { addWorkplace } from './actions/workplaces.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const ADDRESS = 'Calle Imaginaria 20, Col. Demo, 14000 Ciudad de México, CDMX'

/** Width and height of half a letter page, in points. */
const HALF_LETTER = [396, 612]

test('a doctor adds a workplace with half-letter paper, makes it the default, and issues from there', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/settings/hospitals')
  await page.getByRole('link', { name: 'Agregar sitio' }).click()
  await page.waitForURL(`${product.url}/settings/hospitals/new`)
  await page.getByRole('button', { name: 'Guardar sitio' }).click()
  await page.getByRole('alert').getByText('Faltan por corregir 5 datos').waitFor()
  const zip = page.getByLabel('Código postal')
  for (const typed of ['140001', '1400', '14OOO']) {
    await zip.clear()
    await zip.pressSequentially(typed)
    expect(await zip.inputValue()).toBe(typed)
    expect(await zip.getAttribute('aria-invalid'), typed).toBe('true')
  }
  await page.getByText('El código postal tiene 5 dígitos.').first().waitFor()
  await addWorkplace(page, {
    patron: 'Consultorio Imaginario',
    name: 'Imaginario',
    location: ADDRESS,
    zip: '14000',
    contact: '55 1234 5678',
    paper: 'Media carta',
  })
  expect(page.url()).toMatch(/\/settings\/hospitals\/\d+$/)
  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await page.waitForURL(/\/settings\/hospitals\/\d+\/edit$/)
  await page.getByLabel('Lema o servicio').fill('Consulta externa')
  await page.getByRole('button', { name: 'Guardar sitio' }).click()
  await page.getByText('Consulta externa').waitFor()
  await page.getByRole('button', { name: 'Usar como predeterminado' }).click()
  const notices = page.getByRole('status', { name: 'Avisos' })
  await notices.getByText('Las recetas nuevas se emitirán en Imaginario.').waitFor()

  await page.goto(product.url)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 5 días')
  await chooseQuantity(page, 'Naproxeno', 1)
  const signature = await issueFromComposer(page)

  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  const { key } = (await session.json()) as { key: string }
  const answer = await page.request.get(`${product.url}/api/v2/rx/pdf/${signature}/`, {
    headers: { authorization: `Token ${key}` },
  })
  const { pdf } = (await answer.json()) as { pdf: string }
  const sheet = await readSheet(Buffer.from(pdf, 'base64'))
  expect(sheet.size.toSorted((a, b) => a - b)).toEqual(HALF_LETTER)
  expect(sheet.text).toContain('Consultorio Imaginario')
  expect(sheet.text).toContain('Calle Imaginaria 20')
  expect(complaints).toEqual([])
})

test('a doctor corrects the account, and without a workplace is redirected to add one', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/settings/user')
  await page.getByLabel('Nombre completo').fill('Otro Nombre')
  await page.getByText('su cédula vuelve a revisión').waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('33 1234 5678')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Sus datos se guardaron.').waitFor()
  await page.getByText('Verificada', { exact: true }).waitFor()

  await page.goto(`${product.url}/settings/hospitals`)
  const places = page.getByRole('main').getByRole('link', { name: /^Ver / })
  await places.first().waitFor()
  for (let left = await places.count(); left > 0; left -= 1) {
    await places.first().click()
    await page.getByRole('button', { name: 'Dejar este sitio' }).click()
    await page.getByRole('button', { name: 'Dejar el sitio' }).click()
    await page.waitForURL('**/settings/hospitals')
  }
  await page.getByText('Aún no hay sitios de trabajo').waitFor()
  await page.goto(product.url)
  await page.getByRole('heading', { name: 'Agregar sitio de trabajo' }).waitFor()
  await addWorkplace(page, {
    patron: 'Consultorio Imaginario',
    name: 'Nuevo',
    location: ADDRESS,
    zip: '14000',
    contact: '55 1234 5678',
    paper: 'Carta',
  })
  await page.getByRole('link', { name: 'Regresar' }).click()
  await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  expect(complaints).toEqual([])
})

test('a failed call clears the list of workplaces, the draft keeps its place, and a retry brings the list back', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/settings/hospitals')
  await page.getByRole('main').getByText('Predeterminado').waitFor()
  // The page may repeat the API call for the workplaces automatically: only calls after the press on the button are answered.
  await page.route('**/api/v2/locations/', async (route) =>
    (await page.evaluate(() => 'pressed' in window))
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  )
  // After a change of a workplace, the page reads the list of workplaces again.
  await page.getByRole('main').getByRole('link', { name: /^Ver / }).first().click()
  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await page.getByRole('button', { name: 'Guardar sitio' }).click()
  await page.waitForURL(/\/settings\/hospitals\/\d+$/)
  await page.getByRole('link', { name: 'Regresar' }).click()
  await startPrescription(page)
  const place = page.getByRole('region', { name: 'Lugar' })
  await place.getByText('No se pudieron cargar sus lugares de trabajo.').waitFor()
  expect(await place.getByRole('combobox').count()).toBe(0)
  const kept = await place.getByText(/Hospital|Consultorio|Nuevo/).textContent()
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { pressed: true }), { capture: true }),
  )
  await place.getByRole('button', { name: 'Intentar de nuevo' }).click()
  const list = place.getByRole('combobox')
  await list.waitFor()
  expect(await list.locator('option:checked').textContent()).toBe(kept)
})
