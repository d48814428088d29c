import { expect, test } from 'vitest'
import { chooseBrowser, chromiumPaths } from './browser.mjs'

const PACKAGED = { executablePath: '/packages/chromium', env: { LD_LIBRARY_PATH: '/packages/lib' } }

test.each([
  ['the named one before all others', '/named', PACKAGED, '/installed', '/named'],
  ['that of the packages before an installed one', undefined, PACKAGED, '/installed', '/packages/chromium'],
  [
    'an installed one where that of the packages does not run',
    undefined,
    undefined,
    '/installed',
    '/installed',
  ],
])('the tests use %s', async (_which, named, packaged, installed, used) => {
  const { executablePath } = await chooseBrowser({
    named,
    packaged: async () => packaged,
    installed: () => installed,
  })
  expect(executablePath).toBe(used)
})

test('without any browser one sentence says what to install', async () => {
  const none = { named: undefined, packaged: async () => undefined, installed: () => undefined }
  await expect(chooseBrowser(none)).rejects.toThrow(
    'no browser for the tests: install Chrome, Chromium or Edge, or set CHROME_PATH to one',
  )
})

test('the browser of the packages is started with its own libraries and without a sandbox', async () => {
  const chosen = await chooseBrowser({
    named: '',
    packaged: async () => PACKAGED,
    installed: () => undefined,
  })
  expect(chosen.env).toEqual(PACKAGED.env)
  expect(chosen.args).toEqual(expect.arrayContaining(['--no-sandbox', '--headless=shell']))
})

test.each([
  ['linux', {}, '/usr/bin/google-chrome', '/snap/bin/microsoft-edge'],
  [
    'darwin',
    {},
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
])('Chrome is sought first on %s, and Edge last', (platform, environment, first, last) => {
  const paths = chromiumPaths(/** @type {NodeJS.Platform} */ (platform), environment)
  expect([paths[0], paths.at(-1)]).toEqual([first, last])
})
