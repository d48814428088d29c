import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Demo } from '../product.ts'

export interface ReceivedMail {
  text: string
  pdf: Buffer
}

/**
 * Opens the newest mail to an address in the demo's mailbox; waits until it has arrived.
 * @param subject beginning of the subject; any subject by default
 * @returns the text of the mail
 */
export async function openMail(page: Page, demo: Demo, to: string, subject = ''): Promise<string> {
  const entry = page.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first()
  let seen = ''
  for (const end = Date.now() + 30_000; ; await pause(150)) {
    // The page of all mails is opened again only when its HTML has changed, because a browser takes long to show it.
    const sent = await (await page.request.get(demo.mailbox)).text()
    if (sent !== seen) {
      await page.goto(demo.mailbox)
      if ((await entry.count()) > 0) break
    }
    seen = sent
    if (Date.now() > end) throw new Error(`no mail to ${to}: ${subject}`)
  }
  await entry.getByRole('link').first().click()
  // The list of mails has no `article`; only an opened mail has one.
  return page.getByRole('article').innerText()
}

/** Reads the newest mail to an address, with the attached sheet. */
export async function readMail(page: Page, demo: Demo, to: string): Promise<ReceivedMail> {
  const text = await openMail(page, demo, to)
  const link = page.getByRole('link', { name: 'receta.pdf' })
  const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', demo.url).href)
  return { text, pdf: await answer.body() }
}
