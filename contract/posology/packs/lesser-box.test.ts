import { expect, test } from 'vitest'
import { parsePosology } from '../parse.ts'
import { computedPacks, doubtOfQuantity } from './computed-packs.ts'
import { boxesOf, lesserBox } from './lesser-box.ts'
import { packageOf } from './package-text.ts'

const boxes = boxesOf([
  'Clonazepam tableta 2 mg, caja con 100 tabletas',
  'Clonazepam tableta 2 mg, caja con 30 tabletas',
  'Clonazepam tableta 0.5 mg, caja con 10 tabletas',
  'Cefaclor polvo para suspensión oral 250 mg/5 mL, frasco para 75 mL',
  'Cefaclor polvo para suspensión oral 250 mg/5 mL, frasco para 150 mL',
  'Minociclina cápsula 100 mg, caja con 12 cápsulas',
  'Minociclina cápsula 100 mg, caja con 48 cápsulas',
])

/**
 * The warning about the quantity of a medicine, with the smaller package that would be enough: "large 1 x 30" warns of too
 * large a quantity and names one package of 30.
 */
function doubt(presentation: string, instructions: string, qty: number): string | null {
  const product = packageOf(presentation)
  const posology = parsePosology(instructions, product.unit ? { unit: product.unit } : {})
  const lesser = lesserBox(posology, presentation, boxes(presentation))
  const found = doubtOfQuantity(qty, computedPacks(posology, product), lesser)
  return found === 'large' ? `large ${lesser?.packs} x ${lesser?.each}` : found
}

const HUNDRED = 'Clonazepam tableta 2 mg, caja con 100 tabletas'

test.each([
  [HUNDRED, '1 tab cada 24 horas por 5 días', 1, 'large 1 x 30'],
  [HUNDRED, '1 tab cada 24 horas por 45 días', 1, 'large 2 x 30'],
  // The doctor is not asked about a quantity of at most twice what the treatment takes.
  [HUNDRED, '1 tab cada 24 horas por 50 días', 1, null],
  [HUNDRED, '1 tab cada 24 horas por 90 días', 1, null],
  [HUNDRED, '1 tab cada 24 horas por 49 días', 1, 'large 2 x 30'],
  [HUNDRED, '1 tab cada 24 horas por 5 días', 2, 'spare'],
  [HUNDRED, '1 tab cada 24 horas por 5 días', 3, 'over'],
  // The doctor is not asked about the surplus of the smallest box, because no other box avoids it.
  ['Clonazepam tableta 2 mg, caja con 30 tabletas', '1 tab cada 24 horas por 5 días', 1, null],
  // No smaller box is looked for where the treatment has no end, or where the instructions name the box.
  [HUNDRED, '1 tab cada 24 horas', 1, null],
  [HUNDRED, '1 tab cada 24 horas x 1 caja', 1, null],
  // The medicine is recognised whatever the order of its words, singular or plural, and the blanks in it.
  ['clonazepam 2mg tableta, caja con 100 tabletas', '1 tab cada 24 horas por 5 días', 1, 'large 1 x 30'],
  ['Clonazepam tabs 2 mg, caja con 100 tabs', '1 tab cada 24 horas por 5 días', 1, 'large 1 x 30'],
  // A box of another strength or of another medicine is not offered as the smaller box.
  ['Clonazepam tableta 1 mg, caja con 100 tabletas', '1 tab cada 24 horas por 5 días', 1, null],
  ['Diazepam tableta 2 mg, caja con 100 tabletas', '1 tab cada 24 horas por 5 días', 1, null],
  ['Minociclina cápsula 100 mg, caja con 48 cápsulas', '1 cap cada 12 horas por 5 días', 1, 'large 1 x 12'],
  ['Minociclina cápsula 100 mg, caja con 48 cápsulas', '1 cap cada 12 horas por 12 días', 1, null],
  [
    'Cefaclor polvo para suspensión oral 250 mg/5 mL, frasco para 150 mL',
    '5 mL cada 12 horas por 7 días',
    1,
    'large 1 x 75',
  ],
  [
    'Cefaclor polvo para suspensión oral 250 mg/5 mL, frasco para 150 mL',
    '5 mL cada 8 horas por 7 días',
    1,
    null,
  ],
])('the doubt about %s, %s, in %i packages is %s', (presentation, instructions, qty, expected) =>
  expect(doubt(presentation, instructions, qty)).toBe(expected),
)
