import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Text of all drafts that a page's browser has stored on the device. */
const draftsOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('drafts')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('the drafts do not open')))
      // A database made here would have no object store: only the composer may create it.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    })
    try {
      return await new Promise<string>((resolve, reject) => {
        const reading = database.transaction('prescription', 'readonly').objectStore('prescription').getAll()
        reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)))
        reading.addEventListener('error', () => reject(new Error('the drafts cannot be read')))
      })
    } finally {
      database.close()
    }
  })

/** Waits until the browser has stored a draft with this text on the device. */
export async function waitForDraftOnDevice(page: Page, text: string): Promise<void> {
  for (const end = Date.now() + 15_000; !(await draftsOnDevice(page)).includes(text); await pause(50))
    if (Date.now() > end) throw new Error(`no draft on the device contains ${text}`)
}
