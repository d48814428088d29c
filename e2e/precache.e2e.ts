import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/* Compares what the service worker caches with the files of the build: a page that opens without a network needs all of them. */

const BUILT = path.resolve('dist/web')

const cached = [
  ...readFileSync(path.join(BUILT, 'sw.js'), 'utf8').matchAll(/"?url"?:\s*["`]\/([^"`]+)/g),
].map(([, url = '']) => url)
const nameOf = (file: string): string => file.replace(/^assets\/[\da-f]{12}\//, '')
const names = new Set(cached.map(nameOf))

/** Scripts that a cached script loads and that are not cached themselves. */
function missingOf(script: string): string[] {
  const code = readFileSync(path.join(BUILT, script), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*\(?\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)]
    .map(([, to = '']) => path.posix.join(path.posix.dirname(script), to))
    .filter((file) => !cached.includes(file))
}

test('every cached file is in the build', () => {
  expect(cached.length).toBeGreaterThan(200)
  expect(cached.filter((file) => !existsSync(path.join(BUILT, file)))).toEqual([])
})

test('the page that the device keeps is marked, so that it tells that the server is away', () => {
  expect(readFileSync(path.join(BUILT, 'index.html'), 'utf8')).toContain('<html data-kept ')
})

test('all that a cached script loads is cached, but for what a server has to answer', () => {
  // The scripts with the list of all pages and the list of all texts name files of other pages, so they are left out.
  const lists = ['boot.js', 'catalogue.js']
  const missing = cached
    .filter((file) => file.endsWith('.js') && !lists.includes(path.basename(file)))
    .flatMap(missingOf)
  expect([...new Set(missing.map(nameOf))].toSorted()).toEqual([
    // Not cached: the panel in which a doctor writes to support is of no use without a server.
    'ContactPanel.js',
    // Not cached: the dialogs for the second factor of a login and for a new proof of identity are of no use without a server.
    'SecondStepAgain.js',
    'StepUpDialog.js',
    // Not cached: guided tours start only with a network connection.
    'Tours.js',
    // Not cached: the numbering plans of all countries. Without this script, the field for a phone number checks only the form of
    // the number.
    'intl-phone.js',
  ])
})

test('the texts of the pages that open without a network are cached in both languages', () => {
  const domains =
    'attention blocked command common composer composer-rows dashboard draft-problems drafts drug-results favourites ' +
    'interactions issue-questions kept-parts patient-form patient-pages patients phone prescription prescription-sheet ' +
    'prescription-states prescriptions record safety session-ended sheet shell waiting widgets'
  expect(
    domains
      .split(' ')
      .flatMap((one) => [`es/${one}.js`, `en/${one}.js`])
      .filter((file) => !names.has(file)),
  ).toEqual([])
  // Pages of operators, pharmacies and new doctors are not needed offline, so the service worker must not cache them.
  expect([...names].filter((file) => /^(?:es|en)\/(?:operator|pharmacies|welcome)\.js$/.test(file))).toEqual(
    [],
  )
})
