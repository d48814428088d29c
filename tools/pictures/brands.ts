import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { root } from '#tools/setup/project.mjs'
import { heading, keep, logIn, openPage, settle, still } from './camera.ts'
import type { Demo } from './product.ts'

/** Width and height of each screen, px, and the width of its picture on the sheet. */
const SCREENS = [
  { width: 1440, height: 900, tile: 400 },
  { width: 1366, height: 768, tile: 400 },
  { width: 768, height: 1024, tile: 300 },
  { width: 375, height: 780, tile: 230 },
] as const
const MODES = ['light', 'dark'] as const
const GAP = 8

/** One sheet for each width and colour mode: login, home page and history, a row of pictures for each brand. */
export async function takeBrands(on: Browser, demo: Demo): Promise<void> {
  const folder = path.join(root, 'brands')
  const brands = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'brand.json')))
  for (const mode of MODES) {
    const rows = new Map(SCREENS.map(({ width }) => [width, [] as Buffer[][]]))
    for (const brand of brands) {
      const page = await openPage(on, { colorScheme: mode, viewport: SCREENS[0] })
      const shots = new Map(SCREENS.map(({ width }) => [width, [] as Buffer[]]))
      await page.goto(`${demo.url}/login?brand=${brand}`)
      await heading(page, /./)
      await shoot(page, shots)
      await logIn(page, demo)
      await page.waitForLoadState('networkidle')
      await shoot(page, shots)
      await page.goto(`${demo.url}/prescriptions`)
      await page.locator('[data-history-row]').first().waitFor()
      await shoot(page, shots)
      await page.context().close()
      for (const { width } of SCREENS) rows.get(width)?.push(shots.get(width) ?? [])
    }
    for (const { width, height, tile } of SCREENS)
      await keep(
        `brands-${width}-${mode}`,
        await sheet(rows.get(width) ?? [], tile, Math.round((tile * height) / width)),
      )
  }
}

async function shoot(page: Page, shots: ReadonlyMap<number, Buffer[]>): Promise<void> {
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
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
