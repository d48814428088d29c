import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { language, loadTexts, setLanguage } from './texts.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
})
afterEach(async () => {
  await setLanguage('es')
  vi.unstubAllGlobals()
})

test('a language whose texts arrive late does not replace the one that was chosen after it', async () => {
  await setLanguage('es')
  await loadTexts('news')
  const late = setLanguage('en')
  await Promise.all([setLanguage('es'), late])
  expect(language.get()).toBe('es')
})
