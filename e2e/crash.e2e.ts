import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'
import { waitForAnswerOnDevice, waitForDraftOnDevice } from './actions/device.ts'
import { addDrug, choosePatient, logIn, openComposer, writeInstructions } from './actions/doctor.ts'
import { countIssuedPrescriptions, writeCompletePrescription } from './actions/issued.ts'
import { HANGS, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const NAME = 'Ramón Ñáñez Ficticio'
const SENTENCE = 'Tomar 1 tableta por vía oral cada 12 horas durante 5 días.'

interface Step {
  does: string
  /** Part of the draft's text that the device has stored after the step. */
  kept: string
  write: (page: Page) => Promise<unknown>
  /** Waits until the page shows what the step has written; called after the browser was restarted. */
  isThere: (page: Page) => Promise<unknown>
}

const diagnosis = (page: Page) => page.getByRole('combobox', { name: 'Diagnóstico' })
const instructions = (page: Page) => page.getByRole('textbox', { name: /^Indicaciones de Naproxeno/ })

/**
 * Steps of writing a prescription, in order. The first one chooses a patient, because letters in the search for a patient are
 * not yet a draft (decision 067).
 */
const STEPS: Step[] = [
  {
    does: 'chooses the patient',
    kept: NAME,
    write: (page) => choosePatient(page, 'nanez', NAME),
    isThere: (page) => page.getByText(NAME).first().waitFor(),
  },
  {
    does: 'types a diagnosis',
    kept: 'lumb',
    write: (page) => diagnosis(page).pressSequentially('lumb'),
    isThere: (page) => expect.poll(() => diagnosis(page).inputValue()).toBe('lumb'),
  },
  {
    does: 'chooses one of the CIE-10',
    kept: 'M54',
    write: async (page) => {
      await diagnosis(page).fill('lumbago')
      await page.locator('#rx-diagnosis-list').getByRole('option', { name: /lumb/i }).first().click()
    },
    isThere: (page) => page.getByRole('button', { name: /^Quitar .*(Lumbago|lumb)/i }).waitFor(),
  },
  {
    does: 'types a medicine',
    kept: 'naprox',
    write: (page) => page.getByRole('combobox', { name: /Agregar medicamento/ }).pressSequentially('naprox'),
    isThere: (page) =>
      expect
        .poll(() => page.getByRole('combobox', { name: /Agregar medicamento/ }).inputValue())
        .toBe('naprox'),
  },
  {
    does: 'adds it',
    kept: '"generic":"Naproxeno',
    write: (page) => addDrug(page, 'naproxeno 500', /Naproxeno/),
    isThere: (page) => instructions(page).waitFor(),
  },
  {
    does: 'is in the middle of a dose',
    kept: '1 tab c/12',
    write: (page) => instructions(page).pressSequentially('1 tab c/12'),
    isThere: (page) => expect.poll(() => instructions(page).inputValue()).toBe('1 tab c/12'),
  },
  {
    does: 'finishes it',
    kept: '1 tab c/12h x 5d VO',
    write: (page) => writeInstructions(page, 'Naproxeno', '1 tab c/12h x 5d VO'),
    isThere: (page) => page.getByText(SENTENCE).first().waitFor(),
  },
  {
    does: 'adds general instructions',
    kept: 'Reposo relativo',
    write: (page) => page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Reposo relativo'),
    isThere: (page) =>
      expect
        .poll(() => page.getByRole('textbox', { name: 'Indicaciones generales' }).inputValue())
        .toBe('Reposo relativo'),
  },
]

/** Starts a browser with its profile in a folder, so that another start finds the same profile. @returns its page */
async function start(profile: string): Promise<Page> {
  const options = await browserLaunchOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    localStorage['persist'] ??= JSON.stringify({ tours: { displayTourOnce: false } })
  })
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(HANGS)
  return page
}

/**
 * Kills the page's process, so that nothing is closed in order and no event handlers run.
 * @returns an empty page in its place
 */
async function kill(page: Page): Promise<Page> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Chromium never answers this command, because it ends the process that would answer.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await page.close()
  next.setDefaultTimeout(HANGS)
  return next
}

test('after the page is killed at any step of writing, everything is there on return', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'recetario-profile-'))
  try {
    let page = await start(profile)
    await openComposer(page, product.demo)
    for (const step of STEPS) {
      await step.write(page)
      await waitForDraftOnDevice(page, step.kept)
      page = await kill(page)
      await page.goto(`${product.url}/prescriptions/new`)
      await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
      await step.isThere(page)
    }
    // The drafts are on the disk, so a browser that starts with the same profile has them too.
    await page.context().close()
    page = await start(profile)
    await page.goto(`${product.url}/prescriptions/new`)
    if (await isLoggedOut(page)) await logIn(page, product.demo, '/prescriptions/new')
    for (const step of STEPS.filter(({ does }) => /chooses|adds|finishes/.test(does)))
      await step.isThere(page)
    await page.context().close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}, 180_000)

async function isLoggedOut(page: Page): Promise<boolean> {
  await page.getByRole('heading').first().waitFor()
  return new URL(page.url()).pathname === '/login'
}

describe('without a network', () => {
  const write = (page: Page) => writeCompletePrescription(page, product)
  const count = () => countIssuedPrescriptions(product)
  /** The page on which two tests write prescriptions, one after the other. */
  let kept: Page
  beforeAll(async () => {
    kept = (await openTab(browser)).page
  })

  test('a reload restores the draft, writing goes on, and the issue is sent once when the network is back', async () => {
    const { page } = await openTab(browser, { serviceWorkers: 'allow' })
    await write(page)
    const before = await count()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await waitForAnswerOnDevice(page, 'GET /api/v2/locations/')
    await page.context().setOffline(true)
    const general = page.getByRole('textbox', { name: 'Indicaciones generales' })
    await general.fill('Escrito sin red')
    await page.getByText('Guardado en este equipo').waitFor()
    await page.reload()
    await page.getByText(SENTENCE).first().waitFor()
    await expect.poll(() => general.inputValue()).toBe('Escrito sin red')
    await general.fill('Escrito tras recargar')
    await page.getByText('Borrador: aún no válida').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText(/La receta se emite sola/).waitFor()
    await page.context().setOffline(false)
    await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
    expect(await count()).toBe(before + 1)
  })

  test('an issue whose response is lost makes only one prescription', async () => {
    const page = kept
    await write(page)
    const before = await count()
    await page.route(
      '**/api/v2/rx-endpoint/',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
    expect(await count()).toBe(before + 1)
  })

  test('a prescription that waited when its page was closed is issued from another page', async () => {
    const page = kept
    await write(page)
    const before = await count()
    await page.route('**/api/v2/rx-endpoint/', (route) => route.abort('internetdisconnected'))
    await page.keyboard.press('Control+Enter')
    await page.getByText(/La receta se emite sola/).waitFor()
    await page.getByRole('link', { name: 'Historial' }).first().click()
    await page.unroute('**/api/v2/rx-endpoint/')
    await page.getByText('la receta que esperaba ya se emitió').waitFor()
    expect(await count()).toBe(before + 1)
    await page.getByRole('button', { name: 'Ver la receta' }).click()
    await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  })
})
