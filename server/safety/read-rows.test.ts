import { describe, expect, test } from 'vitest'
import { projectCatalogue, projectKnowledge, projectSafety } from '../testing/clinical/project-knowledge.ts'
import type { WrittenRow } from './read-rows.ts'

const { read } = projectSafety
const row = (more: Partial<WrittenRow>): WrittenRow => ({
  key: '1',
  presentation: '',
  generic: '',
  brand: '',
  drug_upc: '',
  instructions: '',
  via: '',
  category: 'standard_drug',
  current: false,
  ...more,
})
const text = (presentation: string, more: Partial<WrittenRow> = {}) => read(row({ presentation, ...more }))
const productOf = (generic: string) => {
  const product = projectKnowledge.products.find((p) => p.generic === generic && p.form === 'tableta')
  if (product === undefined) throw new Error(generic)
  return product
}

describe('free text', () => {
  test.each([
    ['Paracetamol tabletas 500 mg', ['paracetamol'], []],
    ['LOSARTAN POTASICO 50MG C/30 TABS', ['losartan'], []],
    ['Amoxicilina/ácido clavulánico 875/125 mg tabletas', ['amoxicilina', 'acido clavulanico'], []],
    ['Cotrimoxazol 160/800 mg', ['trimetoprima', 'sulfametoxazol'], []],
    ['Isosorbida dinitrato 10 mg', ['dinitrato de isosorbida'], []],
    ['Isosorbida 10 mg', ['isosorbida'], []],
    ['Insulina', ['insulina'], []],
    ['Fluoxetina HCl 20 mg', ['fluoxetina'], []],
    ['Vitamina C 500 mg', ['acido ascorbico'], []],
    ['Vitamina K 10 mg', ['fitomenadiona'], []],
    ['Vitamina Z 10 mg', null, ['vitamina', 'z']],
    ['Potasio cloruro tableta 500 mg', ['cloruro de potasio'], []],
    ['Testosterona enantato inyectable 250 mg', ['testosterona'], []],
    ['Nifedipino tableta 60 mg liberación prolongada', ['nifedipino'], []],
    ['Tiotropio polvo para inhalar 18 mcg', ['tiotropio'], []],
    ['Tiotropio cápsulas para inhalar 18 mcg', ['tiotropio'], []],
    ['Topsyn Y crema', ['fluocinonida'], ['y']],
    ['Diprosone-Y 0.05 %', ['betametasona'], ['y']],
    ['Espaven AL suspensión', ['simeticona'], ['al']],
    ['Bactrim y Mejoral', ['trimetoprima', 'sulfametoxazol', 'paracetamol'], []],
    ['Losec c/14 cápsulas', ['omeprazol'], []],
    ['Paracetamol con zzumba 500 mg', ['paracetamol'], ['zzumba']],
  ])('%s', (written, ingredients, unknown) => {
    expect(text(written)).toMatchObject({ ingredients, unknown })
  })

  test('a misspelt or unknown name matches no drug, not even a similar one', () => {
    for (const written of ['Paracetmol 500 mg', 'Medicamento desconocido', 'zzz', '💊'])
      expect(text(written)?.ingredients).toBeNull()
  })

  test('an overlong text is read up to a limit, and reported as unknown', () => {
    expect(text(`Paracetamol 500 mg ${'x'.repeat(900)}`)?.unknown).not.toEqual([])
    expect(text('Paracetamol'.padEnd(600))?.unknown).toEqual([])
    expect(text('Paracetamol'.padEnd(601))?.unknown).toEqual(['…'])
  })

  test('ingredients that only the rules contain are known', () => {
    expect(text('Hipérico cápsulas 300 mg')?.ingredients).toHaveLength(1)
  })

  test('a dose is computed with the strength in the text', () => {
    const item = text('Paracetamol tabletas 500 mg', {
      instructions: 'Tomar 1 tableta cada 8 horas por 5 días',
    })
    expect(item?.doses.get('paracetamol')).toMatchObject({ single: 500, daily: 1500 })
  })

  test('a row without a drug is skipped: an empty row, or a study', () => {
    expect(read(row({}))).toBeNull()
    expect(text('Biometría hemática completa', { category: 'auxiliary_test' })).toBeNull()
    expect(text('Warfarina 5 mg', { category: 'auxiliary_test' })?.ingredients).toEqual(['warfarina'])
  })
})

