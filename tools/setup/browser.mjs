import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { unpackChromium } from './chromium.mjs'

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge']

/**
 * Paths where Chrome, Chromium and Edge are installed, those of Chrome first.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function chromiumPaths(platform, environment) {
  if (platform === 'win32') {
    const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': programFiles32 } = environment
    const folders = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter((one) => one !== undefined)
    return PROGRAMS.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)))
  }
  if (platform === 'darwin')
    return APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return COMMANDS.flatMap((command) => [
    `/usr/bin/${command}`,
    `/usr/local/bin/${command}`,
    `/snap/bin/${command}`,
  ])
}

/** Path of an installed Chrome, Chromium or Edge; undefined where there is none. */
export const installedChromium = () =>
  chromiumPaths(process.platform, process.env).find((file) => existsSync(file))

/**
 * Options for `chromium.launch` of playwright-core: the browser named by CHROME_PATH, the one in the npm packages where it runs
 * (Linux x64 with glibc), or one installed on the machine. The browser of the npm packages has the same version on every machine.
 * It is a headless shell, which takes two thirds of the processor time of a whole browser.
 * @returns {Promise<{ executablePath: string, args: string[], env?: Record<string, string> }>}
 */
export const browserLaunchOptions = () =>
  chooseBrowser({
    named: process.env.CHROME_PATH,
    packaged: mayRunPackaged() ? runningPackaged : async () => undefined,
    installed: installedChromium,
  })

/** @typedef {{ executablePath: string, env: Record<string, string> }} Packaged */

/**
 * Chooses the browser named by CHROME_PATH, the browser of the npm packages, or an installed browser, in this order.
 * @param {{ named: string | undefined, packaged: () => Promise<Packaged | undefined>, installed: () => string | undefined }} ways
 * @returns {Promise<{ executablePath: string, args: string[], env?: Record<string, string> }>}
 */
export async function chooseBrowser({ named, packaged, installed }) {
  const own = named ? undefined : await packaged()
  if (own) return { ...own, args: [...ARGUMENTS, '--no-sandbox', '--no-zygote', '--headless=shell'] }
  const executablePath = named || installed()
  if (!executablePath)
    throw new Error('no browser for the tests: install Chrome, Chromium or Edge, or set CHROME_PATH to one')
  // Chromium's own sandbox refuses to run as root.
  return { executablePath, args: process.getuid?.() === 0 ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS }
}

/** Whether the browser of the npm packages is made for this machine: Linux x64 with glibc. */
function mayRunPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime !== undefined
}

/** The unpacked browser of the npm packages; undefined if it does not start with the libraries of this system. */
async function runningPackaged() {
  const packaged = await unpackChromium()
  const { status } = spawnSync(packaged.executablePath, ['--version'], { env: packaged.env, stdio: 'ignore' })
  return status === 0 ? packaged : undefined
}
