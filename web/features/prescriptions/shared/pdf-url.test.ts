import { afterEach, expect, test, vi } from 'vitest'
import { bytesOf, showsPdfInPage } from './pdf-url.ts'

afterEach(() => vi.unstubAllGlobals())

test('all 256 byte values survive the decoding of base64', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(bytesOf(btoa(String.fromCharCode(...all)))).toEqual(all)
})

test.each([
  ['a computer', true, true, true],
  ['an iPhone, whose viewer shows files in a tab only', true, false, false],
  ['a phone without a viewer', false, false, false],
  ['a computer without a viewer', false, true, false],
])(
  'the sheet is shown inside the page on the right devices: %s',
  (_device, pdfViewerEnabled, isFine, isShown) => {
    vi.stubGlobal('navigator', { pdfViewerEnabled })
    vi.stubGlobal('window', {
      matchMedia: (query: string) => ({ matches: query === '(pointer: fine)' && isFine }),
    })
    expect(showsPdfInPage()).toBe(isShown)
  },
)
