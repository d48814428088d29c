import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { defaultLanguage, intlLocale, languages } from './locale.ts'

test('Spanish of Mexico is the default, English of the United States the other language', () => {
  expect(defaultLanguage).toBe('es')
  expect(languages).toEqual(['es', 'en'])
  expect(intlLocale).toEqual({ es: 'es-MX', en: 'en-US' })
})

const COMMENT = /\/\*.*?\*\/|^\s*\/\/[^\n]*/gms

test('English texts have the typographic apostrophe', () => {
  const folder = path.join(import.meta.dirname, 'en')
  // The pattern finds a straight apostrophe between two letters. Outside of comments, code has none.
  const texts = globSync('*.ts', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll(COMMENT, ''))
    .join('')
  expect(texts.match(/\p{L}’\p{L}/gu)?.length).toBeGreaterThan(50)
  expect(texts.match(/.*\p{L}'\p{L}.*/gu)).toBeNull()
})
