import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithCode } from './WithCode.tsx'

const shown = (text: string): string => renderToStaticMarkup(<WithCode text={text} code="K7QD-2M9X-4" />)

test('a code in a sentence stays on one line', () => {
  expect(shown('La sustituye la receta K7QD-2M9X-4')).toBe(
    'La sustituye la receta <span class="whitespace-nowrap">K7QD-2M9X-4</span>',
  )
  expect(shown('Prescription K7QD-2M9X-4 replaces it')).toBe(
    'Prescription <span class="whitespace-nowrap">K7QD-2M9X-4</span> replaces it',
  )
})

test('a sentence without the code is shown as it is', () => {
  expect(shown('Cancelada')).toBe('Cancelada')
})
