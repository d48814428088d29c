import { expect, test } from 'vitest'
import { isImpossible } from './possible.ts'
import { EMPTY_STEP } from './step.ts'

test('what goes into an eye goes there by drops or by injection, and by nothing else', () => {
  const drop = { ...EMPTY_STEP, dose: { low: 0.05, unit: 'ml' }, site: 'en el ojo derecho' }
  expect(isImpossible({ ...drop, route: 'oftálmica' })).toBe(false)
  expect(isImpossible({ ...drop, route: 'intravítrea' })).toBe(false)
  expect(isImpossible({ ...drop, route: 'subcutánea' })).toBe(true)
})

test('a tablet is not injected wherever its route is written', () => {
  const tablet = { ...EMPTY_STEP, dose: { low: 1, unit: 'tableta' } }
  expect(isImpossible({ ...tablet, route: 'vaginal' })).toBe(false)
  expect(isImpossible({ ...tablet, route: 'epidural' })).toBe(true)
})
