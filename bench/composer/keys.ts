import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { logIn } from '#e2e/actions/doctor.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import { viewTours } from '#e2e/product.ts'
import { IMPORTED } from '#knowledge/catalogue/imported.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import type { Figure } from '../figure.ts'
import { openBenchDatabase, startServer, withOwner, type Ground } from '../ground.ts'
import { enlarge } from '../search-data.ts'
import { round } from '../statistics.ts'
import { hand, issued, keysOf, openComposer } from './hand.ts'
import { practiseFirst } from './practice.ts'
import { addFirstAllergy, correctDose } from './tasks.ts'

const PRESENTATIONS = 26_000
const SLOWDOWN = 4
/** Longest wait for the drug catalogue to arrive on the page, in seconds. */
const PATIENCE = 30
const TYPED = ['naproxeno', 'paracetamol', 'omeprazol', 'losartan', 'metformina', 'amoxicilina']

/**
 * Measures how many keys a prescription takes, and how soon the result of a key is on the screen. The keys are pressed in a
 * real browser on the built product. Every key of a chord counts, and no key is pressed before its element is on the screen.
 */
export async function benchKeys(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  writeCatalogue(ground)
  const server = await startServer(ground, { DEMO: '1', DEMO_HISTORY: '0', JOBS: '1', SMTP_URL: '' })
  const browser = await openBrowser()
  try {
    const demo = { ...server.demo(), url: server.origin }
    await viewTours(demo)
    const { page } = await openTab(browser)
    await logIn(page, demo)
    const single = await writeNew(page, server.origin, ONE)
    const presses = await countPresses(page)
    const written = await writeNew(page, server.origin, THREE)
    const corrected = await correctDose(page)
    const clicks = presses()
    // The page asks for a confirmation before the same prescription is issued twice within ten minutes. Without the column
    // `rows_key`, by which a repetition is recognised, no confirmation is needed.
    await withOwner(ground, (client) => client.query('update prescription set rows_key = null'))
    const repeated = await repeatLast(page, server.origin)
    const latency = await suggestionTimes(page, server.origin)
    // The first allergy is measured last on this page, because the measurement leaves an open draft with a patient.
    const allergy = await addFirstAllergy(page, server.origin)
    const practice = await practiseFirst(browser, demo)
    return [
      keysOf('new prescription of 1 medicine: keys', single.keys, 24),
      keysOf('new prescription of 3 medicines: keys', written.keys, 60),
      keysOf('new prescription of 3 medicines: pointer clicks', clicks, 0),
      keysOf('repeat the last one: keys', repeated.keys, 7),
      keysOf('correct one dose of an issued prescription: keys', corrected, 12),
      keysOf('first allergy of a patient, consent included: keys', allergy.keys, 12),
      keysOf('first allergy of a patient, consent included: pointer clicks', allergy.clicks, 1),
      practice,
      {
        figure: 'repeat the last one: time, keys at once',
        value: round(repeated.seconds, 1),
        unit: 's',
        limit: '<= 10',
        holds: repeated.seconds <= 10,
      },
      {
        figure: `key to painted suggestion, p95, CPU ${SLOWDOWN} times slower`,
        value: round(latency.p95, 0),
        unit: 'ms',
        limit: '< 50',
        holds: latency.p95 < 50,
        note:
          `${PRESENTATIONS} presentations, ${latency.count} keys, p50 ${round(latency.p50, 0)} ms; ` +
          `the page had the catalogue after ${round(latency.loaded, 1)} s, ${latency.asked} keys asked the server`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}

/** Writes a drug catalogue that is as large as an import of the whole market. */
export function writeCatalogue(ground: Ground): void {
  const { products } = loadCatalogue(projectRoot())
  const file = path.join(ground.folder, 'server', IMPORTED)
  mkdirSync(path.dirname(file), { recursive: true })
  const lines = enlarge(products, PRESENTATIONS)
    .slice(products.length)
    .map((product) => JSON.stringify({ ...product, holder: '' }))
  writeFileSync(file, `${lines.join('\n')}\n`)
}

type Medicine = readonly [drug: string, option: RegExp, instructions: string]

const ONE: readonly Medicine[] = [['lorat', /Loratadina.*10\smg.*tableta/is, '1 c/24h 5d']]
/** Three medicines: the typed search, the wanted result, and the dose. */
export const THREE: readonly Medicine[] = [
  ['napro', /Naproxeno.*500\smg.*tableta/is, '1 c/12h 5d'],
  ['parac', /Paracetamol.*500\smg.*tableta/is, '1 c/8h 3d'],
  ['omepr', /Omeprazol.*20\smg.*cápsula/is, '1-0-0 5d'],
]

/** Counts how often a pointer (mouse, finger) is pressed on the pages that are opened from now on. @returns reads the count */
async function countPresses(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countPress', () => void (count += 1))
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void }
    document.addEventListener('pointerdown', () => countPress(), true)
  })
  return () => count
}

