import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PAGE_FILES } from '../http/web-files.ts'
import { pageFiles } from './page-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'page-files-'))
writeFileSync(
  path.join(folder, PAGE_FILES),
  JSON.stringify({
    index: { guard: 'ready', files: ['/index.js'] },
    welcome: { guard: 'doctor', files: ['/welcome.js'] },
    login: { guard: 'guest', files: ['/login.js'] },
    verify: { guard: 'open', files: ['/verify.js'] },
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  // Columns: requested page, whether the visitor has a session, and the page whose scripts the HTML names.
  ['index', true, 'index'],
  ['index', false, 'login'],
  ['welcome', true, 'welcome'],
  ['welcome', false, 'login'],
  ['login', false, 'login'],
  ['login', true, 'index'],
  ['verify', true, 'verify'],
  ['verify', false, 'verify'],
] as const)('for %s, with a session: %s, the scripts of %s are named', (page, hasSession, shown) => {
  const { files, isForDoctors } = pageFiles(folder)(page, hasSession)
  expect(files).toEqual([`/${shown}.js`])
  expect(isForDoctors).toBe(hasSession && page !== 'verify')
})

test('a page of which the build says nothing has no scripts of its own', () => {
  const none = { files: [], isForDoctors: false }
  expect(pageFiles(folder)('operator', true)).toEqual(none)
  expect(pageFiles(path.join(folder, 'none'))('index', true)).toEqual(none)
})

test('a list of another form stops the start', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'page-files-'))
  writeFileSync(path.join(other, PAGE_FILES), '{"index":["/index.js"]}')
  expect(() => pageFiles(other)).toThrow()
  rmSync(other, { recursive: true })
})
