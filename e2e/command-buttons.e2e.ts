import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { type CommandName, type Known, waysOf } from './command-buttons.ts'
import { logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { leaveFor } from './actions/go-to.ts'
import { say } from './actions/keys.ts'
import { makeStoredDraft } from './actions/written-draft.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests that every command of the command palette also has a button or a link that does the same. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

let send: Awaited<ReturnType<typeof logInToApi>>
let known: Known
/** Two tabs of the doctor: one in which commands are typed, and one in which the buttons are pressed. */
let tabs: { commanded: Tab; pressed: Tab }
beforeAll(async () => {
  send = await logInToApi(product.demo, product.demo.doctor)
  const { results } = await send<PageOf<Prescription>>('GET', '/api/v2/rx-endpoint/')
  const [newest] = results
  if (!newest) throw new Error('the demo has no prescription')
  const { signature, patient } = newest
  const { name } = await send<Favourite>('POST', '/api/v2/favourite/', { prescription: signature })
  // The composer has its link to the list of drafts only while there are drafts.
  const body = makeStoredDraft('kept-draft', patient, [], { diagnosis: 'Cefalea' })
  await send('PUT', '/api/v2/drafts/kept-draft/', { version: 0, body })
  known = { patient: patient.name, uid: patient.uid, signature, favourite: name }
  const [commanded, pressed] = await Promise.all([openTab(browser), openTab(browser)])
  await Promise.all([commanded, pressed].map(({ page }) => logIn(page, product.demo)))
  tabs = { commanded, pressed }
})

/**
 * The state of a page by which two tabs are compared: address without its query, titles, open dialogs, and the content of the
 * prescription.
 */
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

/**
 * Commands that begin or change a prescription. The prescription is discarded afterwards, so that the next command finds an
 * empty one.
 */
const WRITE: readonly CommandName[] = [
  ...(['patient', 'repeat', 'correct', 'last repeat', 'last correct'] as const),
  ...(['add', 'favourite', 'drug', 'diagnosis'] as const),
]

/** Ends what a command has begun where it would disturb the next command in the same tab: an open dialog, a prescription. */
async function tidy(page: Page, name: CommandName): Promise<void> {
  if (name === 'help') {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  if (!WRITE.includes(name)) return
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
}

test.each(names)('the command "%s" has a button that does the same', async (name) => {
  const { typed, option, at, press, shows } = waysOf(known)[name]
  // All commands but the logout run in the same tab, because they leave the session open.
  const isKept = name !== 'logout'
  /** Opens the page, and types the command or presses the button there. The logout, which ends the session, gets a new tab. */
  const after = async (kept: Tab, act: (page: Page) => Promise<void>) => {
    const tab = isKept ? kept : await openTab(browser)
    const { page } = tab
    await (isKept ? leaveFor(page, at) : logIn(page, product.demo, at))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => shows(page).count()).toBe(0)
    await act(page)
    await shows(page).first().waitFor()
    return tab
  }
  const [commanded, pressed] = await Promise.all([
    after(tabs.commanded, (page) => say(page, typed, option)),
    after(tabs.pressed, press),
  ])
  await expect.poll(async () => (await stateOf(pressed.page)).path).toBe((await stateOf(commanded.page)).path)
  // The patient's record arrives in several answers of the server, so the two pages are compared until their states are equal.
  await expect
    .poll(async () => {
      const [one, other] = [await stateOf(commanded.page), await stateOf(pressed.page)]
      return JSON.stringify(one) === JSON.stringify(other) ? 'the same' : { one, other }
    })
    .toBe('the same')
  await Promise.all([tidy(commanded.page, name), tidy(pressed.page, name)])
  expect([...commanded.complaints, ...pressed.complaints]).toEqual([])
})
