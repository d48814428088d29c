import { expect, test } from 'vitest'
import { shownSteps } from './steps.ts'

const on =
  (...parts: string[]) =>
  (selector: string): string | undefined =>
    parts.some((part) => selector.includes(part)) ? selector : undefined
const names = (found: ReturnType<typeof shownSteps>) => found.map(({ name }) => name)

test('the tour of the history has no steps before the first prescription', () => {
  expect(shownSteps('history', on('search'))).toEqual([])
  expect(names(shownSteps('history', on('search', 'data-history-row')))).toEqual(['search', 'row'])
})

test('a tour leaves out steps whose element is not on the screen', () => {
  expect(names(shownSteps('welcome', on('newPrescription', 'openMenu')))).toEqual([
    'newPrescription',
    'openMenu',
  ])
  expect(shownSteps('menu', on())).toEqual([])
})
