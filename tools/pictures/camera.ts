import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { root } from '#tools/setup/project.mjs'
import type { Demo } from './product.ts'

export const FOLDER = path.join(root, 'docs/pictures')
const LARGEST = 300 * 1024

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
}

/** Opens a page as a new visitor in Spanish, without animations and guided tours. */
export async function openPage(on: Browser, options: BrowserContextOptions): Promise<Page> {
  const person = await on.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    ...options,
  })
  // Skips the guided tours that the browser remembers as viewed, besides those that the doctor's preferences skip.
  await person.addInitScript(`localStorage.persist ??= '{"tours":{"displayTourOnce":false}}'`)
  const page = await person.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

/** Waits until the page shows a heading with this name. */
export function heading(page: Page, name: RegExp): Promise<void> {
  return page.getByRole('heading', { name }).first().waitFor()
}

/** Logs the demo's doctor in on the page's login form. */
export async function logIn(page: Page, demo: Demo): Promise<void> {
  await page.goto(`${demo.url}/login`)
  await page.getByLabel('Correo electrónico').fill(demo.doctor.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.doctor.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await heading(page, /Dra\. Elena/)
}

/** Closes the notices that cover the page. */
export async function closeNotices(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: 'Cerrar', exact: true }).all())
    if (await button.isVisible()) await button.click()
}

/** Takes a screenshot of the page once its data and typefaces have arrived, and stores it in `docs/pictures`. */
export async function take(page: Page, name: string): Promise<void> {
  await settle(page)
  await keep(name, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
}

/** Waits until the page's data and typefaces have arrived. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** Takes screenshots until two in a row are equal, so that no picture shows a page that is loading or moving. */
export async function still(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let before = await shoot()
  for (;;) {
    await pause(300)
    const now = await shoot()
    if (now.equals(before)) return now
    before = now
  }
}

/**
 * Writes a picture with a palette of 128 colours to `docs/pictures`.
 *
 * @throws when the file is larger than `LARGEST`, because pictures are part of the repository
 */
export async function keep(name: string, png: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const file = path.join(FOLDER, `${name}.png`)
  await sharp(png).png({ palette: true, colours: 128, effort: 8 }).toFile(file)
  const { size } = statSync(file)
  if (size > LARGEST) throw new Error(`${name}.png has ${size} bytes, at most ${LARGEST}`)
  process.stdout.write(`${path.relative(root, file)} ${Math.round(size / 1024)} kB\n`)
}
