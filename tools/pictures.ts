// npm run pictures: makes the screenshots of the README, from the built product with its demo.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'
import { root } from '#tools/setup/project.mjs'
import { firstPage } from './pictures-sheet.ts'

interface Demo {
  url: string
  doctor: { email: string; password: string }
  pharmacy: { token: string }
}

const FOLDER = path.join(root, 'docs/pictures')
const JSON_BODY = { 'content-type': 'application/json' }
const LARGEST = 300 * 1024
const READY_WITHIN_MS = 120_000

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true }
const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
}

const PATIENT = { typed: 'lucia', name: 'Lucía Mendoza Ejemplo' }
const DIAGNOSIS = 'Faringitis aguda'
const ROWS = [
  {
    typed: 'amoxicilina 500',
    drug: 'Amoxicilina',
    text: 'Tomar 1 cápsula cada 8 horas durante 7 días',
    packages: 2,
  },
  {
    typed: 'paracetamol 500',
    drug: 'Paracetamol',
    text: 'Tomar 1 tableta cada 8 horas durante 3 días',
    packages: 1,
  },
  {
    typed: 'loratadina 10',
    drug: 'Loratadina',
    text: 'Tomar 1 tableta cada 24 horas durante 5 días',
    packages: 1,
  },
]

mkdirSync(FOLDER, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await viewTours(product.demo)
  await takeAll(browser, product.demo)
  takeJourneys(product.dataDir)
} finally {
  await browser.close()
  await product.stop()
}
process.exit(0)

async function takeAll(on: Browser, demo: Demo): Promise<void> {
  const doctor = await openPage(on, DESKTOP)
  await doctor.goto(`${demo.url}/login`)
  await heading(doctor, /./)
  await take(doctor, 'login')
  await logIn(doctor, demo)
  await writePrescription(doctor)
  await take(doctor, 'composer')
  await doctor.keyboard.press('Control+Enter')
  await doctor.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  const signature = doctor.url().slice(-64)
  await doctor.getByRole('button', { name: 'Imprimir' }).first().waitFor()
  await doctor.getByText('Enviada').first().waitFor()
  await closeNotices(doctor)
  await take(doctor, 'prescription')
  await doctor.goto(`${demo.url}/prescriptions`)
  await doctor.getByText(PATIENT.name).first().waitFor()
  await take(doctor, 'history')

  const phone = await openPage(on, PHONE)
  await phone.goto(`${demo.url}/v/${signature}`)
  await phone
    .getByText(/^Vigente/)
    .first()
    .waitFor()
  await take(phone, 'verification-phone')
  await logIn(phone, demo)
  await writePrescription(phone)
  await take(phone, 'composer-phone')
  await phone.goto(`${demo.url}/prescriptions`)
  await phone.getByText(PATIENT.name).first().waitFor()
  await take(phone, 'history-phone')

  const tablet = await openPage(on, TABLET)
  await logIn(tablet, demo)
  await writePrescription(tablet)
  await take(tablet, 'composer-tablet')

  const dark = await openPage(on, { ...DESKTOP, colorScheme: 'dark' })
  await logIn(dark, demo)
  await writePrescription(dark)
  await take(dark, 'composer-dark')

  const counter = await openPage(on, DESKTOP)
  await counter.goto(`${demo.url}/pharmacy`)
  await counter.getByLabel('Clave de la farmacia').fill(demo.pharmacy.token)
  await counter.getByRole('button', { name: 'Abrir mostrador' }).click()
  const scanned = counter.getByLabel('Escanee el QR o escriba el código de la receta')
  await scanned.fill(`${demo.url}/v/${signature}`)
  await scanned.press('Enter')
  await counter.getByText(PATIENT.name).first().waitFor()
  await take(counter, 'counter')

  keep('sheet', await firstPage(await sheetOf(demo, signature)))
}

/** Takes the pictures of a new doctor's journey in each brand, in a program of its own (e2e/take-journeys.ts). */
function takeJourneys(dataDir: string): void {
  const program = ['tools/setup/run.mjs', 'e2e/take-journeys.ts', path.join(dataDir, 'demo.json'), FOLDER]
  const { status } = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the journeys were not taken')
}

