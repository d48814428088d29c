import type { Locator, Page } from 'playwright-core'

/** Greatest number of presses of Tab that reaches any control of a page. */
const STOPS_AT_MOST = 80

/**
 * Presses Tab until a control has the focus.
 * @throws when Tab does not reach the control, or when a focus on the way is not visible
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < STOPS_AT_MOST; stops += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
    const hidden = await unseen(page)
    if (hidden !== null) throw new Error(`the focus cannot be seen on ${hidden} of ${page.url()}`)
  }
  throw new Error(`Tab does not reach ${String(target)} on ${page.url()}`)
}

/** Moves to a field by Tab and types into it. */
export async function tabToAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Moves to a control by Tab and presses a key on it. */
export async function tabToAndPress(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * Waits until some element has the focus. If no element had the focus after an action, the next Tab would start at the beginning
 * of the page.
 */
export async function waitForFocus(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement !== null && document.activeElement !== document.body,
  )
}

/** The focused element if nothing on the page shows that it has the focus; null if something does. */
const unseen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const one = document.activeElement
    // After the last element of the page the focus moves to the browser's own controls, before it returns to the first element of
    // the page.
    if (!one || one === document.body) return null
    const marked = [one, one.parentElement, one.nextElementSibling].some((near) => {
      if (!near) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(near)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    const { width, height } = one.getBoundingClientRect()
    return marked && width > 0 && height > 0 ? null : one.outerHTML.slice(0, 160)
  })

const NAMED = new Map([
  ['Enter', { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }],
  ['ArrowDown', { code: 'ArrowDown', windowsVirtualKeyCode: 40 }],
])

/**
 * Sends keys as a fast typist would: all of them before the page has answered the first.
 * @param typed texts, which are typed letter by letter, or names of keys such as `Enter`
 */
export async function typeFast(page: Page, ...typed: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const keys = typed.flatMap((words) => (NAMED.has(words) ? [words] : Array.from(words)))
  await Promise.all(
    keys.flatMap((key) => {
      const { text, ...named } = { text: undefined, ...(NAMED.get(key) ?? { text: key }) }
      const down = text === undefined ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text }
      return [
        session.send('Input.dispatchKeyEvent', { key, ...named, ...down }),
        session.send('Input.dispatchKeyEvent', { key, ...named, type: 'keyUp' }),
      ]
    }),
  )
  await session.detach()
}

/**
 * Waits until the page has painted its content and React has run its effects: both have happened when the second frame begins.
 * A list of options takes Enter only after that.
 */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
      }),
  )

/**
 * The open list of options, once it has the results for the complete text. Before the results have arrived, the page either
 * ignores a pressed key or handles it only once they arrive.
 */
export const settledList = (page: Page): Locator => page.locator('[role=listbox][aria-busy=false]')

/** The first option with this name, once the open list has the results for the complete text. */
export const option = (page: Page, name: string | RegExp): Locator =>
  settledList(page).getByRole('option', { name }).first()

/** The highlighted option if it has this name, once the open list has the results for the complete text. */
export const lit = (page: Page, name: string | RegExp): Locator =>
  settledList(page).getByRole('option', { name, selected: true })

/** Number of presses of the arrow key that reaches the end of any list of options. */
const ARROWS_AT_MOST = 60

/**
 * Highlights an option of the open list, with arrow keys where it is not highlighted already, so that Enter takes it.
 * @returns the number of arrow keys pressed
 * @throws when no arrow key reaches the option
 */
export async function lightOption(page: Page, name: string | RegExp): Promise<number> {
  await option(page, name).waitFor()
  await waitForPaint(page)
  for (let arrows = 0; arrows <= ARROWS_AT_MOST; arrows += 1) {
    if ((await lit(page, name).count()) > 0) {
      await waitForPaint(page)
      return arrows
    }
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`no arrow key reaches the option ${String(name)}`)
}

/** Text field of the command palette. */
export const command = (page: Page) => page.getByRole('combobox', { name: 'Buscar o hacer' })

/** Opens the command palette, types a text, and runs the result with the wanted name. */
export async function say(page: Page, typed: string, wanted: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await command(page).waitFor()
  await page.keyboard.type(typed)
  await lightOption(page, wanted)
  await page.keyboard.press('Enter')
}
