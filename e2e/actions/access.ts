import type { Page } from 'playwright-core'
import type { Demo } from '../product.ts'

/** What anybody does who has an account, or wants one. */

export async function logInAs(page: Page, demo: Demo, email: string, password: string): Promise<void> {
  await page.goto(`${demo.url}/login`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** The link in the mail to an address whose subject begins so; waits until it is there. */
export async function newestLink(page: Page, demo: Demo, to: string, subject: string): Promise<string> {
  const entry = page.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first()
  for (let tries = 0; tries < 60 && (await entry.count()) === 0; tries += 1) await page.goto(demo.mailbox)
  await entry.getByRole('link').first().click()
  const text = await page.getByRole('main').innerText()
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}
