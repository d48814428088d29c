import { existsSync } from 'node:fs'
import { installedChromium } from '#tools/setup/browser.mjs'
import type { Driver } from './driver.ts'
import { openPuppeteer } from './puppeteer-driver.ts'
import { openWebKit, WEBKIT } from './webkit-driver.ts'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
]

export interface RealBrowser {
  name: string
  /** Opens the browser; null where it is not installed. */
  open: (() => Promise<Driver>) | null
}

/** One installed browser for each of the three engines (Chromium, Firefox, WebKit). */
export function realBrowsers(): RealBrowser[] {
  const chromium = installedChromium()
  const firefox = FIREFOX.find((file) => existsSync(file))
  const hasWebKit = Object.values(WEBKIT).every((file) => existsSync(file))
  return [
    { name: 'Chromium', open: chromium === undefined ? null : () => openPuppeteer('chrome', chromium) },
    { name: 'Firefox', open: firefox === undefined ? null : () => openPuppeteer('firefox', firefox) },
    { name: 'WebKit', open: hasWebKit ? openWebKit : null },
  ]
}
