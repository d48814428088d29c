import { expect, test } from 'vitest'
import { handReason } from './by-hand.ts'
import { makeItem } from './testing/item.ts'

const known = (fraction: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI') => makeItem(fraction)
const unknown = (fraction: 'I' | 'II' | 'III' | 'IV' | null) => makeItem(fraction, { recognised: false })

test.each([
  ['a medicine that the catalogue lacks', [unknown(null)], 'unrecognised'],
  [
    'a medicine that the catalogue lacks, beside a controlled one',
    [known('II'), unknown(null)],
    'unrecognised',
  ],
  ['a medicine that the catalogue lacks, written as class IV', [unknown('IV')], 'unrecognised'],
  ['known medicines', [known('IV'), known('VI')], 'class'],
  ['a controlled medicine', [known('I')], 'class'],
  // An ingredient tells the class of a medicine whose product is unknown.
  ['class I by its name', [unknown('I')], 'class'],
  ['class II by its name', [unknown('II')], 'class'],
  ['class III by its name', [unknown('III')], 'class'],
])('a handwritten sheet says why: %s', (_what, items, reason) => {
  expect(handReason({ document_kind: 'handwritten', items })).toBe(reason)
  expect(handReason({ document_kind: 'electronic', items })).toBeNull()
})
