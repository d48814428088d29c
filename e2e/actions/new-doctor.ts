import type { Page } from 'playwright-core'
import { type Language, textsOf } from '#locales/locale.ts'
import type { Demo } from '../product.ts'
import { newestLink } from './access.ts'

/* Actions of a new doctor, from the first visit to the first prescription, in Spanish or English. */

/** Callback at each step of a journey, by which a caller can take a screenshot of the page. */
export type Keep = (step: string, page: Page) => Promise<void>

interface Newcomer {
  language: Language
  email: string
  password: string
  /** Beginning of the subject of the mail by which a new doctor confirms the address. */
  subject: string
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Registers a new doctor, confirms the address by the mail, and logs in. The page must show the form of the registration. */
export async function registerDoctor(page: Page, demo: Demo, who: Newcomer, keep: Keep): Promise<void> {
  const access = await textsOf('access', who.language)
  const accounts = await textsOf('accounts', who.language)
  await heading(page, access.register.title).waitFor()
  await page.getByLabel(access.email).fill(who.email)
  await page.getByLabel(access.password, { exact: true }).fill(who.password)
  await page.getByLabel(access.passwordAgain, { exact: true }).fill(who.password)
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
  await keep('register', page)
  await button(page, access.register.submit).click()
  await heading(page, access.checkEmail.title).waitFor()

  await page.goto(await newestLink(page, demo, who.email, who.subject))
  await button(page, access.registered.confirm).click()
  await heading(page, access.registered.doneTitle).waitFor()
  await page.getByRole('link', { name: access.toLogin }).click()
  await heading(page, accounts.loginTitle).waitFor()
  await page.getByLabel(accounts.email).fill(who.email)
  await page.getByLabel(accounts.password, { exact: true }).fill(who.password)
  await button(page, accounts.logIn).click()
}

/** Takes the steps of a new doctor: data, licence, workplace. The page must show the first step. */
export async function completeRegistration(page: Page, language: Language, keep: Keep): Promise<void> {
  const { steps, next } = await textsOf('welcome', language)
  const profile = await textsOf('profile', language)
  const licence = await textsOf('licence', language)
  const workplaces = await textsOf('workplaces', language)
  await heading(page, steps[1]).waitFor()
  await page.getByLabel(profile.fields.name).fill('Julia Ejemplo Inventada')
  await page.getByLabel(profile.fields.title, { exact: true }).selectOption({ label: profile.titles.female })
  await page.getByRole('textbox', { name: profile.fields.phone }).fill('55 1234 5678')
  await button(page, next).click()

  await heading(page, steps[2]).waitFor()
  await page.getByLabel(licence.fields.cedula, { exact: true }).fill('7654321')
  await page.getByLabel(licence.fields.institution).fill('Universidad de Ejemplo')
  await keep('licence', page)
  await button(page, next).click()

  await heading(page, steps[3]).waitFor()
  await page.getByLabel(workplaces.fields.patron).fill('Consultorio Inventado')
  await page
    .getByLabel(workplaces.fields.location)
    .fill('Calle Imaginaria 20, Col. Demo, 14000 Ciudad de México')
  await keep('workplace', page)
  await button(page, next).click()
  await heading(page, steps[4]).waitFor()
}

/** Logs in as an operator, opens the licence of the new doctor, and verifies it. The page must show the operator's login. */
export async function verifyLicence(
  page: Page,
  language: Language,
  who: { email: string; password: string },
  keep: Keep,
): Promise<void> {
  const operator = await textsOf('operator', language)
  await page.getByLabel(operator.email).fill(who.email)
  await page.getByLabel(operator.password, { exact: true }).fill(who.password)
  await button(page, operator.enter).click()
  await page.getByRole('button', { name: /Julia Ejemplo Inventada/ }).click()
  await button(page, operator.verify).waitFor()
  await keep('operator', page)
  await button(page, operator.verify).click()
  await page.getByRole('dialog').getByRole('button', { name: operator.verify, exact: true }).click()
  await page.getByText(operator.decided.verified).waitFor()
}

/**
 * Issues the doctor's first prescription, for a patient who is added while the prescription is written.
 * @returns its signature
 */
export async function issueFirstPrescription(page: Page, language: Language, keep: Keep): Promise<string> {
  const composer = await textsOf('composer', language)
  const rows = await textsOf('composer-rows', language)
  const patients = await textsOf('patients', language)
  await page.goto(new URL('/prescriptions/new', page.url()).href)
  await heading(page, (await textsOf('shell', language)).newPrescription).waitFor()
  await page.getByRole('combobox', { name: patients.patient }).fill('Paciente Inventado')
  await page.getByRole('option', { name: patients.addNamed('Paciente Inventado') }).click()
  await page.getByLabel(patients.birth).fill('40')
  await page.getByLabel(patients.sex).selectOption({ label: patients.sexes.F })
  await page.getByRole('button', { name: patients.save, exact: true }).click()
  await button(page, patients.change).waitFor()
  await page.getByRole('combobox', { name: composer.addMedication }).fill('paracetamol 500')
  await page
    .getByRole('option', { name: /Paracetamol/ })
    .first()
    .click()
  await page
    .getByLabel(new RegExp(`^${composer.instructions('Paracetamol')}`))
    .first()
    .fill('Tomar 1 tableta cada 8 horas durante 5 días')
  await page
    .getByLabel(new RegExp(`^${rows.quantity('Paracetamol')}`))
    .first()
    .selectOption('2')
  await keep('composer', page)
  await button(page, composer.issue).click()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await heading(page, 'Paciente Inventado').waitFor()
  await keep('prescription', page)
  return page.url().slice(-64)
}
