import type { Page } from 'playwright-core'
import type { Demo } from '../product.ts'

export interface ReceivedMail {
  text: string
  pdf: Buffer
}

/** Opens the newest mail to an address in the demo's mailbox; waits until it is there. */
export async function readMail(page: Page, demo: Demo, to: string): Promise<ReceivedMail> {
  const entry = page.getByRole('listitem').filter({ hasText: to }).first()
  for (let tries = 0; tries < 60 && (await entry.count()) === 0; tries += 1) await page.goto(demo.mailbox)
  await entry.getByRole('link').first().click()
  const text = await page.getByRole('main').innerText()
  const link = page.getByRole('link', { name: 'receta.pdf' })
  const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', demo.url).href)
  return { text, pdf: await answer.body() }
}
