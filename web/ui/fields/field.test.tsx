import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { texts } from '#locales/es/common.ts'
import { loadTexts } from '../../lib/texts.ts'
import { Field, type FieldProps } from './Field.tsx'

beforeAll(() => loadTexts('common'))

const shown = (of: Omit<FieldProps, 'label'>): string =>
  renderToStaticMarkup(
    <Field label="Nombre" id="name" {...of}>
      {(control) => <input {...control} />}
    </Field>,
  )

test('an error is below its input, and announced by a screen reader', () => {
  const field = shown({ error: 'Escriba un nombre.', hint: 'Como en su cédula.' })
  expect(field).toContain('aria-describedby="name-error name-hint"')
  expect(field).toContain('aria-invalid="true"')
  expect(field.indexOf('<input')).toBeLessThan(field.indexOf('Escriba un nombre.'))
  expect(field).toMatch(/<p id="name-error"[^>]*>.*Escriba un nombre\.<\/p>/)
})

test('without an error the hint is there alone; an optional field says so in words', () => {
  const field = shown({ hint: 'Como en su cédula.', optional: true })
  expect(field).toContain('aria-describedby="name-hint"')
  expect(field).not.toContain('aria-invalid')
  expect(field).not.toContain('aria-required')
  expect(field).toContain(texts.optional)
  expect(shown({})).toContain('aria-required="true"')
})
