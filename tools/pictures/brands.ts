import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { root } from '#tools/setup/project.mjs'
import { newestSignature } from './calls.ts'
import { heading, keep, logIn, openPage, settle, still } from './camera.ts'
import { writePrescription } from './composer.ts'
import { scanAtCounter } from './counter.ts'
import type { Demo } from './product.ts'

/** Width and height of each screen, px, and the width of its picture on the combined picture. */
const SCREENS = [
  { width: 1440, height: 900, tile: 400 },
  { width: 1366, height: 768, tile: 400 },
  { width: 768, height: 1024, tile: 300 },
  { width: 375, height: 780, tile: 230 },
] as const
const MODES = ['light', 'dark'] as const
const GAP = 8

/**
 * Time of the browser's clock on every page. Without a fixed time, a run that passes noon or evening would have different
 * greetings in one picture.
 */
const MOMENT = new Date()

/** Widths of the screen at which the composer and the pharmacy's page of each brand are shown too. */
const AT_WORK: readonly number[] = [1440, 375]

/**
 * Makes combined pictures with a row for each brand: login, home page and history for each width and colour mode, and composer
 * and pharmacy's page for the widths of `AT_WORK`.
 */
export async function takeBrands(on: Browser, demo: Demo): Promise<void> {
  const folder = path.join(root, 'brands')
  const brands = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'brand.json')))
  for (const mode of MODES) {
    const rows = new Map(SCREENS.map(({ width }) => [width, [] as Buffer[][]]))
    const atWork = new Map(AT_WORK.map((width) => [width, [] as Buffer[][]]))
    for (const brand of brands) {
      const page = await openPage(on, { colorScheme: mode, viewport: SCREENS[0] })
      await page.clock.setFixedTime(MOMENT)
      const shots = new Map(SCREENS.map(({ width }) => [width, [] as Buffer[]]))
      await page.goto(`${demo.url}/login?brand=${brand}`)
      await heading(page, /./)
      await shoot(page, shots)
      await logIn(page, demo)
      await page.waitForLoadState('networkidle')
      // The code of the widgets is the last that the home page fetches.
      await page.getByText('Lo que más receta').first().waitFor()
      await shoot(page, shots)
      await page.goto(`${demo.url}/prescriptions`)
      await page.locator('[data-history-row]').first().waitFor()
      await shoot(page, shots)
      for (const { width } of SCREENS) rows.get(width)?.push(shots.get(width) ?? [])
      const working = new Map(AT_WORK.map((width) => [width, [] as Buffer[]]))
      await shootWork(page, demo, working)
      await page.context().close()
      for (const [width, taken] of working) atWork.get(width)?.push(taken)
    }
    for (const { width, height, tile } of SCREENS) {
      const tall = Math.round((tile * height) / width)
      await keep(`brands-${width}-${mode}`, await sheet(rows.get(width) ?? [], tile, tall))
      const working = atWork.get(width)
      if (working) await keep(`brands-work-${width}-${mode}`, await sheet(working, tile, tall))
    }
  }
}

/**
 * Takes pictures of the composer with a prescription, whose draft is then discarded, and of the pharmacy's page with a
 * prescription to be filled.
 */
async function shootWork(page: Page, demo: Demo, shots: ReadonlyMap<number, Buffer[]>): Promise<void> {
  await page.setViewportSize(SCREENS[0])
  await writePrescription(page)
  await shoot(page, shots)
  await page.setViewportSize(SCREENS[0])
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByText('Se descartó el borrador.').waitFor()
  await scanAtCounter(page, demo, await newestSignature(demo))
  await shoot(page, shots)
}

async function shoot(page: Page, shots: ReadonlyMap<number, Buffer[]>): Promise<void> {
  for (const { width, height } of SCREENS) {
    if (!shots.has(width)) continue
    await page.setViewportSize({ width, height })
    // Moves the pointer away from the last click, where an element of this page would otherwise look hovered.
    await page.mouse.move(0, 0)
    await settle(page)
    shots.get(width)?.push(await still(page))
  }
}

async function sheet(rows: readonly Buffer[][], width: number, height: number): Promise<Buffer> {
  const tiles = await Promise.all(
    rows.flatMap((shots, row) =>
      shots.map(async (shot, column) => ({
        input: await sharp(shot).resize({ width, height }).toBuffer(),
        left: column * (width + GAP),
        top: row * (height + GAP),
      })),
    ),
  )
  const size = {
    width: (rows[0]?.length ?? 0) * (width + GAP) - GAP,
    height: rows.length * (height + GAP) - GAP,
  }
  return sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite(tiles)
    .png()
    .toBuffer()
}
