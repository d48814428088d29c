import { expect, test } from 'vitest'
import { groupedClabe } from './grouped-clabe.ts'

test.each([
  // The groups of a CLABE are bank, place, account and check digit. No line ends between the first two or the last two.
  ['002010077777777771', '002\u00a0010 07777777777\u00a01'],
  ['00201007777777777', '00201007777777777'],
  ['0020100777777777711', '0020100777777777711'],
  ['x002010077777777771', 'x002010077777777771'],
])('the CLABE %s is shown as %s', (clabe, grouped) => expect(groupedClabe(clabe)).toBe(grouped))
