import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  issueFromComposer,
  logIn,
  openComposer,
  writeInstructions,
} from './actions/doctor.ts'
import { waitForDraftOnDevice } from './actions/device.ts'
import { logInToApi } from './actions/every-page.ts'
import { watchRequests } from './actions/go-to.ts'
import { issueByCall } from './actions/issued.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser

withRunningProduct((it) => ({ product, browser } = it))

const WRITTEN = 'Tomar 1 tableta cada 12 horas durante 5 días'

/** Makes each encryption of the page take 300 ms, as on a slow device. This function runs in the page. */
function makeEncryptionSlow(): void {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  crypto.subtle.encrypt = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return encrypt(...given)
  }
}

/** Keeps timers of the page of 100 ms or more from running, such as the pause after which typed letters are stored. */
const stopPauses = (page: Page) =>
  page.evaluate(() => {
    const start = window.setTimeout.bind(window)
    const startSoon = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < 100 ? start(run, ms, ...given) : 0
    Object.assign(window, { setTimeout: startSoon })
  })

test('a medicine is stored on the device at once, and a text at the beginning of a reload', async () => {
  const { page, complaints } = await openTab(browser)
  const rest = watchRequests(page)
  await openComposer(page, product.demo)
  await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
  await stopPauses(page)
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await waitForDraftOnDevice(page, '"generic":"Naproxeno')
  await page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Reposo absoluto')
  // The page that is being left runs until the server answers the reload. A second page looks meanwhile at what the browser has
  // stored.
  const beside = await page.context().newPage()
  await beside.goto(`${product.url}/healthz`)
  await page.route('**/prescriptions/new', async (route) => {
    await waitForDraftOnDevice(beside, 'Reposo absoluto')
    await route.continue()
  })
  await page.reload()
  await page.getByRole('textbox', { name: /^Indicaciones de Naproxeno/ }).waitFor()
  const general = page.getByRole('textbox', { name: 'Indicaciones generales' })
  await expect.poll(() => general.inputValue()).toBe('Reposo absoluto')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByText('Se descartó el borrador.').waitFor()
  // The next tests expect no draft in the account. If the page were closed now, the call that deletes the draft could be aborted.
  await rest()
  expect(complaints).toEqual([])
})

test('a draft survives a reload and a logout, continues in another browser, and is deleted when issued', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(page, 'Naproxeno', WRITTEN)
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.reload()
  await page.getByText(WRITTEN).first().waitFor()

  await page.evaluate(makeEncryptionSlow)
  await page.getByRole('combobox', { name: 'Diagnóstico' }).fill('Lumbalgia')
  // The doctor logs out before the device has stored the draft, which must then first be saved in the account.
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click()
  await page.getByLabel('Correo electrónico').waitFor()

  const other = await openTab(browser)
  await logIn(other.page, product.demo)
  await other.page
    .getByRole('region', { name: 'Por atender' })
    .getByRole('link', { name: 'Continuar' })
    .click()
  await other.page.getByText(WRITTEN).first().waitFor()
  const diagnosis = other.page.getByRole('combobox', { name: 'Diagnóstico' })
  await expect.poll(() => diagnosis.inputValue()).toBe('Lumbalgia')
  await issueFromComposer(other.page)
  await other.page.goto(`${product.url}/drafts`)
  await other.page.getByText('No hay borradores').waitFor()
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('a copy opened for repetition becomes a draft only when the doctor writes on it', async () => {
  const { page, complaints } = await openTab(browser)
  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  const headers = { authorization: `Token ${((await session.json()) as { key: string }).key}` }
  const issued = await page.request.get(`${product.url}/api/v2/rx-endpoint/`, { headers })
  const { results } = (await issued.json()) as { results: { signature: string; rejected: boolean }[] }
  const again = `/prescriptions/new?repeat=${results.find((rx) => !rx.rejected)?.signature}&as=renews`
  const instructions = page.getByRole('textbox', { name: /^Indicaciones de / }).first()
  const rest = watchRequests(page)
  await logIn(page, product.demo, again)
  await instructions.waitFor()
  // Values that the page itself computes (the quantity from the instructions, the route) do not count as a change of the draft.
  await rest()
  await page.getByRole('link', { name: 'Historial' }).first().click()
  await page.goto(`${product.url}/drafts`)
  await page.getByText('No hay borradores').waitFor()

  await page.goto(product.url + again)
  await instructions.waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Con alimentos.')
  await page.getByText('Guardado en su cuenta').waitFor()
  expect(page.url()).toBe(`${product.url}/prescriptions/new`)
  await page.reload()
  await page.getByText('Con alimentos.').first().waitFor()
  await instructions.waitFor()
  await page.getByRole('link', { name: '1 borrador' }).waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Se descartó el borrador.').waitFor()
  // The next prescription begins without another key: the search for its patient has the focus.
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Paciente' }).evaluate((field) => field.matches(':focus')))
    .toBe(true)
  await rest()
  expect(complaints).toEqual([])
})

test('two devices that write on the same draft lose no word of either', async () => {
  const first = await openTab(browser)
  await openComposer(first.page, product.demo)
  await first.page.getByRole('combobox', { name: 'Diagnóstico' }).fill('Cefalea')
  await first.page.getByText('Guardado en su cuenta').waitFor()

  const second = await openTab(browser)
  await logIn(second.page, product.demo)
  await second.page
    .getByRole('region', { name: 'Por atender' })
    .getByRole('link', { name: 'Continuar' })
    .first()
    .click()
  await second.page.getByRole('combobox', { name: 'Diagnóstico' }).fill('Cefalea tensional')
  await second.page.getByText('Guardado en su cuenta').waitFor()

  await first.page.getByRole('combobox', { name: 'Diagnóstico' }).fill('Migraña')
  await first.page.getByText('Este borrador también se cambió en otro lado').waitFor()
  await first.page.getByText('Guardado en su cuenta').waitFor()
  expect(await first.page.getByRole('combobox', { name: 'Diagnóstico' }).inputValue()).toBe('Migraña')
  await first.page.goto(`${product.url}/drafts`)
  await first.page.getByRole('link', { name: 'Seguir con la receta de Sin paciente' }).nth(1).waitFor()
})

test('a cancelled prescription is written again only after the doctor was told when and why it was cancelled', async () => {
  const { page, complaints } = await openTab(browser)
  const signature = await issueByCall(product, ['paracetamol 500'])
  const call = await logInToApi(product.demo, product.demo.doctor)
  await call('POST', `/api/v2/rx/cancel/${signature}/`, { reason: 'allergy', note: 'Ronchas' })

  const again = `${product.url}/prescriptions/new?repeat=${signature}&as=renews`
  await logIn(page, product.demo, again)
  const said = page.getByText(/^Se canceló el .+ Motivo: Alergia: Ronchas\.$/)
  await said.waitFor()
  expect(await page.getByRole('textbox', { name: /^Indicaciones de/ }).count()).toBe(0)
  // Pressing Enter out of habit must not repeat the cancelled prescription.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'No repetirla' }).click()
  await page.waitForURL(`**/prescriptions/${signature}`)

  await page.goto(again)
  await said.waitFor()
  await page.getByRole('button', { name: 'Repetirla de todos modos' }).click()
  await page.getByRole('textbox', { name: /^Indicaciones de/ }).waitFor()
  // Repeating a cancelled prescription is not a renewal of it.
  expect(await page.getByText('Esta receta renueva una anterior').count()).toBe(0)
  expect(complaints).toEqual([])
})
