import { afterEach, expect, test, vi } from 'vitest'
import { followNetwork, isAway } from './connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  isAway.set(false)
})

/** Opens a page in which each of the CSS selectors in `found` finds an element. */
function openPage(found: readonly string[], onLine: boolean): boolean {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (found.includes(selector) ? {} : null),
  })
  followNetwork()
  return isAway.get()
}

test.each([
  ['a page of the server', [], true, false],
  ['a page of the server whose brand has no tagline', ['[content=""]'], true, false],
  ['a page that the device kept', ['[data-kept]'], true, true],
  ['a page that opens without a network', [], false, true],
] as const)('%s', (_page, found, onLine, away) => {
  expect(openPage(found, onLine)).toBe(away)
})