async function openPage(on: Browser, options: BrowserContextOptions): Promise<Page> {
  const person = await on.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    ...options,
  })
  // Skips the tours that the browser remembers, beside those that the doctor's preferences skip.
  await person.addInitScript(`localStorage.persist ??= '{"tours":{"displayTourOnce":false}}'`)
  const page = await person.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

function heading(page: Page, name: RegExp): Promise<void> {
  return page.getByRole('heading', { name }).first().waitFor()
}

async function logIn(page: Page, demo: Demo): Promise<void> {
  await page.goto(`${demo.url}/login`)
  await page.getByLabel('Correo electrónico').fill(demo.doctor.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.doctor.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await heading(page, /Dra\. Elena/)
}

async function writePrescription(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Receta nueva' }).first().click()
  await heading(page, /Receta nueva/)
  await choose(page, /Buscar paciente/, PATIENT.typed, new RegExp(PATIENT.name))
  await page.getByRole('combobox', { name: 'Diagnóstico' }).fill(DIAGNOSIS)
  for (const { typed, drug, text, packages } of ROWS) {
    await choose(page, /Agregar medicamento/, typed, new RegExp(`^${drug}`, 'i'))
    await page.getByRole('textbox', { name: new RegExp(`^Indicaciones de ${drug}`) }).fill(text)
    const amount = packages === 1 ? '1 caja o envase' : `${packages} cajas o envases`
    await page
      .getByLabel(new RegExp(`^Cantidad de ${drug}`))
      .first()
      .selectOption({ label: amount })
  }
  await page.getByText('Guardado en su cuenta').first().waitFor()
  await page.mouse.move(0, 0)
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)')
}

/** Chooses an option of a search. On a phone the search has a screen of its own, which a button opens first. */
async function choose(page: Page, field: RegExp, typed: string, option: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  const opener = page.getByRole('button', { name: field })
  await box.or(opener).first().waitFor()
  if (!(await box.first().isVisible())) await opener.first().click()
  await box.first().fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

async function closeNotices(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: 'Cerrar', exact: true }).all())
    if (await button.isVisible()) await button.click()
}

async function take(page: Page, name: string): Promise<void> {
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  keep(name, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
}

/** @throws when a picture would make the repository heavy */
function keep(name: string, png: Buffer): void {
  const file = path.join(FOLDER, `${name}.png`)
  writeFileSync(file, png)
  const { size } = statSync(file)
  if (size > LARGEST) throw new Error(`${name}.png has ${size} bytes, at most ${LARGEST}`)
  process.stdout.write(`${path.relative(root, file)} ${Math.round(size / 1024)} kB\n`)
}

async function sheetOf(demo: Demo, signature: string): Promise<Uint8Array> {
  const headers = await headersOf(demo)
  const { pdf } = await asked<{ pdf: string }>(`${demo.url}/api/v2/rx/pdf/${signature}/`, { headers })
  return new Uint8Array(Buffer.from(pdf, 'base64'))
}

/** Marks all tours as seen by the doctor: a tour would cover the page. */
async function viewTours(demo: Demo): Promise<void> {
  const headers = { ...(await headersOf(demo)), ...JSON_BODY }
  // The endpoint takes one preference a call (specification section 7).
  for (const seen of ['tourViewed', 'historyTourViewed']) {
    const body = JSON.stringify({ ux_settings: { [seen]: true } })
    await asked(`${demo.url}/api/v2/profile/update/`, { method: 'PATCH', headers, body })
  }
}

async function headersOf(demo: Demo): Promise<Record<string, string>> {
  const body = JSON.stringify(demo.doctor)
  const login = { method: 'POST', headers: JSON_BODY, body }
  const { key } = await asked<{ key: string }>(`${demo.url}/rest-auth/login/`, login)
  return { authorization: `Token ${key}` }
}

async function asked<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** Starts the product with `npm start` on an empty folder and a free port. */
async function startProduct(): Promise<{ demo: Demo; dataDir: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const child = spawn(process.execPath, [path.join(root, 'tools/setup/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (
    const end = Date.now() + READY_WITHIN_MS;
    Date.now() < end && child.exitCode === null;
    await delay(200)
  ) {
    const demo = readDemo(path.join(dataDir, 'demo.json'))
    if (demo && (await isReady(demo.url))) return { demo, dataDir, stop }
  }
  await stop()
  throw new Error('the product did not start')
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function readDemo(file: string): Demo | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Demo
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
