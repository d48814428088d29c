import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { addDrug, choosePatient, logIn, startPrescription, writeInstructions } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { runSql } from './actions/run-sql.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests that problems of the prescriber or the place are shown during writing, on the doctor's page and on the assistant's. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Changes columns of the doctor's hospital, or of its clinics, directly in the database. */
const changePlace = (table: 'hospital' | 'clinic', change: string): Promise<void> =>
  runSql(product, `update ${table} set ${change} where ${table === 'hospital' ? 'id' : 'hospital_id'} = $1`, [
    product.hospitalId,
  ])

const changeProfession = (profession: string): Promise<void> =>
  runSql(product, 'update doctor set profession = $2 where doctor_id = $1', [product.doctorId, profession])

const ADDRESS = 'Para emitir falta lo que la receta debe llevar: el domicilio del lugar de trabajo.'

test('a doctor at a place without an address is told before issuing, with a link to the place', async () => {
  await changePlace('hospital', `location = ' '`)
  await changePlace('clinic', `location = ''`)
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions')
  await startPrescription(page)
  await page.getByText(ADDRESS).waitFor()
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 5 días')
  await page.getByRole('button', { name: 'Emitir receta' }).click()
  await page.getByRole('alert').getByText(ADDRESS).waitFor()
  await page.getByRole('link', { name: 'Ver el lugar de trabajo' }).click()
  await page.waitForURL(/\/settings\/hospitals\/\d+$/)
  await changePlace('hospital', `location = 'Av. Ficticia 100'`)
  await page.goto(`${product.url}/prescriptions/new`)
  await page.getByRole('textbox', { name: /^Indicaciones de Naproxeno/ }).waitFor()
  await expect.poll(() => page.getByText(ADDRESS).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('an assistant sees what the doctor cannot issue there, and finds the doctor’s own medications', async () => {
  const { demo } = product
  const asDoctor = await logInToApi(demo, demo.doctor)
  await asDoctor('POST', '/api/v1/basic_drugs/', {
    name: 'Jarabe Propio Ficticio',
    ingredients: [{ name: 'ambroxol', strength: '15 mg/5 mL' }],
    form: 'jarabe',
    route: 'oral',
    fraction: 'IV',
  })
  await changePlace('hospital', 'public_institution = true')
  await changeProfession('nurse')

  const { page, complaints } = await openTab(browser)
  await openLoggedInPage(page, demo, demo.assistant, '/assistant')
  await page.getByRole('button', { name: 'Preparar receta' }).click()
  await page.getByText('Institución pública: la receta lleva solo nombres genéricos, sin marcas.').waitFor()
  await page.getByText(/^Se emitirá en Clínica Ejemplo/).waitFor()
  await addDrug(page, 'jarabe propio', /Jarabe Propio Ficticio/)
  await writeInstructions(page, 'Ambroxol', 'Tomar 5 ml cada 8 horas durante 5 días')
  const stands = page.getByRole('region', { name: /^Así no se puede emitir/ })
  await stands.getByText(/Compendio Nacional/).waitFor()
  // The list no longer contains the error about missing instructions once the legal check has run on the new instructions.
  await expect.poll(() => stands.getByRole('listitem').count()).toBe(1)
  await page.getByText('Guardado en la cuenta').waitFor()
  await changeProfession('physician')
  await page.reload()
  await page.getByRole('textbox', { name: /^Indicaciones de Ambroxol/ }).waitFor()
  await expect.poll(() => stands.count()).toBe(0)
  expect(complaints).toEqual([])
})
