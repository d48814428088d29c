import { describe, expect, test } from 'vitest'
import { packageName, packageOf, type Package } from './package-text.ts'

describe('the text of a presentation', () => {
  test.each<[string, Package]>([
    [
      'Fictina tableta 500 mg, caja con 20 tabletas',
      { content: 'caja con 20 tabletas', strength: '500 mg', container: 'caja', unit: 'tableta' },
    ],
    // The dose of a suspension is measured in mL, and its strength is the content of a volume.
    [
      'Fictina suspensión 250 mg/5 mL, frasco con 60 mL',
      { content: 'frasco con 60 mL', strength: '250 mg', per: '5 mL', container: 'frasco', unit: '' },
    ],
    [
      'Fictina solución 100 UI/mL, cartucho con 3 mL',
      { content: 'cartucho con 3 mL', strength: '100 UI', per: '1 mL', container: 'cartucho', unit: '' },
    ],
    // A combination has one strength for each ingredient, and none of them is the strength of the product.
    [
      'Fictina y fictona tableta 500 mg y 125 mg, caja con 10 tabletas',
      { content: 'caja con 10 tabletas', container: 'caja', unit: 'tableta' },
    ],
    ['Fictina crema, tubo con 15 g', { content: 'tubo con 15 g', container: 'tubo', unit: '' }],
    ['Fictina cápsula 20 mg', { content: '', strength: '20 mg', container: '', unit: 'cápsula' }],
    [
      'Fictina tabletas 1,000 mg, cajas con 20 tabletas',
      { content: 'cajas con 20 tabletas', strength: '1,000 mg', container: '', unit: '' },
    ],
  ])('"%s"', (presentation, read) => expect(packageOf(presentation)).toEqual(read))

  test.each([
    ['Fictina tableta 500 mg, caja con 20 tabletas, usada', 'Fictina tableta 500 mg'],
    // A comma before a digit is part of a number.
    ['Fictina solución 1, 2 mg', 'Fictina solución 1, 2 mg'],
    ['Fictina', 'Fictina'],
  ])('"%s" is named "%s"', (presentation, name) => expect(packageName(presentation)).toBe(name))
})
