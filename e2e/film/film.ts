// npm run film: records the film of the README. It shows a prescription of three medicines, and the repeat of a prescription,
// both written by keys alone.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'
import { root } from '#tools/setup/project.mjs'
import { settledList, waitForPaint } from '../actions/keys.ts'
import { encode } from './encode.ts'
import { record } from './recording.ts'
import { viewTours } from '#tools/pictures/calls.ts'
import { FOLDER, logIn, openPage } from '#tools/pictures/camera.ts'
import { type Demo, startProduct } from '#tools/pictures/product.ts'

/** Milliseconds between two letters, as a quick writer types. */
const PACE = 90
/** Milliseconds that a finished step stays on the screen of the film. */
const LOOK = 1800
/** Milliseconds within which the first result is highlighted. Results with a safety mark are never highlighted. */
const LIT = 1500
const LARGEST = 3_000_000
const SIZE = { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' } as const

const product = await startProduct()
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await viewTours(product.demo)
  const page = await openPage(browser, SIZE)
  await logIn(page, product.demo)
  const film = await encode(browser, [await writeNew(page, product.demo), await repeat(page, product.demo)])
  if (film.length > LARGEST) throw new Error(`the film has ${film.length} bytes, at most ${LARGEST}`)
  const file = path.join(FOLDER, 'ten-seconds.webm')
  writeFileSync(file, film)
  process.stdout.write(`${path.relative(root, file)} ${Math.round(film.length / 1024)} kB\n`)
} finally {
  await browser.close()
  await product.stop()
}
process.exit(0)

/** Returns functions that type texts and press keys at a person's pace, and show each as a caption of the film. */
function hands(page: Page, say: (text: string) => void) {
  return {
    type: async (text: string): Promise<void> => {
      say(text)
      await page.keyboard.type(text, { delay: PACE })
    },
    press: async (chord: string, label: string): Promise<void> => {
      say(label)
      await page.keyboard.press(chord)
      await page.waitForTimeout(4 * PACE)
    },
    look: () => page.waitForTimeout(LOOK),
  }
}

/** Chooses a result that is on the screen: with Enter if it is highlighted, otherwise with arrow keys and Enter. */
async function pick(page: Page, text: RegExp, press: ReturnType<typeof hands>['press']): Promise<void> {
  const options = settledList(page).getByRole('option').filter({ visible: true })
  await options.filter({ hasText: text }).first().waitFor()
  // A result is highlighted once its safety marks have arrived, and never if it has one.
  const isLit = options.first().and(page.locator('[aria-selected=true]'))
  const lit = await isLit.waitFor({ timeout: LIT }).then(
    () => 0,
    () => -1,
  )
  const at = (await options.allInnerTexts()).findIndex((option) => text.test(option))
  await waitForPaint(page)
  for (let down = lit; down < at; down += 1) await press('ArrowDown', '↓')
  await press('Enter', '⏎')
}

async function openComposer(page: Page, demo: Demo): Promise<void> {
  await page.goto(`${demo.url}/prescriptions/new`)
  await page.locator('#rx-patient:focus').waitFor()
}

function issued(page: Page): Promise<void> {
  return page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
}

async function writeNew(page: Page, demo: Demo) {
  await openComposer(page, demo)
  return record(page, async (say) => {
    const { type, press, look } = hands(page, say)
    await type('nan')
    await pick(page, /Ñáñez/, press)
    await page.locator('#rx-diagnosis:focus').waitFor()
    await press('Enter', '⏎')
    const rows = [
      ['napro 500 1 c/12h 5d', /Naproxeno.*500\smg.*tableta/is],
      ['parac 500 1 c/8h 3d', /Paracetamol.*500\smg.*tableta/is],
      ['omepr 20 1-0-0 5d', /Omeprazol.*20\smg.*cápsula/is],
    ] as const
    for (const [at, [line, option]] of rows.entries()) {
      if (at > 0) await press('Enter', '⏎')
      await page.locator('#rx-add:focus').waitFor()
      await type(line)
      await pick(page, option, press)
      await page.locator('textarea[id$=instructions]:focus').waitFor()
      await page.locator('[data-sentence]').nth(at).waitFor()
    }
    await press('Control+Enter', 'Ctrl ⏎')
    await issued(page)
    await look()
  })
}

async function repeat(page: Page, demo: Demo) {
  await openComposer(page, demo)
  return record(page, async (say) => {
    const { type, press, look } = hands(page, say)
    await type('luc')
    await pick(page, /Lucía/, press)
    await page.locator('#rx-diagnosis:focus').waitFor()
    await press('Alt+r', 'Alt R')
    await page.locator('[data-sentence]').first().waitFor()
    await look()
    await press('Control+Enter', 'Ctrl ⏎')
    await issued(page)
    await look()
  })
}
