import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { beginAnother, choosePatient, logIn, recordConsent } from './actions/doctor.ts'
import { axeViolations } from './axe.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** The tab in which several tests write prescriptions, one after the other. */
let kept: Tab
beforeAll(async () => {
  kept = await openTab(browser, { bypassCSP: true })
  await logIn(kept.page, product.demo, '/drafts')
})

const ask = (page: Page, section: string) =>
  page.getByRole('button', { name: `Registrar: ${section}` }).click()
const keep = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()

test('latex and a vaccine are recorded while prescribing, each with what is known of it', async () => {
  const { page, complaints } = kept
  await beginAnother(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: 'Expediente' }).click()
  await recordConsent(page)

  await ask(page, 'Alergias')
  const allergies = page.getByRole('combobox', { name: /Agregar clase, principio activo/ })
  await allergies.fill('mariscos')
  await page.getByRole('option', { name: /^Mariscos.*Ningún medicamento de la lista se coteja/ }).waitFor()
  await allergies.fill('latex')
  await page.getByRole('option', { name: /^Látex.*Se coteja, entre otros, con/ }).click()
  await keep(page)
  await page.getByRole('list', { name: 'Del expediente' }).getByText('Alergia: Látex').waitFor()

  await ask(page, 'Vacunas')
  const vaccines = page.getByRole('combobox', { name: /Agregar vacuna/ })
  // The list of vaccines does not offer a medicine that is no vaccine.
  await vaccines.fill('paracetamol')
  await page.getByText('Nada coincide con «paracetamol».').waitFor()
  await vaccines.fill('triple viral')
  await page.getByRole('option', { name: /^Vacuna triple viral/i }).click()
  const given = page.getByLabel(/^Fecha de aplicación: vacuna triple viral/i)
  // A date that does not exist is refused with a sentence, and is not dropped silently.
  await given.fill('31/02/2024')
  await keep(page)
  await page.getByText('Escriba el día, el mes y el año, como 31/12/2026.').waitFor()
  await given.fill('2024-03-01')
  await page.getByLabel(/^Dosis: vacuna triple viral/i).fill('2')
  expect(await axeViolations(page)).toEqual([])
  await keep(page)
  await page.getByText(/^Vacuna triple viral, dosis 2, el 1 mar 2024$/i).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a pregnancy recorded by the last period is shown with its weeks', async () => {
  const { page, complaints } = kept
  await beginAnother(page)
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await page.getByRole('button', { name: 'Expediente' }).click()
  await recordConsent(page)
  await ask(page, 'Embarazo y lactancia')
  await page.getByLabel('Embarazo', { exact: true }).selectOption({ label: 'Sí: se sabe la última regla' })
  // The day 12 weeks and 3 days ago in Mexico, because the page counts from today's date in Mexico.
  await page.getByLabel('Primer día de la última regla').fill(addDays(mexicoDay(new Date()), -(12 * 7 + 3)))
  await keep(page)
  await page.getByText(/^Embarazo, primer trimestre, 12 semanas, parto hacia el /).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})
