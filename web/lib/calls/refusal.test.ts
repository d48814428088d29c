import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { refusalOf } from './refusal.ts'

const detail = 'Hay datos que corregir. Revise los campos señalados.'
const refused = (fields: Record<string, string[]>) => new ApiError('invalid-input', { detail, fields })

test('an error of a field is shown at the field', () => {
  expect(refusalOf(refused({ name: ['Escriba el nombre.'] }), ['name', 'phone'])).toEqual({
    message: detail,
    fields: { name: 'Escriba el nombre.' },
  })
})

test('an error of a field that the form lacks is shown above the form, once', () => {
  const sentence = 'Este medicamento no se receta en serie.'
  const error = refused({
    'medications.0.presentation': [sentence],
    'medications.1.presentation': [sentence],
  })
  expect(refusalOf(error, ['count']).message).toBe(sentence)
})

test('a refusal without fields shows its sentence', () => {
  expect(refusalOf(refused({}), ['count'])).toEqual({ message: detail, fields: {} })
})
