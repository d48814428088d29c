import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import webdriver, { type WebDriver } from 'selenium-webdriver'
import { freePort } from '#tools/setup/port.mjs'
import type { Driver } from './driver.ts'

const { Builder, Capabilities, Key, Origin } = webdriver
const STARTS_WITHIN_MS = 20_000

/** Programs of Debian's packages webkit2gtk-driver and xvfb. */
export const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb' }

/** Drives WebKitGTK by WebDriver, on a virtual display. */
export async function openWebKit(): Promise<Driver> {
  const display = spawn(WEBKIT.display, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const service = spawn(WEBKIT.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      // The sandbox needs namespaces that containers do not have. It can be switched off, because the pages are the product's
      // own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Compositing is off, because Xvfb has no graphics processor: the layers of the page would be composed by an emulated
      // graphics processor.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The optimizing compilers are off: a test leaves a page before the optimised code has saved the time of compiling it.
      JSC_useFTLJIT: '0',
      JSC_useDFGJIT: '0',
    },
  })
  const end = () => Promise.all([ended(service), ended(display)])
  try {
    await listening(port)
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // The browser (MiniBrowser) runs in full screen, because its toolbar is wider than a phone and full screen has none.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    })
    const server = `http://127.0.0.1:${port}`
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    return driverOf(driver, async () => {
      await driver.quit()
      await end()
    })
  } catch (error) {
    await end()
    throw error
  }
}

const driverOf = (driver: WebDriver, close: () => Promise<void>): Driver => ({
  open: (address) => driver.get(address),
  run: <Result, Given>(work: (given: Given) => Result | Promise<Result>, given?: Given) =>
    driver.executeScript<Result>(work, given),
  click: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
      .click()
      .perform(),
  type: (text) => driver.switchTo().activeElement().sendKeys(text),
  press: (key) =>
    driver
      .switchTo()
      .activeElement()
      .sendKeys({ Enter: Key.ENTER, Backspace: Key.BACK_SPACE, Tab: Key.TAB }[key]),
  async resize(width, height) {
    const window = driver.manage().window()
    await window.setRect({ width, height })
    // The size of the window includes its frame, so the frame's size is added to that of the page.
    const [inner, outer] = await driver.executeScript<[number[], number[]]>(() => [
      [innerWidth, innerHeight],
      [outerWidth, outerHeight],
    ])
    const frame = [0, 1].map((at) => (outer[at] ?? 0) - (inner[at] ?? 0))
    await window.setRect({ width: width + (frame[0] ?? 0), height: height + (frame[1] ?? 0) })
  },
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  close,
})

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = once(child, 'exit')
  child.kill()
  await over
}

async function listening(port: number): Promise<void> {
  for (const end = Date.now() + STARTS_WITHIN_MS; Date.now() < end;) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return
  }
  throw new Error('WebKitWebDriver did not start in time')
}
