import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { language } from '../lib/texts.ts'
import { WithNames } from './Clinical.tsx'

afterEach(() => language.set('es'))

const shown = (text: string, names: string[]): string =>
  renderToStaticMarkup(<WithNames text={text} names={names} />)

test('printed names in an English sentence are marked as Spanish', () => {
  language.set('en')
  expect(shown('ketorolaco with losartán', ['ketorolaco', 'losartán'])).toBe(
    '<span lang="es-MX">ketorolaco</span> with <span lang="es-MX">losartán</span>',
  )
  expect(shown('Remove Insulina glargina', ['Insulina glargina', 'glargina', ''])).toBe(
    'Remove <span lang="es-MX">Insulina glargina</span>',
  )
})

test('a sentence without names, and one on a Spanish page, stays as it is', () => {
  expect(shown('Quitar Losartán', ['Losartán'])).toBe('Quitar Losartán')
  language.set('en')
  expect(shown('Remove', ['Losartán', ''])).toBe('Remove')
})
