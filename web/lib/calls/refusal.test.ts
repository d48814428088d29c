import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { refusalOf } from './refusal.ts'

const detail = 'Hay datos que corregir. Revise los campos señalados.'
const refused = (fields: Record<string, string[]>) => new ApiError('invalid-input', { detail, fields })

test('what is wrong with a field of the form is said there', () => {
  expect(refusalOf(refused({ name: ['Escriba el nombre.'] }), ['name', 'phone'])).toEqual({
    message: detail,
    fields: { name: 'Escriba el nombre.' },
  })
})

test('what is wrong where the form has no field is said in its own words, once', () => {
  const sentence = 'Este medicamento no se receta en serie.'
  const error = refused({
    'medications.0.presentation': [sentence],
    'medications.1.presentation': [sentence],
  })
  expect(refusalOf(error, ['count']).message).toBe(sentence)
})

test('a refusal of nothing in particular is the sentence of the problem', () => {
  expect(refusalOf(refused({}), ['count'])).toEqual({ message: detail, fields: {} })
})
