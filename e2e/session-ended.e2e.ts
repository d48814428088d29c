import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDrug, choosePatient, openComposer, writeInstructions } from './actions/doctor.ts'
import { runSql } from './actions/run-sql.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of a session that ends while a prescription is written. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a draft is checked again after a login above the page', async () => {
  const { page } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'loratadina', /10 mg/)
  const checks = page.getByRole('region', { name: 'Seguridad' }).getByRole('paragraph')
  await checks.first().waitFor()
  const timeouts = await page.evaluateHandle(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const begun: AbortController[] = []
    AbortSignal.timeout = () => {
      const one = new AbortController()
      begun.push(one)
      return one.signal
    }
    const pass = () => {
      AbortSignal.timeout = timeout
      for (const one of begun) one.abort()
    }
    return { pass }
  })
  await runSql(product, 'update session set revoked_at = now() where account_id = $1', [product.doctorId])
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/v2/safety/check/') && answer.status() === 401,
  )
  await writeInstructions(page, 'Loratadina', '1 tab c/24h x 5d')
  await refused
  const ended = page.getByRole('dialog', { name: 'La sesión terminó' })
  await ended.getByLabel(/Contraseña de/).fill(product.demo.doctor.password)
  await timeouts.evaluate(({ pass }) => pass())
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/v2/safety/check/') && answer.ok(),
  )
  await page.keyboard.press('Enter')
  await answered
  await ended.waitFor({ state: 'detached' })
  await checks.first().waitFor()
  expect(await checks.filter({ hasText: 'el servicio no responde' }).count()).toBe(0)
})
