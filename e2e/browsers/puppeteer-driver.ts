import { launch, ProtocolError, type Page } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Drives Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function openPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Driver> {
  // Chromium's own sandbox refuses to run as root.
  const isRoot = browser === 'chrome' && process.getuid?.() === 0
  const opened = await launch({
    browser,
    executablePath,
    args: isRoot ? ['--no-sandbox'] : [],
    // Animations are switched off, because without a graphics processor the processor draws each of their frames.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await opened.newPage()
  return {
    open: async (address) => void (await page.goto(address)),
    run: async <Result, Given>(work: (given: Given) => Result | Promise<Result>, given?: Given) =>
      (await page.evaluate(`(${work.toString()})(${JSON.stringify(given)})`)) as Result,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => resize(page, width, height),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => opened.close(),
  }
}

/** Sets the size of the visible page, in CSS pixels. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    // puppeteer-core 25 sends two commands for a size. Firefox 140 does not know the second,
    // `emulation.setScreenOrientationOverride`.
    const isUnknown = error instanceof ProtocolError && error.message.includes('unknown command')
    if (!isUnknown) throw error
  })
  // The size is polled with `evaluate`, because the product's Content Security Policy refuses `waitForFunction` in Firefox.
  while (!(await page.evaluate(`innerWidth === ${width} && innerHeight === ${height}`)));
}
