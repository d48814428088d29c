import { expect, test } from 'vitest'
import { callsForAnother } from './calls-for-another.ts'
import { warningWord } from '../../../ui/safety/warning-word.ts'

test('an overdose is called one, and any other grave finding a contraindication', () => {
  expect(warningWord('contraindicated', [{ kind: 'dose' }])).toBe('overdose')
  expect(warningWord('contraindicated', [{ kind: 'dose' }, { kind: 'allergy' }])).toBe('contraindicated')
  expect(warningWord('serious', [{ kind: 'dose' }])).toBe('serious')
})

test('another medicine is offered where one mends what stops the issue', () => {
  expect(callsForAnother([{ kind: 'dose', interrupts: true }])).toBe(false)
  expect(callsForAnother([{ kind: 'controlled', interrupts: true }])).toBe(false)
  expect(callsForAnother([{ kind: 'allergy', interrupts: true }])).toBe(true)
  expect(callsForAnother([{ kind: 'allergy', interrupts: false }])).toBe(false)
})
