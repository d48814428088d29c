import { expect, test } from 'vitest'
import { tellsReason } from './reason.ts'

test.each([
  ['', false],
  ['x', false],
  ['1234567890', false],
  ['no sirve', false],
  ['sí, años', false],
  ['dosis ya', false],
  ['no sirvió', true],
  ['dosis ajena', true],
  ['él lo pidió', true],
])('the text "%s" is a reason: %s', (text, isTold) => expect(tellsReason(text)).toBe(isTold))
