import { expect, test } from 'vitest'
import { defaultLanguage, intlLocale, languages } from './locale.ts'

test('Spanish of Mexico is the default, English of the United States the other language', () => {
  expect(defaultLanguage).toBe('es')
  expect(languages).toEqual(['es', 'en'])
  expect(intlLocale).toEqual({ es: 'es-MX', en: 'en-US' })
})
