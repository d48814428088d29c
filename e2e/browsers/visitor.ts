import { setTimeout as pause } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { endGuard, guardClick } from './guard-click.ts'
import { locate, type Kind, type Located } from './locate.ts'

const PATIENCE_MS = 30_000
/** Pause between two searches for an element, ms. Each search reads the whole page, and keeps the browser busy. */
const BETWEEN_LOOKS_MS = 100
/** Number of searches in a row that must find an element at the same place before it is clicked. */
const STILL_FOR_LOOKS = 2

/** A person at a browser, who finds elements by their visible text or name and waits until they are there. */
export class Visitor {
  readonly driver: Driver
  constructor(driver: Driver) {
    this.driver = driver
  }

  /** Reloads the page, and waits until the previous document is gone. */
  async reload(): Promise<void> {
    await this.driver.run(() => {
      Object.assign(window, { isReloading: true })
      location.reload()
    })
    await this.until('the reloaded page', () =>
      this.driver
        .run(() => document.readyState === 'complete' && !('isReloading' in window))
        .catch(() => false),
    )
  }

  /** Waits until the page shows an element of this kind and name. */
  async see(kind: Kind, name: string | RegExp): Promise<Located> {
    return this.until(`${kind} ${String(name)}`, () => this.#look(kind, name))
  }

  /** Clicks on an element once it stands still. If the page moves before the click, the click is stopped and repeated. */
  async click(kind: Kind, name: string | RegExp): Promise<void> {
    let last: Located | null = null
    let looks = 0
    await this.until(`${kind} ${String(name)} to click`, async () => {
      const before = last
      last = await this.#look(kind, name)
      looks = last?.isReachable && before?.x === last.x && before.y === last.y ? looks + 1 : 0
      if (last === null || looks < STILL_FOR_LOOKS) return false
      looks = 0
      await this.driver.run(guardClick)
      await this.driver.click(last.x, last.y)
      // If the page is gone after the click, the click has reached its element.
      return this.driver.run(endGuard).catch(() => true)
    })
  }

  /** Clicks on a field and types into it. */
  async write(name: string | RegExp, text: string): Promise<void> {
    await this.click('field', name)
    await this.until(`the focus in ${String(name)}`, async () => (await this.#look('field', name))?.hasFocus)
    await this.driver.type(text)
  }

  /**
   * Chooses an option of a native select. Its menu belongs to the system and not to the page, so the choice is made as
   * WebDriver makes it: by setting the value and sending the events of a choice.
   */
  async choose(name: string, option: string): Promise<void> {
    await this.see('field', name)
    await this.until(`the option ${option} of ${name}`, () =>
      this.driver.run(
        ([label, text]) => {
          const lists = [...document.querySelectorAll('select')]
          const list = lists.find((one) => [...one.labels].some((own) => own.textContent.trim() === label))
          const chosen = list && [...list.options].find((one) => one.text.trim() === text)
          if (!list || !chosen) return false
          list.value = chosen.value
          return list.dispatchEvent(new Event('change', { bubbles: true }))
        },
        [name, option] as const,
      ),
    )
  }

  /** Whether the page shows an element of this kind and name now. */
  async sees(kind: Kind, name: string | RegExp): Promise<boolean> {
    return (await this.#look(kind, name)) !== null
  }

  /**
   * Waits until the page shows one of several elements.
   * @returns the first one shown
   */
  async seeOneOf<Name extends string>(
    sought: Readonly<Record<Name, [Kind, string | RegExp]>>,
  ): Promise<Name> {
    const all = Object.entries(sought) as [Name, [Kind, string | RegExp]][]
    return this.until(`one of ${all.map(([name]) => name).join(', ')}`, async () => {
      for (const [name, [kind, pattern]] of all) if (await this.sees(kind, pattern)) return name
      return null
    })
  }

  /** Waits until the address of the page matches a pattern. */
  async arrive(at: RegExp): Promise<string> {
    return this.until(`an address like ${at}`, async () => {
      const address = await this.driver.run(() => location.pathname)
      return at.test(address) ? address : null
    })
  }

  async #look(kind: Kind, name: string | RegExp): Promise<Located | null> {
    const isPattern = name instanceof RegExp
    const sought = { kind, name: isPattern ? name.source : name, isPattern }
    // No script can run in a page that is being replaced, so the element counts as missing.
    return this.driver.run(locate, sought).catch(() => null)
  }

  /** Repeats a check until its result is truthy. */
  async until<Found>(what: string, look: () => Promise<Found | null | undefined | false>): Promise<Found> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(BETWEEN_LOOKS_MS)) {
      const found = await look()
      if (found) return found
    }
    const shown = await this.driver
      .run(() => `${location.pathname}: ${document.body.innerText.slice(0, 600)}`)
      .catch(() => 'the page cannot be read')
    throw new Error(`no ${what}; the page shows ${shown.replace(/\s+/g, ' ')}`)
  }
}
