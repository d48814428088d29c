import { expect, test } from 'vitest'
import { parsePosology } from '../parse.ts'
import { computedPacks, doubtOfQuantity } from './computed-packs.ts'
import { packageOf } from './package-text.ts'
import { isAsked } from './quantity-doubt.ts'

const CLONAZEPAM = 'Clonazepam tableta 2 mg, caja con 30 tabletas'
const DROPS = 'Clonazepam solución oral 2.5 mg/mL, frasco con 10 mL'
const TRAMADOL = 'Tramadol cápsula 50 mg, caja con 10 cápsulas'

function doubt(presentation: string, instructions: string, qty: number) {
  const product = packageOf(presentation)
  const posology = parsePosology(instructions, product.unit ? { unit: product.unit } : {})
  return doubtOfQuantity(qty, computedPacks(posology, product))
}

test.each([
  [CLONAZEPAM, '1 tab cada 24 horas por 3 días', 2, 'spare'],
  [CLONAZEPAM, '1 tab cada 24 horas por 29 días', 2, 'spare'],
  [CLONAZEPAM, '1 tab cada 24 horas por 30 días', 2, null],
  [CLONAZEPAM, '1 tab cada 24 horas por 31 días', 2, null],
  // A pharmacy supplies no less than one package, however short the treatment is.
  [CLONAZEPAM, '1 tab cada 24 horas por 1 día', 1, null],
  [CLONAZEPAM, '1 tab cada 24 horas por 3 días', 3, 'over'],
  [CLONAZEPAM, '1 tab cada 24 horas por 3 días', 10, 'over'],
  [DROPS, '1 mL cada 24 horas por 9 días', 2, 'spare'],
  [DROPS, '1 mL cada 24 horas por 10 días', 2, null],
  [TRAMADOL, '1 cap cada 12 horas por 7 días', 3, 'spare'],
  [TRAMADOL, '1 cap cada 12 horas por 8 días', 3, null],
  [TRAMADOL, '1 cap cada 12 horas por 7 días', 2, null],
  // A number of boxes that the instructions state counts as the whole treatment.
  [CLONAZEPAM, '1 tab cada 24 horas x 2 cajas', 2, null],
  // A treatment without an end leaves open whether a quantity is too much.
  [CLONAZEPAM, '1 tab cada 24 horas', 2, null],
])('the doubt about %s, %s, in %i packages is %s', (presentation, instructions, qty, expected) =>
  expect(doubt(presentation, instructions, qty)).toBe(expected),
)

const SURPLUS = ['spare', 'large'] as const

test.each(['I', 'II', 'III'] as const)('the surplus of a medicine of class %s is asked about', (fraction) =>
  expect(SURPLUS.map((doubt) => isAsked(doubt, { fraction, antibiotic: false }))).toEqual([true, true]),
)

test('the surplus of an antibiotic is asked about', () =>
  expect(SURPLUS.map((doubt) => isAsked(doubt, { fraction: 'IV', antibiotic: true }))).toEqual([true, true]))

test.each(['IV', 'V', 'VI', null] as const)(
  'the surplus of a medicine of class %s is not asked about',
  (fraction) => {
    const ordinary = { fraction, antibiotic: false }
    expect(SURPLUS.map((doubt) => isAsked(doubt, ordinary))).toEqual([false, false])
    expect([isAsked('over', ordinary), isAsked('many', ordinary)]).toEqual([true, true])
  },
)
