import type { Browser, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForDraftOnDevice } from './actions/device.ts'
import { addDrug, choosePatient, openComposer, startPrescription } from './actions/doctor.ts'
import { act } from './actions/act.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of several drafts of one doctor: contents are never mixed, no draft is lost, and no discarded draft reappears. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const start = async () => {
  const tab = await openTab(browser)
  await openComposer(tab.page, product.demo)
  return tab
}

const isSave = (request: Request) => request.method() === 'PUT' && request.url().includes('/api/v2/drafts/')

test('another prescription is begun beside an unfinished one, which is one press away and in the list', async () => {
  const { page, complaints } = await start()
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('heading', { name: 'Por atender' }).waitFor()
  await startPrescription(page)
  await page.getByText(/^La dejó sin emitir/).waitFor()

  await page.getByRole('button', { name: 'Empezar otra' }).click()
  await page.locator('#rx-patient:focus').waitFor()
  expect(await page.getByText('Naproxeno').count()).toBe(0)
  await page.keyboard.type('lucia')
  await page.getByRole('option', { name: 'Lucía Mendoza Ejemplo' }).click()
  await page.getByRole('button', { name: 'Volver a ella' }).click()
  await page.getByRole('textbox', { name: /^Indicaciones de Naproxeno/ }).waitFor()
  await page.getByText('Ramón Ñáñez Ficticio').first().waitFor()

  await page
    .getByRole('link', { name: /borrador/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Seguir con la receta de Lucía Mendoza Ejemplo' }).waitFor()
  await page.getByRole('link', { name: 'Seguir con la receta de Ramón Ñáñez Ficticio' }).waitFor()
  expect(complaints).toEqual([])
})

test('a draft that the account does not have is listed, opened and discarded on the device', async () => {
  const { page } = await start()
  await page.route('**/api/v2/drafts/*/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await choosePatient(page, 'simulada', 'Guadalupe Simulada Pérez')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await page.getByRole('button', { name: 'Empezar otra' }).click()
  // A navigation can come before the draft is stored, because the device encrypts it first.
  await waitForDraftOnDevice(page, '"generic":"Naproxeno')
  await page.goto(`${product.demo.url}/drafts`)
  const here = page.getByRole('region', { name: 'Solo en este equipo' })
  await here.getByRole('link', { name: 'Seguir con la receta de Guadalupe Simulada Pérez' }).click()
  await page.getByRole('textbox', { name: /^Indicaciones de Naproxeno/ }).waitFor()
  await page.goto(`${product.demo.url}/drafts`)
  await here.getByRole('button', { name: /^Descartar el borrador de Guadalupe/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Se descartó el borrador.').waitFor()
  await here.waitFor({ state: 'detached' })
})

test('a draft without patient and medicines has a name in the list', async () => {
  const { page } = await start()
  await page.getByRole('textbox', { name: /^Indicaciones generales/ }).fill('Reposo')
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.getByRole('button', { name: 'Empezar otra' }).click()
  await page.getByRole('link', { name: 'Seguir: Sin paciente' }).waitFor()
})

test('two drafts of one patient are told apart by their medicines, and a phone says how many drafts there are', async () => {
  const { page, complaints } = await start()
  for (const [typed, drug] of [
    ['naproxeno 500', /Naproxeno/],
    ['omeprazol', /Omeprazol/],
  ] as const) {
    await choosePatient(page, 'angel', 'José Ángel Muestra Ensayo')
    await addDrug(page, typed, drug)
    await page.getByText('Guardado en su cuenta').waitFor()
    await page.getByRole('button', { name: 'Empezar otra' }).click()
    await page.locator('#rx-patient:focus').waitFor()
  }
  await page.getByRole('link', { name: 'Seguir: José Ángel Muestra Ensayo Naproxeno' }).waitFor()
  await page.getByRole('link', { name: 'Seguir: José Ángel Muestra Ensayo Omeprazol' }).waitFor()
  await page.setViewportSize({ width: 375, height: 800 })
  const word = page.getByRole('link', { name: /borradores$/ }).getByText(/^\d+ borradores$/)
  await expect.poll(async () => (await word.boundingBox())?.width ?? 0).toBeGreaterThan(60)
  expect(complaints).toEqual([])
})

test('a draft discarded in the list is deleted from the device too', async () => {
  const { page } = await start()
  await choosePatient(page, 'inventada', 'Ana Sofía Prueba Inventada')
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Reposo relativo')
  await waitForDraftOnDevice(page, 'Reposo relativo')
  // The list of drafts in the account arrives after the question whether to discard is open, and moves the draft to another
  // list.
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v2/drafts/', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${product.demo.url}/drafts`)
  await page.getByRole('button', { name: /^Descartar el borrador de Ana Sofía/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).waitFor()
  answer()
  await page.getByRole('region', { name: 'Los suyos', includeHidden: true }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Se descartó el borrador.').waitFor()
  await page
    .getByRole('button', { name: /^Descartar el borrador de Ana Sofía/ })
    .waitFor({ state: 'detached' })
  await page.goto(`${product.demo.url}/prescriptions/new`)
  await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Indicaciones generales' }).inputValue()).toBe('')
})

test('the form of a new patient belongs to its draft, and another draft does not show it', async () => {
  const { page } = await start()
  const name = page.getByRole('textbox', { name: /^Nombre/ })
  const add = async () => {
    await page.getByRole('button', { name: 'Agregar paciente' }).click()
    await page.getByRole('button', { name: 'Guardar paciente' }).waitFor()
  }
  await add()
  await name.fill('Juan Inventado')
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await add()
  await name.fill('Pedrito Inventado')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('textbox', { name: /^Indicaciones de Paracetamol/ }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('Juan Inventado')
  await page.getByRole('button', { name: 'Descartar' }).click()
})

test('the earlier draft is restored when a repetition is undone', async () => {
  const { page } = await start()
  const extras = page.getByRole('textbox', { name: 'Indicaciones generales' })
  await extras.fill('Reposo relativo')
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.goto(`${product.demo.url}/prescriptions`)
  await page.locator('[data-history-row]').first().waitFor()
  await page.locator('[data-history-row]').first().click()
  await page.locator('[data-history-row][aria-current]').click()
  // The test waits for the prescription's page before it opens a menu, because the list of prescriptions has a menu with the
  // same name.
  await page.getByText(/^Receta [0-9A-Z]{4}-/).waitFor()
  await act(page, 'Repetir')
  await page.getByRole('button', { name: 'Volver al anterior' }).click()
  await expect.poll(() => extras.inputValue()).toBe('Reposo relativo')
  const saved = page.waitForResponse((response) => isSave(response.request()))
  await extras.fill('Reposo relativo y calor local')
  expect((await saved).status()).toBe(200)
  await page.getByRole('button', { name: 'Descartar' }).click()
})