/** Writes a new prescription of these medicines by keys, and issues it. @returns the number of keys */
export async function writeNew(
  page: Page,
  origin: string,
  rows: readonly Medicine[],
): Promise<{ keys: number }> {
  await openComposer(page, origin)
  const { press, type, pick, count } = hand(page)
  await type('na')
  await pick(/Ramón Ñáñez/)
  await page.locator('#rx-diagnosis:focus').waitFor()
  await press('Enter')
  for (const [at, [drug, option, instructions]] of rows.entries()) {
    if (at > 0) await press('Enter')
    await page.locator('#rx-add:focus').waitFor()
    await type(`${drug} ${instructions}`)
    await pick(option)
    await page.locator('textarea[id$=instructions]:focus').waitFor()
    await page.locator('[data-sentence]').nth(at).waitFor()
  }
  await press('Control+Enter')
  await issued(page)
  return { keys: count() }
}

/** Repeats the last prescription of a patient by keys. @returns the number of keys, and the time */
export async function repeatLast(page: Page, origin: string): Promise<{ keys: number; seconds: number }> {
  await openComposer(page, origin)
  const { press, type, pick, count } = hand(page)
  const begin = performance.now()
  await type('na')
  await pick(/Ramón Ñáñez/)
  await page.locator('#rx-diagnosis:focus').waitFor()
  await press('Alt+r')
  await page.locator('[data-sentence]').nth(2).waitFor()
  await press('Control+Enter')
  await issued(page)
  return { keys: count(), seconds: (performance.now() - begin) / 1000 }
}

/** Measures the milliseconds from a key's event to the painted suggestions for the text that the key completes. */
async function suggestionTimes(
  page: Page,
  origin: string,
): Promise<{ p50: number; p95: number; count: number; asked: number; loaded: number }> {
  await openComposer(page, origin)
  const session = await page.context().newCDPSession(page)
  const box = page.locator('#rx-add')
  await box.focus()
  const loaded = await untilOnPage(page)
  let asked = 0
  page.on('request', (request) => (asked += isSearch(request.url()) ? 1 : 0))
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: number[] = []
  for (const word of TYPED) {
    await box.fill('')
    for (const [at, letter] of Array.from(word).entries()) {
      // The search field for medicines searches from the second letter on.
      if (at > 0) await armStopwatch(page)
      await page.keyboard.press(letter)
      if (at > 0) times.push(await page.evaluate(() => (window as unknown as Watched).painted))
      await page.waitForTimeout(60)
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), count: times.length, asked, loaded }
}

const isSearch = (url: string): boolean =>
  new URL(url).pathname === '/api/v2/drugs/' && url.includes('search')

/**
 * Types in the search field for medicines until no request reaches the server, which shows that the page has the catalogue and
 * searches by itself.
 * @returns seconds
 */
async function untilOnPage(page: Page): Promise<number> {
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  const box = page.locator('#rx-add')
  let asked = 0
  page.on('request', (request) => (asked += isSearch(request.url()) ? 1 : 0))
  while (seconds() < PATIENCE) {
    const before = asked
    await box.fill('')
    await box.pressSequentially('zi')
    await page.waitForTimeout(300)
    if (asked === before) return seconds()
  }
  throw new Error('the page never searched by itself')
}

interface Watched {
  painted: Promise<number>
}

/**
 * Measures the time from the next key until the list with its result is painted. A message posted from the callback of a frame
 * arrives after the frame was painted.
 */
const armStopwatch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.painted = new Promise((resolve) => {
      const input = document.getElementById('rx-add')
      if (!(input instanceof HTMLInputElement)) throw new Error('no box')
      input.addEventListener(
        'keydown',
        (key) => {
          const observer = new MutationObserver(() => {
            // React copies the text that it has rendered to the `value` attribute. Once the attribute equals the field's text,
            // the list has the results for that text.
            if (input.defaultValue !== input.value) return
            if (document.getElementById('rx-add-list')?.ariaBusy !== 'false') return
            observer.disconnect()
            requestAnimationFrame(() => {
              const painted = new MessageChannel()
              painted.port1.addEventListener('message', () => resolve(performance.now() - key.timeStamp))
              painted.port1.start()
              painted.port2.postMessage(null)
            })
          })
          observer.observe(document.body, { subtree: true, attributes: true })
        },
        { once: true },
      )
    })
  })
