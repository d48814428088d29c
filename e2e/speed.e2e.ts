import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { say } from './actions/keys.ts'
import {
  addDrug,
  beginAnother,
  choosePatient,
  logIn,
  startPrescription,
  openComposer,
} from './actions/doctor.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'
import { addColleague } from './actions/colleague.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** The tab in which several tests write prescriptions, one after the other. */
let kept: Tab
beforeAll(async () => {
  kept = await openTab(browser)
  await logIn(kept.page, product.demo, '/drafts')
})

const medicines = (page: Page) => page.getByRole('region', { name: 'Medicamentos' }).getByRole('listitem')

test('a favourite is made from an issued prescription and written with one key', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await page.getByRole('link', { name: /^Ramón Ñáñez Ficticio/ }).click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Guardar como favorito' }).click()
  await page.getByText('Se guardó el favorito «Hipertensión esencial».').waitFor()

  await startPrescription(page)
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await page.getByRole('button', { name: 'Usar el favorito «Hipertensión esencial»' }).waitFor()
  const counted = page.waitForResponse(/\/favourite\/\d+\/use\/$/)
  await page.keyboard.press('Alt+1')
  await medicines(page).nth(1).waitFor()
  expect(await medicines(page).count()).toBe(2)
  await page.getByText('Hipertensión esencial').first().waitFor()
  // Pressing the favourite's shortcut a second time must not add its medicines again.
  await page.keyboard.press('Alt+1')
  await page
    .getByText(/^Ya está en la receta, con las mismas indicaciones: Losartán, Atorvastatina\.$/)
    .waitFor()
  expect(await medicines(page).count()).toBe(2)

  await counted
  await page.goto(`${product.url}/favourites`)
  await page.getByText(/Usado una vez/).waitFor()
  expect(complaints).toEqual([])
})

test('a draft is saved as a favourite, which is renamed, removed and restored', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: /^Repetir última Losartán, Atorvastatina/ }).waitFor()
  // The script of the chosen diagnosis arrives while the button below it is pressed. The button must stay under the pointer.
  let arrive = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/ChosenDiagnoses\.js/, async (route) => {
    await isHeld
    await route.continue()
  })
  const checked = page.waitForResponse(/\/safety\/check\/$/)
  await page.keyboard.press('Alt+r')
  await medicines(page).nth(1).waitFor()
  // The findings of the safety check must be shown before the pointer moves to the button, because they move the button.
  await (await checked).finished()
  await page.getByRole('region', { name: 'Seguridad' }).locator('[aria-busy=false]').waitFor()
  await page.getByRole('button', { name: 'Guardar como favorito' }).hover()
  await page.mouse.down()
  arrive()
  await page.getByRole('button', { name: 'Quitar Hipertensión esencial' }).waitFor()
  await page.mouse.up()
  await page.getByLabel('Nombre', { exact: true }).fill('Presión alta')
  await page.keyboard.press('Enter')
  await page.getByText('Se guardó el favorito «Presión alta».').waitFor()
  // On a phone the row of favourites above the medicines has the whole width.
  await page.setViewportSize({ width: 375, height: 812 })
  const favourites = page.getByRole('region', { name: 'Favoritos' })
  await expect
    .poll(async () => (await favourites.getByRole('list').boundingBox())?.width)
    .toBeGreaterThan(300)
  expect((await favourites.boundingBox())?.height).toBeLessThan(110)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: /^Administrar|^Ver los/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Presión alta' })
  await row.getByRole('button', { name: 'Acciones de «Presión alta»' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Presión alta, inicio')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Presión alta, inicio').waitFor()
  await page.getByRole('button', { name: 'Acciones de «Presión alta, inicio»' }).click()
  await page.getByRole('menuitem', { name: 'Quitar' }).click()
  await page.getByText('Presión alta, inicio', { exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Presión alta, inicio', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a colleague can use a shared template, and cannot change it', async () => {
  const owner = await openTab(browser)
  await logIn(owner.page, product.demo, '/favourites')
  await owner.page.getByRole('button', { name: 'Acciones de «Hipertensión esencial»' }).click()
  await owner.page.getByRole('menuitem', { name: 'Compartir' }).click()
  await owner.page.getByLabel('Con quién').selectOption({ label: 'Clínica Ejemplo, todos sus consultorios' })
  await owner.page.getByRole('button', { name: 'Guardar' }).click()
  await owner.page.getByText('Compartido con Clínica Ejemplo').waitFor()

  const colleague = await addColleague(product)
  const { page, complaints } = await openTab(browser)
  await openLoggedInPage(page, product.demo, colleague, '/favourites')
  const row = page.getByRole('listitem').filter({ hasText: 'Hipertensión esencial' })
  await row.getByText(/^de Elena/).waitFor()
  expect(await row.getByRole('button').count()).toBe(1)
  await row.getByRole('button', { name: 'Escribir una receta con «Hipertensión esencial»' }).click()
  await medicines(page).nth(1).waitFor()
  expect(complaints).toEqual([])
})

test('a usual medicine shows how often it was prescribed, and is added by keyboard', async () => {
  const { page, complaints } = kept
  await beginAnother(page)
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await say(page, 'i10', /Hipertensión arterial esencial/)
  const usual = page.getByRole('region', { name: 'Lo habitual para este diagnóstico' })
  await usual.getByRole('button', { name: /^Losartán .* usado una vez, el / }).waitFor()
  // In a narrow button a name continues on the next line and is not cut.
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 640, height: wide.height })
  const names = usual.locator('button > span > span:first-child')
  expect(await names.count()).toBeGreaterThan(1)
  const cut = () =>
    names.evaluateAll((all) => Math.max(...all.map((name) => name.scrollWidth - name.clientWidth)))
  await expect.poll(cut).toBe(0)
  await page.setViewportSize(wide)
  await page.keyboard.press('Alt+u')
  await page.keyboard.press('Enter')
  await medicines(page).first().waitFor()
  await page.keyboard.press('Enter')
  await medicines(page).nth(1).waitFor()
  await usual.waitFor({ state: 'detached' })
  // A diagnosis that is unusual for the patient's sex can be added, and the page shows a note about it.
  await say(page, 'n40', /próstata/)
  await page.getByText('Poco usual en el sexo del paciente').waitFor()
  expect(complaints).toEqual([])
})

