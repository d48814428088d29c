import type { Page } from 'playwright-core'
import type { Figure } from '../figure.ts'

/** Longest wait until a search highlights its first result, ms. A drug of a look-alike pair is never highlighted. */
const LIT = 2000

/** Makes the measured figure of a number of key presses. The figure is within its limit up to `most` presses. */
export const keysOf = (figure: string, value: number, most: number): Figure => ({
  figure,
  value,
  unit: '',
  limit: `<= ${most}`,
  holds: value <= most,
})

/** Makes the keyboard of a measurement, which presses keys on a page and counts them. */
export function hand(page: Page) {
  let keys = 0
  const press = async (chord: string): Promise<void> => {
    keys += chord.split('+').length
    await page.keyboard.press(chord)
  }
  return {
    press,
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    },
    /** Chooses an option that is on the screen: with Enter if it is highlighted, otherwise with arrow keys and Enter. */
    pick: async (text: RegExp) => {
      // The locator takes only the options of the open list, because the `select` elements of the page have options too.
      const options = page.locator('[role=listbox][aria-busy=false]:visible').getByRole('option')
      await options.filter({ hasText: text }).first().waitFor()
      const at = (await options.allInnerTexts()).findIndex((option) => text.test(option))
      await options
        .first()
        .and(page.locator('[aria-selected=true]'))
        .waitFor({ timeout: LIT })
        .catch(() => undefined)
      const lit = (await options.first().getAttribute('aria-selected')) === 'true' ? 0 : -1
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))),
      )
      for (let down = lit; down < at; down += 1) await press('ArrowDown')
      await press('Enter')
    },
    count: () => keys,
  }
}

/** Opens the composer, and waits until it accepts typed letters. */
export const openComposer = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/prescriptions/new`)
  await page.locator('#rx-patient:focus').waitFor()
}

/** Waits for the page of the prescription that was issued. */
export const issued = (page: Page) => page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