describe('products', () => {
  test('every product of the catalogue has all its ingredients read, and a reach', () => {
    const wrong = projectKnowledge.products.filter((product) => {
      const item = read(row({ drug_upc: product.uid }))
      // Oral rehydration salts are read as one drug.
      const isOne = item?.ingredients?.join() === 'sales de rehidratacion oral'
      const expected = isOne ? 1 : product.ingredients.length
      return item === null || item.ingredients?.length !== expected || item.unknown.length > 0
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('a strength written over the product’s makes the dose unknown', () => {
    const product = productOf('Metformina')
    const instructions = '1 tableta cada 12 horas por 30 días'
    const as = (presentation: string) => read(row({ drug_upc: product.uid, presentation, instructions }))
    expect(as(projectCatalogue.presentationOf(product))?.doses.get('metformina')?.single).toBeGreaterThan(0)
    expect(as('Metformina tableta 123 mg')?.doses.get('metformina')?.single ?? null).toBeNull()
  })

  test('a concentration written over the product’s makes the dose unknown', () => {
    const product = projectKnowledge.products.find(
      ({ generic, per }) => generic === 'Amoxicilina' && per === '5 mL',
    )
    const strength = product?.ingredients[0]?.strength ?? ''
    const doseOf = (presentation: string) =>
      read(
        row({ drug_upc: product?.uid ?? '', presentation, instructions: '5 ml cada 8 horas por 7 días' }),
      )?.doses.get('amoxicilina')?.single ?? null
    expect(doseOf(`Amoxicilina suspensión ${strength}/5 mL`)).toBeGreaterThan(0)
    expect(doseOf(`Amoxicilina suspensión ${strength}/mL`)).toBeNull()
  })

  test('text written besides a product counts, known or not', () => {
    const product = productOf('Metformina')
    const listed = projectCatalogue.presentationOf(product)
    const as = (presentation: string) => read(row({ drug_upc: product.uid, presentation }))
    expect(as(listed)).toMatchObject({ ingredients: ['metformina'], unknown: [] })
    expect(as(`${listed} con hipérico`)?.ingredients).toHaveLength(2)
    expect(as(`${listed} con zzumba`)?.unknown).toEqual(['zzumba'])
  })

  test('a written route never reduces how far a product reaches', () => {
    const tablet = { drug_upc: productOf('Metformina').uid }
    expect(read(row({ ...tablet, via: 'cutánea' }))?.reach).toBe('systemic')
    expect(text('Warfarina tableta 5 mg', { via: 'cutánea' })?.reach).toBe('systemic')
    expect(text('Diclofenaco gel 1 %', { via: 'cutánea' })?.reach).toBe('skin')
  })

  test('the route decides the reach: the written one, the product’s, or that of the instructions', () => {
    const cream = { presentation: 'Clotrimazol crema 1 %' }
    expect(read(row({ ...cream, via: 'cutánea' }))?.reach).toBe('skin')
    expect(
      read(row({ presentation: 'Timolol', instructions: '1 gota en cada ojo cada 12 h por 30 días' }))?.reach,
    ).toBe('mucosal')
    expect(text('Miconazol')?.reach).toBe('systemic')
  })
})

describe('the facts of a row', () => {
  test('its name is what was written, without repetition, else that of its ingredients', () => {
    const named = (more: Partial<WrittenRow>) => read(row(more))?.label
    expect(named({ generic: 'Metformina', presentation: 'Metformina', brand: 'Glucophage' })).toBe(
      'Metformina Glucophage',
    )
    expect(named({ presentation: '  Metformina 850 mg ' })).toBe('Metformina 850 mg')
    expect(named({ drug_upc: productOf('Losartán').uid })).toBe('losartán')
    expect(named({ drug_upc: productOf('Losartán / Hidroclorotiazida').uid })).toBe(
      'losartán / hidroclorotiazida',
    )
    expect(read(row({ presentation: '   ' }))).toBeNull()
  })

  test.each<[string, Partial<WrittenRow>, string, string[], string]>([
    ['no route', { presentation: 'Miconazol' }, '', [], ''],
    ['a written route', { presentation: 'Miconazol', via: 'oral' }, 'oral', ['oral'], ''],
    [
      'a route of the instructions',
      { presentation: 'Timolol', instructions: '1 gota en cada ojo cada 12 h por 30 días' },
      'oftálmica',
      ['oftálmica'],
      '',
    ],
    [
      'a written route beside that of the instructions',
      { presentation: 'Paracetamol 500 mg', instructions: '1 tab VO cada 8 h por 3 días', via: 'rectal' },
      'rectal',
      ['rectal', 'oral'],
      '',
    ],
    ['the route of a product', { drug_upc: productOf('Metformina').uid }, 'oral', [], 'oral'],
  ])('has %s', (_what, written, route, writtenRoutes, ownRoute) =>
    expect(read(row(written))).toMatchObject({ route, writtenRoutes, ownRoute }),
  )

  test.each([
    ['Clotrimazol solución', {}, 'systemic', true],
    ['Clotrimazol solución', { via: 'cutánea' }, 'skin', false],
    ['Clotrimazol óvulo 500 mg', {}, 'mucosal', false],
    ['Metronidazol tableta vaginal 500 mg', {}, 'mucosal', false],
    ['Metronidazol tableta 500 mg', {}, 'systemic', false],
    ['Clotrimazol tableta', { via: 'cutánea' }, 'systemic', false],
    ['Clotrimazol', { via: 'cutánea' }, 'skin', false],
  ])('"%s" %o reaches %s, left open: %s', (presentation, more, reach, isReachOpen) =>
    expect(text(presentation, more)).toMatchObject({ reach, isReachOpen }),
  )

  test('moments, days, and whether it is taken besides follow from the instructions', () => {
    expect(text('Metformina 850 mg', { instructions: '1 tableta con la cena por 7 días' })).toMatchObject({
      moments: [['CV']],
      courseDays: 7,
      isAdditional: false,
    })
    const isAdditional = (instructions: string) => text('Metformina', { instructions })?.isAdditional
    expect(isAdditional('Además 1 tableta por la noche')).toBe(true)
    expect(isAdditional('1 tableta por la noche, ademas')).toBe(true)
    expect(isAdditional('1 tableta por la noche')).toBe(false)
  })

  test.each([
    ['the same strength', 'Metformina 500 mg', 500, ['metformina']],
    ['no strength', 'Metformina', 500, ['metformina']],
    ['another strength', 'Metformina 850 mg', null, ['metformina']],
    ['another drug besides', 'Metformina 500 mg con glibenclamida', null, ['metformina', 'glibenclamida']],
    ['another drug', 'Glibenclamida 5 mg', null, ['metformina', 'glibenclamida']],
  ])('over the text of a product, %s', (_what, presentation, single, ingredients) => {
    const item = read(
      row({
        drug_upc: productOf('Metformina').uid,
        presentation,
        instructions: '1 tableta cada 12 horas por 30 días',
      }),
    )
    expect(item?.ingredients).toEqual(ingredients)
    expect(item?.doses.get('metformina')?.single).toBe(single)
  })

  test.each([
    ['100 mg/mL', 25],
    ['100 mg/5 mL', null],
    ['50 mg/mL', null],
  ])('drops of a solution of %s are counted where a label states how many are 1 mL', (strength, single) => {
    const instructions = '10 gotas cada 8 horas por 3 días'
    const doses = text(`Tramadol ${strength} solución oral gotas`, { instructions })?.doses
    expect(doses?.get('tramadol')?.single).toBe(single)
    const both = text(`Tramadol / paracetamol ${strength} solución oral gotas`, { instructions })?.doses
    expect(both?.get('tramadol')?.single).toBeNull()
  })

  test('a brand of one composition names its ingredients, and one of several names none', () => {
    expect(text('Sedalmerck')?.ingredients).toEqual(['paracetamol', 'cafeina', 'fenilefrina'])
    expect(text('Bedoyecta')).toMatchObject({ ingredients: null, unknown: ['bedoyecta'] })
  })
})

describe('rows that were read before', () => {
  test('equal rows keep their own keys, and a row with another route is read anew', () => {
    const written = {
      presentation: 'Paracetamol tabletas 500 mg',
      instructions: '1 tab cada 8 horas por 3 días',
    }
    expect(read(row({ ...written, key: 'a' }))).toMatchObject({ key: 'a', current: false, courseDays: 3 })
    expect(read(row({ ...written, key: 'b', current: true }))).toMatchObject({ key: 'b', current: true })
    expect(read(row({ ...written, via: 'rectal' }))?.route).toBe('rectal')
    expect(read(row({ ...written, instructions: '1 tab cada 8 horas por 4 días' }))?.courseDays).toBe(4)
  })

  test("an own medication of one doctor is not read for another doctor's row", () => {
    const own = new Map([['of-the-doctor', productOf('Losartán')]])
    const written = row({ drug_upc: 'of-the-doctor', presentation: 'Preparado' })
    expect(read(written, own)?.ingredients).toEqual(['losartan'])
    expect(read(written)?.ingredients).toBeNull()
    expect(read(written, own)?.ingredients).toEqual(['losartan'])
  })
})

test.each([
  ['Paracetamol tableta 500 mg', '1 c/8h', true],
  ['Paracetamol 500 mg', '2 tab c/8h', true],
  ['Paracetamol 500 mg', '', false],
  ['Paracetamol 500 mg supositorio', '1 c/8h', false],
  ['Paracetamol 1 g solución inyectable', '1 g c/6h', false],
])('%s with "%s" is swallowed: %s', (presentation, instructions, isSwallowed) => {
  expect(text(presentation, { instructions })).toMatchObject({ isSwallowed })
})
