// npm run pictures: makes the screenshots of the README, from the built product with its demo.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'
import { root } from '#tools/setup/project.mjs'
import { takeBrands } from './pictures/brands.ts'
import { sheetOf, viewTours } from './pictures/calls.ts'
import {
  closeNotices,
  DESKTOP,
  FOLDER,
  heading,
  keep,
  logIn,
  openPage,
  PHONE,
  TABLET,
  take,
} from './pictures/camera.ts'
import { PATIENT, writePrescription } from './pictures/composer.ts'
import { scanAtCounter } from './pictures/counter.ts'
import { takePractice } from './pictures/practice.ts'
import { type Demo, startProduct } from './pictures/product.ts'
import { firstPage } from './pictures/sheet.ts'

const product = await startProduct()
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await viewTours(product.demo)
  await takePractice(browser, product.demo)
  await takeBrands(browser, product.demo)
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
  // The mail is sent when the issue can't be undone any more: ten seconds after it, and later on a busy machine.
  await doctor.getByText('Enviada').first().waitFor({ timeout: 60_000 })
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

  const laptop = await openPage(on, { viewport: { width: 1366, height: 768 } })
  await logIn(laptop, demo)
  await writePrescription(laptop)
  await take(laptop, 'composer-1366')

  const dark = await openPage(on, { ...DESKTOP, colorScheme: 'dark' })
  await logIn(dark, demo)
  await writePrescription(dark)
  await take(dark, 'composer-dark')

  const counter = await openPage(on, DESKTOP)
  await scanAtCounter(counter, demo, signature)
  await take(counter, 'counter')

  await keep('sheet', await firstPage(await sheetOf(demo, signature)))
}

/** Takes the pictures of a new doctor's journey in each brand, in a separate program (e2e/take-journeys.ts). */
function takeJourneys(dataDir: string): void {
  const program = ['tools/setup/run.mjs', 'e2e/take-journeys.ts', path.join(dataDir, 'demo.json'), FOLDER]
  const { status } = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the journeys were not taken')
}
