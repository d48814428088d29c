import { expect, test } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { isRefused, seriesRefusal } from './series-refusal.ts'

const row = (generic: string) =>
  ({ generic, brand: '', presentation: `${generic} tableta` }) as Prescription['medications'][number]
const rows = [row('Losartán'), row('Amoxicilina')]
const words = { unknown: 'No se sabe', already: 'Ya se emitió' }
const said = (error: unknown) => (seriesRefusal(error, rows, words) as ApiError).detail

test('a request without a response is repeated as the same series', () => {
  for (const error of [
    new ApiError('network'),
    new ApiError('network', { status: 408 }),
    new ApiError('unavailable', { status: 503 }),
    new ApiError('bad-answer', { status: 201 }),
    new ApiError('unexpected', { status: 500, detail: 'Falló' }),
  ]) {
    expect([isRefused(error), said(error)]).toEqual([false, words.unknown])
  }
})

test('a series issued by an earlier attempt is not issued again', () => {
  const error = new ApiError('key-reused', { status: 422, detail: 'Esa clave ya se usó' })
  expect([isRefused(error), said(error)]).toEqual([false, words.already])
})

test('a refusal about a medicine names it', () => {
  const fields = { 'medications.1.presentation': ['La ley no permite una serie.'] }
  const error = new ApiError('invalid-input', { status: 422, detail: 'Revise', fields })
  expect([isRefused(error), said(error)]).toEqual([true, 'Amoxicilina: La ley no permite una serie.'])
})

test('a refusal about the form is shown at its fields', () => {
  const error = new ApiError('invalid-input', { status: 422, fields: { 'series.count': ['Demasiadas'] } })
  expect(seriesRefusal(error, rows, words)).toBe(error)
})
