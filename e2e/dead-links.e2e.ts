import type { Browser } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of links to things that never existed or were deleted: the page says so, and the console has no error. */

const NO_SIGNATURE = '0'.repeat(64)
const NO_UID = '00000000-0000-4000-8000-000000000000'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/**
 * Opens an address, and waits until the page shows the given sentence and is idle.
 * @returns the text of the page and the errors of the console
 */
async function opened(address: string, asDoctor: boolean, sentence: RegExp) {
  const { page, complaints } = await openTab(browser)
  const rest = watchRequests(page)
  const missing = page.waitForResponse((answer) => 'preference-applied' in answer.headers())
  await (asDoctor ? logIn(page, product.demo, address) : page.goto(`${product.url}${address}`))
  await missing
  await page.locator('main').filter({ hasText: sentence }).waitFor()
  await rest()
  const text = await page.locator('main').innerText()
  await closeContext(page.context())
  return { text, complaints }
}

describe('a dead link of a guest', () => {
  test.each([
    ['a check', `/v/${NO_SIGNATURE}`, /No existe una receta con este enlace/],
    ['a privacy notice', '/privacy/nobody', /No hay aviso de privacidad aquí/],
    ['a new password', '/new-password/nobody/nothing', /enlace/],
    ['an invitation', '/invitation#nothing', /enlace/],
    ['a launch', '/redirect/new?code=nothing', /Este enlace ya no sirve/],
  ])('%s', async (_name, address, sentence) => {
    const { text, complaints } = await opened(address, false, sentence)
    expect(text).toMatch(sentence)
    expect(complaints).toEqual([])
  })
})

describe('a dead link of a doctor', () => {
  test.each([
    ['a prescription', `/prescriptions/${NO_SIGNATURE}`, /No se encontró esta receta/],
    ['a patient', `/patients/${NO_UID}`, /Este paciente no está entre los suyos/],
    ['a draft', `/drafts/${NO_UID}`, /Este borrador ya no existe/],
    ['a payment link', '/paylinks/nothing', /No encontramos este cobro/],
    ['a hospital', '/settings/hospitals/999999', /Este sitio no existe/],
  ])('%s', async (_name, address, sentence) => {
    const { text, complaints } = await opened(address, true, sentence)
    expect(text).toMatch(sentence)
    expect(complaints).toEqual([])
  })
})
