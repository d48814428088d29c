import type { Browser, Page } from 'playwright-core'
import { DESKTOP, heading, logIn, openPage, PHONE, TABLET, take } from './camera.ts'
import type { Demo } from './product.ts'

/**
 * Takes the pictures of the doctor's practice: home page, figures, AI assistant, payment links, pay page and the review of the
 * year.
 */
export async function takePractice(on: Browser, demo: Demo): Promise<void> {
  const doctor = await openPage(on, DESKTOP)
  await logIn(doctor, demo)
  await doctor.getByText('Lo que más receta').waitFor()
  await take(doctor, 'home')
  await takeAt(doctor, demo, '/figures', 'figures')
  await ask(doctor, demo)
  await take(doctor, 'ian')
  await takeAt(doctor, demo, '/paylinks', 'paylinks')
  await takeAt(doctor, demo, '/wrapped', 'wrapped')
  const payPage = await payPageOf(doctor, demo)

  const phone = await openPage(on, { ...PHONE, colorScheme: 'dark' })
  await phone.goto(payPage)
  await heading(phone, /./)
  await take(phone, 'pay-page-phone')
  await logIn(phone, demo)
  await take(phone, 'home-phone')

  const tablet = await openPage(on, TABLET)
  await tablet.goto(`${demo.url}/login?brand=nubelula`)
  await logIn(tablet, demo)
  await takeAt(tablet, demo, '/paylinks', 'paylinks-tablet')
  await takeAt(tablet, demo, '/', 'home-tablet')
}

async function takeAt(page: Page, demo: Demo, address: string, name: string): Promise<void> {
  await page.goto(demo.url + address)
  await heading(page, /./)
  await page.waitForLoadState('networkidle')
  await take(page, name)
}

async function ask(page: Page, demo: Demo): Promise<void> {
  await page.goto(`${demo.url}/ian`)
  await page.getByRole('button', { name: 'Interacciones entre warfarina e ibuprofeno' }).click()
  await page.getByRole('link').filter({ hasText: /./ }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Address of the public page of the newest payment link that is not paid yet. */
async function payPageOf(page: Page, demo: Demo): Promise<string> {
  await page.goto(`${demo.url}/paylinks`)
  await page
    .getByRole('link', { name: /Por pagar/ })
    .first()
    .click()
  await page.waitForURL(/\/paylinks\/[^/]+$/)
  return `${demo.url}/p/${page.url().split('/').at(-1)}`
}
