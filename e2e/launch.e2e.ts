import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choosePatient, logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
/** Fake server of another program. Its page has a link to the address that the page gets in its query string. */
let program: Server
let programAt: string

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  program = createServer((request, answer) => {
    const to = new URL(request.url ?? '/', 'http://program.invalid').searchParams.get('to') ?? ''
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(`<!doctype html><title>Expediente</title><a href="${to.replaceAll('&', '&amp;')}">Recetar</a>`)
  })
  await new Promise<void>((resolve) => {
    program.listen(0, '127.0.0.1', resolve)
  })
  const address = program.address()
  programAt = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  program.closeAllConnections()
  program.close()
})

/** Requests a launch as another program does, with the doctor's token. @returns address with the launch's code and `data` */
async function launchUrl(
  body: { origin?: string; redirect_url?: string },
  data: Record<string, string> = {},
): Promise<string> {
  const doctor = await logInToApi(product.demo, product.demo.doctor)
  const { url } = await doctor<{ url: string }>('POST', '/api/v2/launch/', body)
  const address = new URL(url)
  for (const [name, value] of Object.entries(data)) address.searchParams.set(name, value)
  return product.url + address.pathname + address.search
}

async function clickInProgram(page: Page, url: string): Promise<void> {
  await page.goto(`${programAt}/?to=${encodeURIComponent(url)}`)
  await page.getByRole('link', { name: 'Recetar' }).click()
}

const diagnosisOf = (page: Page): Promise<string> =>
  page
    .getByRole('combobox', { name: 'Diagnóstico' })
    .inputValue({ timeout: 2000 })
    .catch(() => '')

const DATA = {
  diagnosis: 'Cefalea tensional',
  patient_name: 'Paula Ficticia Ejemplo',
  patient_dob: '36',
  patient_email: 'paula@paciente.example',
  gender: 'F',
  external_patient_file: 'EXP-90',
  folio: 'A-17',
}

test('a program opens the composer with its data, logged in, and nothing of them stays in the address', async () => {
  const { page, complaints } = await openTab(browser)
  const url = await launchUrl({ origin: programAt }, DATA)
  await clickInProgram(page, url)
  // The notice about the launched session closes automatically, so the test looks for it first.
  await page.getByText(/^Sesión de Elena Prueba Demostración/).waitFor()
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await expect.poll(() => diagnosisOf(page)).toBe('Cefalea tensional')
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Paula Ficticia Ejemplo')
  const code = new URL(url).searchParams.get('code') ?? ''
  const entries = await page.evaluate(() => [location.href, document.referrer].join(' '))
  expect([entries.includes(code), entries.includes('Paula'), entries.includes('redirect')]).toEqual([
    false,
    false,
    false,
  ])
  // The history's previous entry is the other program's page, so no entry of the history contains the launch's address.
  await page.goBack()
  expect(page.url()).toContain(programAt)
  expect(complaints).toEqual([])
})

test('a code that was used, or comes from elsewhere, opens nothing', async () => {
  const { page } = await openTab(browser)
  const url = await launchUrl({ origin: 'https://otro.example' }, DATA)
  await clickInProgram(page, url)
  await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
  expect(page.url()).toBe(`${product.url}/redirect/new`)
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.getByLabel('Correo electrónico').waitFor()
})

test('a program that does not name its page makes the doctor answer first', async () => {
  const { page, complaints } = await openTab(browser)
  await clickInProgram(page, await launchUrl({ redirect_url: '/prescriptions/?search=ramon' }))
  await page.getByRole('heading', { name: '¿Abrir la cuenta de Elena Prueba Demostración?' }).waitFor()
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  await page.getByRole('heading', { name: 'Historial' }).waitFor()
  expect(new URL(page.url()).search).toBe('?search=ramon')
  expect(complaints).toEqual([])
})

test.each([
  ['/medic/keys/', 'Exportar Llaves'],
  ['/accounts/email/', 'Contraseña y Seguridad'],
])('a program’s session opens %s with one way on, which is to log out', async (target, title) => {
  const { page } = await openTab(browser)
  await clickInProgram(page, await launchUrl({ origin: programAt, redirect_url: target }))
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.getByText(/^Otro programa abrió esta sesión/).waitFor()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Cerrar Sesión' }).waitFor()
  expect(await main.getByRole('button').count()).toBe(0)
  expect(await main.locator('input').count()).toBe(0)
})

test('an old link to the contact form opens the help panel over the home page', async () => {
  const { page, complaints } = await openTab(browser)
  // In a new tab, the page learns that the doctor is logged in only after it has checked the launch.
  const looked = page.waitForResponse(/\/rest-auth\/launch\/$/)
  await page.route('**/rest-auth/token/refresh/', async (route) => {
    await looked
    await route.continue()
  })
  await logIn(page, product.demo, '/new/api_token/?redirect_url=contact/')
  await page.getByRole('dialog', { name: 'Ayuda' }).getByLabel('Asunto').waitFor()
  expect(page.url()).toBe(`${product.url}/`)
  expect(complaints).toEqual([])
})

test('the embedded composer has no menus, and has help and notices', async () => {
  const { page, complaints } = await openTab(browser)
  const url = await launchUrl({ origin: programAt }, { diagnosis: 'Tos', embed: 'true' })
  await clickInProgram(page, url)
  // The notice about the launched session closes automatically, so the test looks for it first.
  await page.getByText(/^Sesión de Elena/).waitFor()
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/embed/rx')
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('status', { name: 'Avisos' }).count()).toBe(1)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: 'Ayuda' }).click()
  await page.getByRole('dialog').getByLabel('Asunto').waitFor()
  expect(complaints).toEqual([])
})

test('in English the page says the same', async () => {
  const { page } = await openTab(browser)
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.goto(`${product.url}/redirect/new?code=used`)
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})

test('a doctor who is logged in opens a draft from an address with data alone', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/redirect/new?diagnosis=Lumbalgia&folio=B-2')
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await expect.poll(() => diagnosisOf(page)).toBe('Lumbalgia')
})
