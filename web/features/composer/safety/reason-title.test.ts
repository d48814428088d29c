import { expect, test } from 'vitest'
import type { Finding } from '#contract/safety.ts'
import { reasonTitle } from './reason-title.ts'

const titleOf = (...kinds: Finding['kind'][]) => reasonTitle(kinds.map((kind) => ({ kind })))

test('the dialog of an overdose alone is about the dose', () => {
  expect(titleOf('dose')).toBe('dose')
  expect(titleOf('dose', 'dose')).toBe('dose')
})

test('the dialog of a controlled medicine prescribed again is about that', () => {
  expect(titleOf('controlled')).toBe('again')
})

test('the dialog of anything else, or of several kinds, is about contraindications', () => {
  expect(titleOf('allergy')).toBe('title')
  expect(titleOf('dose', 'allergy')).toBe('title')
  expect(titleOf('dose', 'controlled')).toBe('title')
  expect(titleOf()).toBe('title')
})
