import type { Locator, Page } from 'playwright-core'
import { logIn } from '#e2e/actions/doctor.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import { viewTours } from '#e2e/product.ts'
import type { Figure } from '../figure.ts'
import { openBenchDatabase, startServer } from '../ground.ts'
import { round } from '../statistics.ts'

const SCREENS = [
  { width: 1440, height: 900, row: 130, steps: 130, all: 900 },
  { width: 1366, height: 900, row: 130, steps: 130, all: 900 },
  { width: 375, height: 812, row: 190, steps: 190, all: null },
] as const
const LINES = ['ambroxol 30', 'cetirizina', 'omeprazol 20'] as const
/**
 * A medicine that the catalogue also has in a box that contains the whole treatment, so that the composer offers that box in the
 * medicine's row.
 */
const OFFERED = {
  line: 'omeprazol 20',
  option: /caja con 7\scápsulas/,
  dose: '1 c/24h x 14d',
  offer: 'Cambiar por',
}

/**
 * Two medicines of the catalogue with long names. The sheet of the first must be signed by hand, and its row has one more line
 * that says so. The second has the longest name of all.
 */
const LONG_NAMES = [
  {
    name: 'of class III with a long name',
    line: 'levodopa carbidopa entacapona',
    option: /200\smg, frasco/,
    dose: '1 c/12h x 10d',
  },
  {
    name: 'with the longest name',
    line: 'bencilpenicilina benzatínica procaínica',
    option: /600000\sUI \/ 300000\sUI \/ 300000\sUI/,
    dose: '1 frasco ámpula IM c/24h x 3d',
  },
] as const

/** A dose of four steps, which the composer on a phone folds to one line once another medicine is added. */
const TAPER = '4 tab c/24h x 3d, luego 3 tab c/24h x 3d, luego 2 tab c/24h x 3d, luego 1 tab c/24h x 3d'

/** Instructions of which the product understands only parts; the page lists the other parts below them. */
const DOUBTED =
  'tomar segun plan que se dio en consulta y volver si no mejora en tres dias o antes si hay datos de alarma'
const PLAIN = '1 c/24h x 5d'

/**
 * Writes the dose of the last medicine, and measures its row once another field has the focus, because the composer on a phone
 * then folds a high row.
 * @returns height of the row down to the end of its signed content and of the note on its class; the findings below them are
 * not counted
 */
async function lastHeight(page: Page, dose: string): Promise<number> {
  const row = page.locator('[data-row]').last()
  await row.locator('textarea:focus').fill(dose)
  await row.locator('[data-sentence] svg').waitFor()
  await page.getByRole('checkbox', { name: 'Imprimir en la receta' }).focus()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return row.evaluate((element) => {
    const { bottom, top } = element.getBoundingClientRect()
    return (element.querySelector('ul')?.getBoundingClientRect().top ?? bottom) - top
  })
}

/**
 * Height of a medicine's row down to the end of its instructions in words; the warnings about the dose, which follow them, are
 * not counted.
 */
const heightToSentence = (row: Locator): Promise<number> =>
  row
    .locator('[data-sentence]')
    .evaluate(
      (said) =>
        said.getBoundingClientRect().bottom - (said.closest('li')?.getBoundingClientRect().top ?? NaN),
    )

/** Height of a medicine's row whose instructions are not understood, once another field has the focus. */
async function doubtedHeight(page: Page, row: Locator): Promise<number> {
  const field = row.locator('textarea')
  await field.fill(DOUBTED)
  await row.locator('[id$=instructions-hint] .text-warn-ink').waitFor()
  await page.getByRole('checkbox', { name: 'Imprimir en la receta' }).focus()
  await row.getByRole('button', { name: /^Leer todo/ }).waitFor()
  const { height = NaN } = (await row.boundingBox()) ?? {}
  await field.fill(PLAIN)
  await row.locator('[data-sentence] svg').waitFor()
  return height
}

/**
 * Measures the height of a medicine's row in the composer: without findings, with a dose of four steps, with the offer of
 * another box, with a typed quantity, and with instructions that are not understood. Measures too where patient, diagnosis and
 * three medicines end. All figures are CSS pixels at several widths of the screen.
 */
export async function benchLayout(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1', DEMO_HISTORY: '0' })
  const browser = await openBrowser()
  const figures: Figure[] = []
  const put = (figure: string, value: number, most: number) =>
    figures.push({ figure, value: round(value, 0), unit: 'px', limit: `<= ${most}`, holds: value <= most })
  try {
    const demo = { ...server.demo(), url: server.origin }
    await viewTours(demo)
    for (const { width, height, row, steps, all } of SCREENS) {
      const { page } = await openTab(browser, { viewport: { width, height } })
      await logIn(page, demo, '/prescriptions/new')
      const isPhone = all === null
      const choose = async (button: string, typed: string, option = /./) => {
        const box = page.locator(isPhone ? `${button}-input` : button)
        if (isPhone) await page.locator(button).click()
        await box.fill(typed)
        const options = page.locator('[role=listbox][aria-busy=false]:visible').getByRole('option')
        await options.filter({ hasText: option }).first().click()
      }
      await choose('#rx-patient', 'nanez')
      for (const line of LINES) {
        await choose('#rx-add', line)
        await page.locator('textarea[id$=instructions]:focus').fill(PLAIN)
      }
      await page
        .locator('[data-sentence] svg')
        .nth(LINES.length - 1)
        .waitFor()
      const heights = await page
        .locator('[data-row]:not(:has(ul))')
        .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height))
      if (heights.length === 0) throw new Error('every row has findings: none can be measured')
      put(`one medicine without findings at ${width} px: height`, Math.max(...heights), row)
      const doubted = await doubtedHeight(page, page.locator('[data-row]:not(:has(ul))').first())
      put(`one medicine whose instructions are not understood at ${width} px: height`, doubted, row)
      await page.locator('[data-row]:not(:has(ul)) select[id$=qty]').first().selectOption('other')
      const number = page.locator('input[id$=qty]:focus')
      // A quantity of more than twice the computed number of boxes has a warning, which would make the row higher.
      await number.fill('2')
      const typed = await number.evaluate(
        (input) => input.closest('[data-row]')?.getBoundingClientRect().height ?? NaN,
      )
      put(`one medicine whose quantity is typed at ${width} px: height`, typed, row)
      const end = await page
        .locator('#rx-add')
        .evaluate((search) => search.getBoundingClientRect().bottom + window.scrollY)
      if (all !== null) put(`patient, diagnosis and 3 medicines at ${width} px: height`, end, all)
      const tapered = page.locator('[data-row]').nth(1)
      await tapered.locator('textarea').fill(TAPER)
      await choose('#rx-add', OFFERED.line, OFFERED.option)
      await page.locator('textarea[id$=instructions]:focus').fill(OFFERED.dose)
      const offering = page
        .locator('[data-row]:nth-child(4)')
        .filter({ has: page.getByRole('button', { name: OFFERED.offer }) })
      const offered = (await offering.boundingBox())?.height ?? NaN
      const stepped = await heightToSentence(tapered)
      put(
        `one medicine with a dose of four steps at ${width} px: height to the end of its sentence`,
        stepped,
        steps,
      )
      put(`one medicine that offers another box at ${width} px: height`, offered, row)
      for (const { name, line, option, dose } of LONG_NAMES) {
        await choose('#rx-add', line, option)
        put(`one medicine ${name} at ${width} px: height`, await lastHeight(page, dose), row)
      }
      await page.context().close()
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}
