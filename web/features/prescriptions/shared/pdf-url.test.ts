import { afterEach, expect, test, vi } from 'vitest'
import { showsPdfInPage } from './pdf-url.ts'

afterEach(() => vi.unstubAllGlobals())

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
