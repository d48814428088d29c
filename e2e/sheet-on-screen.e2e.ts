import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Removes the property `text-box`, which Firefox does not support, from the style sheets. */
async function withoutTextBox(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    const styles = (await answer.text())
      .replaceAll(/@supports not \(text-box:[^)]*\)/g, '@supports (display: grid)')
      .replaceAll(/text-box:[^;}]*/g, '')
    await route.fulfill({ response: answer, body: styles })
  })
}

/** @returns the signature of a prescription that the demo has issued */
async function firstSignature(page: Page): Promise<string> {
  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  const { key } = (await session.json()) as { key: string }
  const headers = { authorization: `Token ${key}` }
  const listed = await page.request.get(`${product.url}/api/v2/rx-endpoint/`, { headers })
  const { results } = (await listed.json()) as { results: { signature: string }[] }
  return results[0]?.signature ?? ''
}

/** Waits for a sheet, for its typefaces, and for the brand's mark, which may come later than the text. */
async function waitForSheet(page: Page): Promise<void> {
  await page.locator('.sheet h3').first().waitFor()
  await page.locator('.sheet img[data-brand]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Distance of each text of the sheet, and of the sheet's end, from the sheet's top, in pixels. */
async function placesOn(page: Page, address: string): Promise<[text: string, top: number][]> {
  await page.goto(address)
  await waitForSheet(page)
  return page.locator('.sheet').evaluate((sheet) => {
    const { top, height } = sheet.getBoundingClientRect()
    const places: [string, number][] = [['the end', height]]
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.nodeValue?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      places.push([node.nodeValue, range.getBoundingClientRect().top - top])
    }
    return places
  })
}

test('the lines of a sheet have the same positions in browsers with and without text-box', async () => {
  const [trimming, other] = [await openTab(browser), await openTab(browser)]
  await withoutTextBox(other.page)
  const address = `${product.url}/v/${await firstSignature(trimming.page)}`
  const places = await placesOn(trimming.page, address)
  const without = await placesOn(other.page, address)
  expect(without.map(([text]) => text)).toEqual(places.map(([text]) => text))
  expect(places.length).toBeGreaterThan(20)
  // Browsers round the height of a line with `text-box` to whole pixels. Over the sheet the differences add up to a pixel or
  // two.
  const moved = places.filter(([, top], at) => Math.abs(without[at]![1] - top) > 3)
  expect(moved).toEqual([])
  expect([...trimming.complaints, ...other.complaints]).toEqual([])
})

/**
 * Words of the sheet that break across two lines. Codes and seals of more than twenty characters are left out: they may break.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('.sheet').evaluate((sheet) => {
    const broken: string[] = []
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<=^|[\s-])[^\s-]{1,20}(?=[\s-]|$)/g,
      )) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    return broken
  })

test('no word of a sheet is broken on a phone, a tablet and two screens', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, `/prescriptions/${await firstSignature(page)}`)
  // The sheet must be there before the reload, which could otherwise abort the call that renews the access token.
  await waitForSheet(page)
  for (const width of [375, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await waitForSheet(page)
    expect(await brokenWords(page), `${width} pixels`).toEqual([])
  }
  expect(complaints).toEqual([])
})

test('the browser’s own print command prints the sheet only, on one page', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, `/prescriptions/${await firstSignature(page)}`)
  await page.locator('.sheet h3').first().waitFor()
  // The demo's hospital has no logo: the picture is the brand's mark and has the brand's name.
  await page.locator('.sheet').getByRole('img', { name: 'Recetario', exact: true }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Historial' }).first().waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Lo que ha pasado' }).waitFor({ state: 'hidden' })
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a verification printed from the dark mode has a dark brand name and dark letters on white paper', async () => {
  const { page, complaints } = await openTab(browser, { colorScheme: 'dark' })
  await page.goto(`${product.url}/v/${await firstSignature(page)}`)
  await waitForSheet(page)
  await page.locator('html[data-mode=dark]').waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const name = page.locator('header > img').first()
  await expect.poll(() => name.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  // The brightness of the paper and of the letters, from 0 to 255, is measured to the right of the mark. The mark is as wide as
  // the logo is high.
  const { width, height } = (await name.boundingBox())!
  const letters = { left: Math.ceil(height) + 2, top: 1, width: Math.floor(width - height) - 3, height: 30 }
  const picture = sharp(await name.screenshot())
    .extract(letters)
    .flatten()
    .greyscale()
  const { min, max } = (await picture.stats()).channels[0]!
  expect(max).toBeGreaterThan(250)
  expect(min).toBeLessThan(70)
  // A tag in the accent colour has its letters in `--accent` and its background in `--accent-soft`: black on white in print.
  const accents = await page.evaluate(() =>
    ['--accent', '--accent-soft'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name),
    ),
  )
  expect(accents).toEqual(['black', 'white'])
  expect(complaints).toEqual([])
})

test('the outline of a sheet is shown beside the composer until the answer about the paper arrives, and not after it', async () => {
  const { page } = await openTab(browser, { viewport: { width: 1440, height: 900 } })
  let answer = () => undefined as void
  const isAllowed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v2/hospital/*/paper/', async (route) => {
    await isAllowed
    await route.continue()
  })
  await logIn(page, product.demo, '/prescriptions/new')
  const beside = page.getByRole('complementary', { name: 'Así se imprime' })
  // The button that enlarges the sheet is drawn by the same script as sheets. Once it is there, only the answer with the paper is
  // missing.
  await beside.getByRole('button', { name: 'Ampliar', exact: true }).waitFor()
  const outline = beside.locator('.shadow-paper > path')
  await outline.waitFor()
  expect(await beside.locator('.sheet').count()).toBe(0)
  answer()
  await beside.locator('.sheet').waitFor()
  expect(await outline.count()).toBe(0)
})

