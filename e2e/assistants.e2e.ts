import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newestLink, openLoggedInPage } from './actions/access.ts'
import { addDrug, chooseQuantity, logIn, writeInstructions } from './actions/doctor.ts'
import { waitForFocus, tabToAndPress, tabToAndType } from './actions/keys.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const EMAIL = 'nueva.asistente@clinica.example'
const PASSWORD = 'mesa verde lluvia tranvia'

/**
 * Holds back the list of drafts that the page requests when it opens, until the server's list contains the draft that is being
 * written.
 */
async function holdListOfDrafts(page: Page): Promise<{ release: () => Promise<unknown> }> {
  let release = (): void => undefined
  const isSaved = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assistant\/\d+\/drafts\/$/, async (route) => {
    await isSaved
    await route.continue()
  })
  return {
    release: async () => {
      const answered = page.waitForResponse(/\/assistant\/\d+\/drafts\/$/)
      release()
      await (await answered).finished()
      await page.unrouteAll({ behavior: 'wait' })
      await page.evaluate(
        () =>
          new Promise((drawn) => {
            requestAnimationFrame(() => requestAnimationFrame(drawn))
          }),
      )
    },
  }
}

test('an assistant is invited by mail and prepares a draft; the doctor sees the changes, signs, and finds the assistant on the timeline', async () => {
  const { demo, url } = product
  const doctor = await openTab(browser)
  await logIn(doctor.page, demo, '/settings/hospitals')
  await doctor.page.getByRole('link', { name: /^Ver / }).click()
  await doctor.page.getByLabel('Correo electrónico').fill(demo.doctor.email)
  await doctor.page.getByRole('button', { name: 'Enviar invitación' }).click()
  await doctor.page.getByRole('alert').getByText('El correo electrónico ya esta registrado.').waitFor()
  expect(doctor.complaints.splice(0)).toEqual([expect.stringContaining('/invitations/')])
  await doctor.page.getByLabel('Correo electrónico').fill(EMAIL)
  await doctor.page.getByLabel('Invitar como').selectOption({ label: 'Asistente' })
  await doctor.page.getByRole('button', { name: 'Enviar invitación' }).click()
  await doctor.page.getByText(`Se envió la invitación a ${EMAIL}.`).waitFor()

  const assistant = await openTab(browser)
  const link = await newestLink(assistant.page, demo, EMAIL, 'Le invitan a Clínica Ejemplo')
  await assistant.page.goto(link)
  await assistant.page.getByText(/le invita a Clínica Ejemplo/).waitFor()
  // The invited assistant fills in the form with the keyboard only.
  await tabToAndType(assistant.page, assistant.page.getByLabel('Nombre completo'), 'Marta Ayudante Ficticia')
  await tabToAndType(assistant.page, assistant.page.getByLabel('Contraseña', { exact: true }), PASSWORD)
  await tabToAndType(assistant.page, assistant.page.getByLabel('Repita la contraseña'), PASSWORD)
  await tabToAndPress(assistant.page, assistant.page.getByRole('button', { name: 'Crear cuenta y aceptar' }))
  await assistant.page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  await waitForFocus(assistant.page)
  expect(await assistant.page.getByRole('link', { name: 'Receta Nueva' }).count()).toBe(0)

  // The form requests the list of drafts again only if the first list has arrived before the form opens.
  await assistant.page.getByText('Nada en preparación').waitFor()
  const list = await holdListOfDrafts(assistant.page)
  await assistant.page.getByRole('button', { name: 'Preparar receta' }).click()
  await assistant.page.locator('#rx-patient:focus').waitFor()
  await assistant.page.getByRole('combobox', { name: 'Paciente' }).fill('Itzel Nueva Ficticia')
  await assistant.page.getByRole('option', { name: 'Agregar a «Itzel Nueva Ficticia»' }).click()
  await assistant.page.getByLabel('Fecha de nacimiento o edad').fill('34')
  await assistant.page.getByLabel('Sexo').selectOption('F')
  await assistant.page.getByText('Guardado en la cuenta').waitFor()
  const written = await assistant.page.getByLabel('Sexo').elementHandle()
  await list.release()
  // The list of drafts that arrives must not replace the form: a form that is drawn anew loses a click and unsaved letters.
  expect(await written?.evaluate((field) => field.isConnected)).toBe(true)
  await assistant.page.getByRole('button', { name: 'Guardar paciente' }).click()
  await assistant.page.getByText('Itzel Nueva Ficticia').waitFor()
  await assistant.page.locator('#rx-diagnosis:focus').waitFor()
  await assistant.page.keyboard.press('Alt+n')
  await assistant.page.locator('#rx-add:focus').waitFor()
  await addDrug(assistant.page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(assistant.page, 'Naproxeno', '1 tab c/12h x 5d')
  await assistant.page.getByText('El paciente leerá: Tomar 1 tableta').waitFor()
  await chooseQuantity(assistant.page, 'Naproxeno', 1)
  // A medicine that was typed but not chosen from the list must not be lost when the draft is handed over.
  await assistant.page.locator('#rx-add').fill('paracetamol')
  await assistant.page.keyboard.press('Escape')
  await assistant.page.getByRole('button', { name: /Enviar a la Dra\. Elena/ }).click()
  await assistant.page.getByText(/^Escribió «paracetamol» sin elegir un medicamento/).waitFor()
  await assistant.page.locator('#rx-add:focus').fill('')
  await assistant.page.getByRole('button', { name: /Enviar a la Dra\. Elena/ }).click()
  await assistant.page.getByText('Con el médico').waitFor()
  // The submitted draft is locked, and its buttons are drawn as disabled.
  await assistant.page.getByRole('link', { name: /Itzel Nueva/ }).click()
  const locked = assistant.page.locator('fieldset:disabled').getByRole('button', { name: 'Cambiar' }).first()
  expect(await locked.evaluate((button) => Number(getComputedStyle(button).opacity))).toBeLessThan(0.5)
  await assistant.page.goBack()

  await doctor.page.goto(`${url}/drafts`)
  await doctor.page.getByRole('link', { name: 'Revisar la receta de Itzel Nueva Ficticia' }).click()
  await doctor.page.getByText('Preparada por Marta Ayudante Ficticia').first().waitFor()
  const patient = doctor.page.getByRole('row').filter({ hasText: 'Itzel Nueva Ficticia' })
  await patient.getByText(/^Itzel Nueva Ficticia, \d{1,2} [a-z]{3} \d{4}$/).waitFor()
  // The doctor's review of the draft shows the sentence for the patient, and the instructions as the assistant typed them.
  const said = doctor.page.getByRole('row').filter({ hasText: 'Indicaciones' }).first()
  await said.getByText('Tomar 1 tableta por vía oral cada 12 horas durante 5 días.').waitFor()
  await said.getByText('Escrito: 1 tab c/12h x 5d').waitFor()
  await doctor.page.getByRole('button', { name: 'Devolver' }).click()
  await doctor.page.getByLabel('Nota').fill('Que sean 7 días')
  await doctor.page.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click()
  await doctor.page.getByText('Se devolvió con su nota.').waitFor()

  await assistant.page.reload()
  await assistant.page.getByRole('link', { name: /Itzel Nueva/ }).click()
  await assistant.page.getByText('Devuelta: Que sean 7 días').waitFor()
  await writeInstructions(assistant.page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 7 días')
  await assistant.page.getByRole('button', { name: /Enviar a la Dra\. Elena/ }).click()
  await assistant.page.getByText('Con el médico').waitFor()

  await doctor.page.goto(`${url}/drafts`)
  await doctor.page.getByRole('link', { name: 'Revisar la receta de Itzel Nueva Ficticia' }).click()
  const changed = doctor.page.getByRole('row').filter({ hasText: 'Indicaciones' })
  await changed.getByText('durante 5 días').waitFor()
  await changed
    .getByText('Tomar 1 tableta por vía oral cada 12 horas durante 7 días.', { exact: true })
    .waitFor()
  expect(await doctor.page.getByRole('row').count()).toBe(2)
  await doctor.page.getByRole('button', { name: 'Abrir y firmar' }).click()
  await doctor.page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await doctor.page.getByText('Preparada por Marta Ayudante Ficticia').waitFor()
  await doctor.page.getByRole('button', { name: 'Emitir receta' }).click()
  await doctor.page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await doctor.page.getByText('Preparada por Marta Ayudante Ficticia').waitFor()

  await assistant.page.getByRole('link', { name: 'Contraseña' }).click()
  await assistant.page.getByLabel('Contraseña actual').fill(PASSWORD)
  await assistant.page.getByLabel('Contraseña nueva', { exact: true }).fill(`${PASSWORD} nueva`)
  await assistant.page.getByLabel('Repita la contraseña nueva').fill(`${PASSWORD} nueva`)
  await assistant.page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await assistant.page.getByText('La contraseña cambió').waitFor()
  expect([...doctor.complaints, ...assistant.complaints]).toEqual([])
})

test.each(['block', 'allow'] as const)(
  'an assistant who opens the home page again gets the assistant’s page without a refused call (service worker: %s)',
  async (serviceWorkers) => {
    const { demo } = product
    const { page: first } = await openTab(browser, { serviceWorkers })
    const context = first.context()
    if (serviceWorkers === 'allow') {
      // Pages of a doctor register the service worker, which those of an assistant do not.
      await openLoggedInPage(first, demo, demo.doctor, '/patients')
      await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await expect.poll(() => first.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      // The response to the logout deletes the cookies. If it came later, it would also delete those of the next login.
      const left = first.waitForResponse('**/rest-auth/logout/')
      await first.goto(`${demo.url}/logout`)
      await left
      await first.waitForURL('**/login')
    }
    const asked: string[] = []
    const complaints: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    context.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
    })
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const waitForOwnPage = async (page: Page) => {
      await page.getByRole('button', { name: 'Preparar receta' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/assistant')
    }
    await openLoggedInPage(first, demo, demo.assistant, '/')
    await waitForOwnPage(first)
    // A new tab has no access token, and gets one by the cookies of the browser's session.
    const second = await context.newPage()
    await second.goto(`${demo.url}/`)
    await waitForOwnPage(second)
    await second.goto(`${demo.url}/`)
    await waitForOwnPage(second)
    expect(complaints).toEqual([])
    expect(asked.filter((path) => path === '/api/v2/assistant/')).toHaveLength(3)
    expect(asked.filter((path) => /\/(?:profile|dashboard|weather|news)\/?$/.test(path))).toEqual([])
  },
)
