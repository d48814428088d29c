import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { command } from './actions/keys.ts'
import { runSql } from './actions/run-sql.ts'
import { openColdTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests of the first frame (the HTML of the home page and of the composer that the server sends with its titles), and of the page
 * that replaces the first frame.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Texts and positions of the greeting on the home page and of the date below it. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const heading = document.querySelector('h1')
    const block = heading?.nextElementSibling
    const date = block?.querySelector('span span') ?? block
    const placeOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect()
      return [box?.left, box?.top, box?.height].map((size) => Math.round(size ?? -1))
    }
    return {
      greeting: heading?.textContent,
      heading: placeOf(heading),
      date: date?.textContent,
      line: placeOf(date),
    }
  })

const COMMIT = { waitUntil: 'commit' } as const

/**
 * Opens the home page in a browser that has no files of the product, and holds its scripts back.
 * @returns the first frame, and a function that releases the scripts and waits for the page
 */
async function openHeld(options: BrowserContextOptions, lang = 'es-MX', path = '/') {
  const { page, complaints } = await openColdTab(browser, options)
  const { demo } = product
  await openLoggedInPage(page, demo, demo.doctor, '/settings/user')
  // Once the page is in the doctor's language, the browser has the cookie with this language.
  await page.locator(`html[lang=${lang}]`).waitFor()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  // The script web/early-keys.ts is not held back, because the browser paints nothing before that script has run.
  await page.route(/\/assets\/\w+\/(?!early-keys).*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  // When the database takes longer than 300 ms, as on a busy machine, the server sends a page without its first frame
  // (server/site/greet.ts). The page is therefore requested until it has a first frame. The history has none.
  const isFramed = path !== '/prescriptions'
  let html = ''
  while (!html.includes(isFramed ? '<h1' : '<div id="root">'))
    html = (await (await page.goto(demo.url + path, COMMIT))?.text()) ?? ''
  await page.locator(isFramed ? 'h1' : '#root').waitFor({ state: 'attached' })
  // The document has its headings before the browser paints them, which it does once the style sheets have arrived.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  )
  await page.evaluate(() => {
    const seen = { shift: 0, without: 0, most: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      const headings = document.querySelectorAll('h1').length
      if (headings === 0) seen.without += 1
      seen.most = Math.max(seen.most, headings)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const finish = async () => {
    release()
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page.evaluate(
      () => (window as unknown as { seen: { shift: number; without: number; most: number } }).seen,
    )
  }
  return { page, complaints, finish }
}

test.each([375, 700, 1024, 1440])(
  'at a width of %i px the page replaces the greeting of the document without moving it',
  async (width) => {
    const { page, complaints, finish } = await openHeld({ viewport: { width, height: 800 } })
    const first = await places(page)
    expect(first.greeting).toMatch(/^Buen.*, Dra\. Elena/)
    // Screen readers must ignore the first frame and wait for the page itself.
    expect(await page.getByRole('heading').count()).toBe(0)
    const seen = await finish()
    expect(await places(page)).toEqual(first)
    expect(seen).toMatchObject({ without: 0, most: 1 })
    expect(seen.shift).toBeLessThan(0.02)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(complaints).toEqual([])
  },
)

/** Visible titles of the composer, and the sentence below the favourites, with their positions. */
const composerPlaces = (page: Page, isPhone: boolean) =>
  page.evaluate(async (phone) => {
    await document.fonts.ready
    const titles = ['Receta Nueva', 'Paciente', 'Diagnóstico']
    const wanted = phone ? [...titles, 'A la mano', 'Favoritos', 'Medicamentos'] : titles
    const sentence = document.querySelectorAll('h2 + p')
    const found = [...document.querySelectorAll('h1, h2')].filter(({ textContent }) =>
      wanted.includes(textContent ?? ''),
    )
    return [...found, ...(phone ? sentence : [])].map((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return [element.textContent, Math.round(left), Math.round(top), Math.round(height)]
    })
  }, isPhone)

const DRAFT = { rows: [], patient: null, newPatient: null, diagnosis: 'tos', diagnoses: [], extras: '' }

test.each([
  [375, 'without drafts'],
  [375, 'with a draft'],
  [700, 'with a draft'],
  [1024, 'with a draft'],
  [1440, 'with a draft'],
])(
  'at a width of %i px the composer of a doctor %s replaces the titles of the document without moving them',
  async (width, drafts) => {
    const { doctorId } = product
    await runSql(product, 'update patient set last_prescribed_at = now() where doctor_id = $1', [doctorId])
    if (drafts === 'with a draft')
      await runSql(
        product,
        'insert into draft (doctor_id, id, body) values ($1, $2, $3) on conflict do nothing',
        [doctorId, '00000000-0000-4000-8000-000000000001', JSON.stringify(DRAFT)],
      )
    const options = { viewport: { width, height: 900 } }
    const { page, complaints, finish } = await openHeld(options, 'es-MX', '/prescriptions/new')
    const isPhone = width < 640
    const first = await composerPlaces(page, isPhone)
    const titles = ['Receta Nueva', 'Paciente', 'Diagnóstico']
    const sentence = 'Guarde una receta como favorito para escribirla de una vez.'
    const onPhone = ['A la mano', 'Favoritos', 'Medicamentos', sentence]
    expect(first.map(([text]) => text)).toEqual(isPhone ? [...titles, ...onPhone] : titles)
    // Screen readers and keys must ignore the first frame and wait for the page itself.
    expect(await page.getByRole('heading').count()).toBe(0)
    const seen = await finish()
    await page.getByRole('region', { name: 'A la mano' }).waitFor()
    expect(await composerPlaces(page, isPhone)).toEqual(first)
    expect(seen).toMatchObject({ without: 0, most: 1 })
    expect(complaints).toEqual([])
  },
)

test.each(['/', '/prescriptions', '/prescriptions/new'])(
  'Ctrl K and the keys after it, pressed before the scripts of %s have arrived, are in the command palette',
  async (path) => {
    const { page, complaints, finish } = await openHeld({}, 'es-MX', path)
    await page.keyboard.type('antes')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('naprx')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('oxeno')
    await finish()
    await expect.poll(() => command(page).inputValue()).toBe('naproxeno')
    await page.keyboard.type(' 500')
    await expect.poll(() => command(page).inputValue()).toBe('naproxeno 500')
    await page.keyboard.press('Escape')
    await command(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await expect.poll(() => command(page).inputValue()).toBe('')
    expect(complaints).toEqual([])
  },
)

test('keys that were pressed before the page was there are typed into nothing once the command palette was closed again', async () => {
  const { page, finish } = await openHeld({}, 'es-MX', '/prescriptions/new')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('na')
  await page.keyboard.press('Escape')
  await page.keyboard.type('xy')
  await finish()
  const patient = page.locator('#rx-patient:focus')
  await patient.waitFor()
  await page.keyboard.type('gua')
  expect(await patient.inputValue()).toBe('gua')
  expect(await command(page).count()).toBe(0)
})

test('the page of a guest has no greeting, and keeps no keys', async () => {
  const { page } = await openColdTab(browser)
  const answer = await page.request.get(`${product.demo.url}/`)
  const html = await answer.text()
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain('early-keys')
})

test('the greeting is in the language and the colour mode that the doctor chose', async () => {
  await runSql(
    product,
    `update doctor set ux_settings = ux_settings || '{"language":"en","darkMode":true}' where doctor_id = $1`,
    [product.doctorId],
  )
  const { page, finish } = await openHeld({ viewport: { width: 375, height: 800 } }, 'en-US')
  expect((await places(page)).greeting).toMatch(/^Good .*, Dr\. Elena/)
  const root = page.locator('html')
  expect([await root.getAttribute('lang'), await root.getAttribute('data-mode')]).toEqual(['en-US', 'dark'])
  const first = await places(page)
  await finish()
  expect(await places(page)).toEqual(first)
})

test('the first frame leaves the width of the menu that the doctor narrowed', async () => {
  await runSql(
    product,
    `update doctor set ux_settings = ux_settings || '{"language":"es","mini":true}' where doctor_id = $1`,
    [product.doctorId],
  )
  const { page, finish } = await openHeld({ viewport: { width: 1440, height: 800 } })
  const first = await places(page)
  await finish()
  await page.waitForFunction(() => document.querySelector('aside')?.offsetWidth === 75)
  expect(await places(page)).toEqual(first)
})
