import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { PageOf } from '#contract/page.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { type CommandName, type Known, waysOf } from './command-buttons.ts'
import { logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { say } from './actions/keys.ts'
import { makeStoredDraft } from './actions/written-draft.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Whatever the command line does has a button or a link on a page that does the same. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

let send: Awaited<ReturnType<typeof logInToApi>>
let known: Known
beforeAll(async () => {
  send = await logInToApi(product.demo, product.demo.doctor)
  const { results } = await send<PageOf<Prescription>>('GET', '/api/v2/rx-endpoint/')
  const [newest] = results
  if (!newest) throw new Error('the demo has no prescription')
  const { signature, patient } = newest
  const { name } = await send<Favourite>('POST', '/api/v2/favourite/', { prescription: signature })
  // The composer has a link to the drafts while there are some.
  const body = makeStoredDraft('kept-draft', patient, [], { diagnosis: 'Cefalea' })
  await send('PUT', '/api/v2/drafts/kept-draft/', { version: 0, body })
  known = { patient: patient.name, uid: patient.uid, signature, favourite: name }
})

/** The state by which two tabs are compared: address without the search, titles, and what is written of a prescription. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const textOf = (one: Element | null | undefined) =>
      one instanceof HTMLElement ? one.innerText.replaceAll(/\s+/g, ' ').trim() : ''
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const valueOf = (one: Element) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : ''
    return {
      path: location.pathname,
      titles: all('h1').map(textOf),
      dialogs: all('dialog[open] h2').map(textOf),
      patient: textOf(document.querySelector('section[aria-labelledby=rx-patient-title]')),
      newPatient: all('section[aria-labelledby=rx-patient-title] input').map(valueOf),
      medicines: all('[data-row]').map((row) => textOf(row.querySelector('b'))),
      doses: all('[data-row] textarea').map(valueOf),
    }
  })

const NOBODY: Known = { patient: '', uid: '', signature: '', favourite: '' }
const names = Object.keys(waysOf(NOBODY)) as CommandName[]

test.each(names)('the command "%s" has a button that does the same', async (name) => {
  const { typed, option, at, press, shows } = waysOf(known)[name]
  /** Opens the page, does one of both, and returns what the page then shows. */
  const after = async (act: (page: Page) => Promise<void>) => {
    const { page, complaints } = await openTab(browser)
    await logIn(page, product.demo, at)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await shows(page).count()).toBe(0)
    await act(page)
    await shows(page).first().waitFor()
    return { page, complaints }
  }
  const [commanded, pressed] = await Promise.all([after((page) => say(page, typed, option)), after(press)])
  await expect.poll(async () => (await stateOf(pressed.page)).path).toBe((await stateOf(commanded.page)).path)
  // The record of a patient arrives in several answers of the server.
  await expect
    .poll(async () => {
      const [one, other] = [await stateOf(commanded.page), await stateOf(pressed.page)]
      return JSON.stringify(one) === JSON.stringify(other) ? 'the same' : { one, other }
    })
    .toBe('the same')
  expect([...commanded.complaints, ...pressed.complaints]).toEqual([])
  await closeContext(commanded.page.context())
  await closeContext(pressed.page.context())
})