test('beside written medicines, what is usual for the diagnosis is one line that opens', async () => {
  const { page, complaints } = kept
  await beginAnother(page, { width: 1366, height: 900 })
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await say(page, 'i10', /Hipertensión arterial esencial/)
  const usual = page.getByRole('region', { name: 'Lo habitual para este diagnóstico' })
  await usual.getByRole('button', { name: /usado/ }).nth(1).waitFor()
  for (const typed of ['ambroxol 30', 'cetirizina', 'omeprazol 20']) {
    await addDrug(page, typed, /Ambroxol.*tableta|Cetirizina.*tableta|Omeprazol.*cápsula/)
    await page.locator('textarea[id$=instructions]:focus').fill('1 c/24h x 5d')
  }
  await expect.poll(() => usual.getByRole('button', { name: /usado/ }).count()).toBe(0)
  const end = () => page.locator('#rx-add').evaluate((add) => add.getBoundingClientRect().bottom + scrollY)
  await expect.poll(end).toBeLessThanOrEqual(900)
  await page.keyboard.press('Alt+u')
  await page.keyboard.press('Enter')
  await usual.getByRole('button', { name: /^Losartán .* usado/ }).waitFor()
  await page.keyboard.press('Enter')
  await medicines(page).nth(3).waitFor()
  expect(complaints).toEqual([])
})

test('a double click adds or removes one medicine, not the next one as well', async () => {
  const { page } = kept
  await beginAnother(page, { width: 1440, height: 2200 })
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await say(page, 'i10', /Hipertensión arterial esencial/)
  const usual = page.getByRole('region', { name: 'Lo habitual para este diagnóstico' }).getByRole('button')
  await usual.nth(1).waitFor()
  await usual.first().dblclick()
  await medicines(page).first().waitFor()
  await usual.first().waitFor()
  expect([await medicines(page).count(), await usual.count()]).toEqual([1, 1])
  await usual.first().focus()
  // Enter is held down, and repeats although the page has nothing more to add.
  for (let n = 0; n < 3; n += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await medicines(page).nth(1).waitFor()
  await page
    .getByRole('button', { name: /^Quitar / })
    .nth(1)
    .dblclick()
  await expect.poll(() => medicines(page).count()).toBe(1)
})
