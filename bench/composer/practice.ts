import type { Browser } from 'playwright-core'
import { registerDoctor } from '#e2e/actions/new-doctor.ts'
import { openTab } from '#e2e/browser.ts'
import { practiseByKeys } from '#e2e/first-practice.ts'
import type { Demo } from '#e2e/product.ts'
import type { Figure } from '../figure.ts'
import { round } from '../statistics.ts'

/** Typing speed of a person in keys a second, and the seconds that a person needs to begin a field or to press a button. */
const PACE = { keys: 5, field: 1.2, button: 2 }
const LIMIT_SECONDS = 180
const WHO = { email: 'practica@clinica.example', password: 'mesa verde lluvia tranvia' }
/** Number of buttons and links that a person presses between the mail of the registration and the form of the login. */
const BUTTONS = 2

/**
 * Computes how long a person needs from the mail of the registration to a practice prescription, by the counted keys and
 * fields.
 */
export async function practiseFirst(browser: Browser, demo: Demo): Promise<Figure> {
  const { page } = await openTab(browser)
  await page.goto(`${demo.url}/register`)
  const who = { ...WHO, language: 'es', subject: 'Confirme su correo' } as const
  await registerDoctor(page, demo, who, async () => undefined)
  const { keys, fields } = await practiseByKeys(page, 'es')
  await page.context().close()
  const login = { keys: WHO.email.length + WHO.password.length + 1, fields: 2 }
  const seconds =
    (keys + login.keys) / PACE.keys + (fields + login.fields) * PACE.field + BUTTONS * PACE.button
  return {
    figure: 'registration mail to the first practice prescription, at the pace of a person',
    value: round(seconds, 0),
    unit: 's',
    limit: `<= ${LIMIT_SECONDS}`,
    holds: seconds <= LIMIT_SECONDS,
    note: `${keys} keys and ${fields} fields after the login; ${PACE.keys} keys a second, ${PACE.field} s a field`,
  }
}
