import { expect, test } from 'vitest'
import { impossibleMeasure } from './measure-of-form.ts'
import { parsePosology } from './parse.ts'

const measure = (text: string, product: string) => impossibleMeasure(parsePosology(text).steps, product)

test.each([
  ['10 ml c/8h 5 dias', 'Ambroxol tableta 30 mg', 'ml'],
  ['20 gotas c/8h', 'Paracetamol cápsula 500 mg', 'gota'],
  ['1 tab c/8h x 7d', 'ambroxol jarabe 15 mg/5 mL', 'tableta'],
  ['1 tab c/12h x 7d', 'Salbutamol suspensión en aerosol 100 mcg/dosis', 'tableta'],
  ['1 tab c/24h x 3d', 'ketorolaco solución inyectable 30 mg/mL', 'tableta'],
  ['5 ml c/8h x 3d', 'Metronidazol óvulo 500 mg', 'ml'],
  ['1 caps c/8h x 7d', 'Amoxicilina tableta 875 mg', 'cápsula'],
  ['1 tab c/24h x 7d', 'Omeprazol cápsula 20 mg', 'tableta'],
  ['40 mg x 5 d, luego 5 ml c/24h x 5 d', 'prednisona tableta 20 mg', 'ml'],
])('the measure in "%s" does not fit %s', (text, product, unit) => {
  expect(measure(text, product)).toBe(unit)
})

test.each([
  ['500 mg c/8h x 5d', 'Paracetamol tableta 500 mg'],
  ['1 comprimido c/8h x 5d', 'Paracetamol tableta 500 mg'],
  ['1 perla c/8h x 5d', 'Omega 3 cápsula 1 g'],
  ['1 sobre c/24h x 3d', 'Acetilcisteína granulado 600 mg'],
  ['10 gotas c/8h x 3d', 'Paracetamol solución oral en gotas 100 mg/mL'],
  ['2 disparos c/6h', 'Salbutamol suspensión en aerosol 100 mcg/dosis'],
  ['1 ámpula IM c/24h x 3d', 'ketorolaco solución inyectable 30 mg/mL'],
  ['2 ml c/24h', 'ceftriaxona polvo para solución inyectable 1 g'],
  ['1 aplicación c/12h x 7d', 'Clotrimazol crema 1 %'],
  ['10 ml c/8h x 5d', 'Marca Ficticia'],
])('the measure in "%s" fits %s', (text, product) => {
  expect(measure(text, product)).toBeNull()
})
