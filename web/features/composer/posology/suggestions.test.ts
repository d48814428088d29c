import { expect, test } from 'vitest'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { ALL_UNITS, amountsFor, shortAmount, unitsFor } from './suggestions.ts'

test.each([
  ['Paracetamol tableta 500 mg, caja con 20 tabletas', 'tableta'],
  ['Amoxicilina cápsula 500 mg, caja con 12 cápsulas', 'cápsula'],
  ['ambroxol jarabe 15 mg/5 mL, frasco con 120 mL', 'ml'],
  ['paracetamol solución oral gotas 100 mg/mL, frasco con 15 mL', 'gota'],
  ['timolol solución oftálmica 5 mg/mL, frasco con 5 mL', 'gota'],
  ['clotrimazol crema 1 %, tubo con 30 g', 'aplicación'],
  ['salbutamol aerosol 100 µg, frasco con 200 dosis', 'disparo'],
  ['insulina glargina solución inyectable 100 UI/mL, frasco con 10 mL', 'unidad'],
  ['ondansetrón solución inyectable 2 mg/mL, caja con 3 ampolletas', 'ampolleta'],
  ['Marca Ficticia', 'tableta'],
])('%s is likely dosed in %s', (presentation, unit) => {
  const units = unitsFor(presentation)
  expect(units[0]).toBe(unit)
  expect(ALL_UNITS).toEqual(expect.arrayContaining([...units]))
})

test('suggested amounts follow the strength of one piece, and there are none if that is unknown', () => {
  const product = packageOf('Ibuprofeno tableta 400 mg, caja con 20 tabletas')
  expect(amountsFor('mg', product)).toEqual([200, 400, 800])
  expect(amountsFor('mcg', product)).toEqual([])
  expect(amountsFor('mg', packageOf('Marca Ficticia'))).toEqual([])
  expect(amountsFor('tableta', product).map((one) => shortAmount(one, 'tableta'))).toEqual([
    '½',
    '1',
    '1½',
    '2',
  ])
  // A measured amount is never shown as a fraction.
  expect(shortAmount(2.5, 'ml')).toBe('2.5')
})
