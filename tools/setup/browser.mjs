import { existsSync } from 'node:fs'
import { unpackChromium } from './chromium.mjs'

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Options for `chromium.launch` of playwright-core: the browser named by CHROME_PATH, the one in the packages
 * where it runs (Linux x64 with glibc), or that of the machine. The browser of the packages is the same for
 * everybody, and is a headless shell: it takes two thirds of the processor time of a whole browser.
 * @returns {Promise<{ executablePath: string, args: string[], env?: Record<string, string> }>}
 */
export async function browserLaunchOptions() {
  // Chromium's own sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS
  const named = process.env.CHROME_PATH
  if (named) return { executablePath: named, args }
  const installed = runsBundled() ? undefined : INSTALLED.find((file) => existsSync(file))
  if (installed) return { executablePath: installed, args }
  const { executablePath, env } = await unpackChromium()
  return { executablePath, args: [...ARGUMENTS, '--no-sandbox', '--no-zygote', '--headless=shell'], env }
}

function runsBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime !== undefined
}
