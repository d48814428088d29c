import type { Page } from 'playwright-core'
import type { Demo } from '../product.ts'
import { openMail } from './mailbox.ts'

/** Logs in through the login form. */
export async function logInAs(page: Page, demo: Demo, email: string, password: string): Promise<void> {
  await page.goto(`${demo.url}/login`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/**
 * Opens a page with a session made by an API call, so that a test of a page behind the login does not use the form.
 * The browser gets the cookies of the login, and the entry `session` in localStorage, which says that the browser has these
 * cookies (web/lib/calls/persist.ts).
 */
export async function openLoggedInPage(
  page: Page,
  demo: Demo,
  who: { email: string; password: string },
  at: string,
): Promise<void> {
  const opened = await page.request.post(`${demo.url}/rest-auth/login/`, {
    data: who,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!opened.ok()) throw new Error(`the login answered ${opened.status()}: ${await opened.text()}`)
  const marking = await page.addInitScript(() => {
    const kept = JSON.parse(localStorage['persist'] ?? '{}') as { local?: object }
    localStorage['persist'] = JSON.stringify({ ...kept, local: { ...kept.local, session: true } })
  })
  await page.goto(new URL(at, demo.url).href)
  await marking.dispose()
}

/**
 * Link in the newest mail to an address, among the mails whose subject begins with `subject`. Waits until the mail has arrived.
 */
export async function newestLink(page: Page, demo: Demo, to: string, subject: string): Promise<string> {
  const text = await openMail(page, demo, to, subject)
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}
