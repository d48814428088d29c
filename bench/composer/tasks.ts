import type { Page } from 'playwright-core'
import { hand, issued, openComposer } from './hand.ts'

/**
 * Corrects the dose of the first medicine of an issued prescription, from 12 to 8 hours, and issues the correction.
 * @returns number of keys
 */
export async function correctDose(page: Page): Promise<number> {
  const { press, type, count } = hand(page)
  const before = page.url()
  await page.locator('[aria-keyshortcuts=C]').waitFor()
  await press('c')
  const dose = page.locator('textarea[id$=instructions]:focus')
  await dose.waitFor()
  await type('1 c/8h 5d')
  await page.locator('[data-sentence]', { hasText: 'cada 8 horas' }).first().waitFor()
  await press('Control+Enter')
  await page.waitForURL((url) => url.href !== before)
  await issued(page)
  return count()
}

/** Records an allergy to penicillins, with the consent, for a patient without a record, while a prescription is written. */
export async function addFirstAllergy(page: Page, origin: string): Promise<{ keys: number; clicks: number }> {
  await openComposer(page, origin)
  const before = hand(page)
  await before.type('na')
  await before.pick(/Ramón Ñáñez/)
  const { press, type, pick, count } = hand(page)
  await page.locator('[data-opens=allergies]').first().click()
  await page.locator('[data-fact-editor] input:focus').waitFor()
  await type('penic')
  await pick(/^Penicilinas/)
  await press('Tab')
  await page.locator('[data-fact-editor] select:focus').waitFor()
  await press('f')
  await press('Enter')
  await page.locator('[data-opens=allergies]', { hasText: 'Penicilinas' }).waitFor()
  return { keys: count(), clicks: 1 }
}