test.each(['hospital/*/', 'hospital/*/paper/'])(
  'without the answer of %s no sheet is drawn, and it comes once a server answers',
  async (call) => {
    const { page } = await openTab(browser, { viewport: { width: 1440, height: 900 } })
    await page.route(`**/api/v2/${call}`, (route) => route.abort('connectionrefused'))
    await logIn(page, product.demo, '/prescriptions/new')
    const beside = page.getByRole('complementary', { name: 'Así se imprime' })
    const again = beside.getByRole('button', { name: 'Intentar de nuevo' })
    await again.waitFor()
    await beside.getByText('Esto se carga solo en cuanto vuelva la conexión.').waitFor()
    expect(await beside.locator('.sheet').count()).toBe(0)
    await page.unrouteAll()
    // The page may read the data again automatically before the button is pressed, and the button is then gone.
    await again.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click())
    await beside.locator('.sheet', { hasText: 'DEMOSTRACIÓN, sin validez' }).waitFor()
    expect(await again.count()).toBe(0)
  },
)

test('the sheet beside the composer is not drawn anew when the first patient is chosen', async () => {
  const { page, complaints } = await openTab(browser, { viewport: { width: 1440, height: 900 } })
  await logIn(page, product.demo, '/prescriptions/new')
  const beside = page.getByRole('complementary', { name: 'Así se imprime' })
  const drawn = await beside.locator('.sheet').elementHandle()
  await page.getByRole('combobox', { name: 'Paciente' }).fill('nanez')
  await page.getByRole('option', { name: /Ramón Ñáñez/ }).click()
  await beside.locator('.sheet', { hasText: 'Ramón Ñáñez' }).waitFor()
  // Makes a later change in the draft: once the sheet shows this change, it has also drawn all effects of the choice of the
  // patient.
  await page.locator('#rx-extras').fill('Reposo relativo')
  await beside.locator('.sheet', { hasText: 'Reposo relativo' }).waitFor()
  expect(await drawn?.evaluate((sheet) => sheet.isConnected)).toBe(true)
  expect(complaints).toEqual([])
})

test('what comes with the issue is pale by its colour: with an opacity WebKit would cut its last letter', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  const later = page.locator('.sheet [data-on-issue]')
  await later.first().waitFor()
  const styles = await later.evaluateAll((notes) =>
    notes.map((note) => {
      const { opacity, color } = getComputedStyle(note)
      return `${opacity} ${color === getComputedStyle(note.parentElement!).color ? 'dark' : 'pale'}`
    }),
  )
  expect(new Set(styles)).toEqual(new Set(['1 pale']))
})
