import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import type { Presentation } from '../medications/drug-catalogue.ts'
import type { Item, WrittenMedication } from './row.ts'
import { makePresentation, presentationText } from './testing/catalogue.ts'
import { COMPLETE_INSTRUCTIONS, judgedBy } from './testing/judged.ts'

const judged = (row: Partial<WrittenMedication>, more: readonly Presentation[] = []) =>
  judgedBy(law, row, more)
const CUATROPRIL = { drug_upc: 'uid-cuatropril' }

describe('a picked product', () => {
  test('gives the row all values of the product, and no others', () => {
    expect(judged(CUATROPRIL)).toEqual({
      item: {
        presentation: 'Cuatropril tableta 10 mg, caja con 20 tabletas',
        generic: 'Cuatropril',
        substance: 'cuatropril',
        brand: '',
        recognised: true,
        unknown: false,
        instructions: COMPLETE_INSTRUCTIONS,
        via: 'oral',
        category: 'standard_drug',
        drug_upc: 'uid-cuatropril',
        fraction: 'IV',
        in_compendium: false,
        antibiotic: false,
        order_id: 0,
        ad_id: '',
        cost_cents: 0,
        substitution_allowed: true,
        qty: 1,
        refills: 0,
        days: 5,
      } satisfies Item,
      fields: {},
      rule: law.rowRule({ fraction: 'IV', antibiotic: false }),
      routes: ['oral'],
      is_quantity_written: false,
    })
  })

  test('keeps the words that the doctor wrote over its text', () => {
    expect(judged({ ...CUATROPRIL, presentation: 'Cuatropril, caja grande' }).item.presentation).toBe(
      'Cuatropril, caja grande',
    )
  })

  test('of two ingredients has one substance, whatever their order', () => {
    const turned = makePresentation('Seisalbina / Cuatropril', { uid: 'turned' })
    expect(judged({ drug_upc: 'uid-both' }).item.substance).toBe('cuatropril / seisalbina')
    expect(judged({ drug_upc: 'turned' }, [turned]).item.substance).toBe('cuatropril / seisalbina')
    expect(judged({ presentation: 'Seisalbina con cuatropril' }).item.substance).toBe(
      'cuatropril / seisalbina',
    )
  })

  test.each([
    ['its own text', presentationText('uid-both'), {}],
    ['its ingredients in another order', 'Seisalbina 5 mg y cuatropril 10 mg', {}],
    ['one ingredient of two', 'Cuatropril 10 mg', { presentation: ['presentation-other-drug'] }],
    [
      'one ingredient too many',
      'Cuatropril, seisalbina, cocicilina',
      { presentation: ['presentation-other-drug'] },
    ],
    ['its brand', 'Bi-Brand tableta 10 mg/5 mg', {}],
    ['the brand of another', 'Cuatrobrand', { presentation: ['presentation-other-drug'] }],
    ['nothing known', 'tableta azul de 10 mg', {}],
    ['neither strength nor form', 'caja azul', { presentation: ['strength-missing:RIS art. 30'] }],
    ['a prohibited substance', 'Bi-Brand con prohibina', { presentation: ['substance-prohibited'] }],
    ['a misspelt drug', 'Bi-Brand y dosazolan', { presentation: ['drug-misspelt:dosazolam'] }],
  ])('with a text that names %s', (_what, presentation, fields) => {
    expect(judged({ drug_upc: 'uid-both', presentation }).fields).toEqual(fields)
  })

  test.each([
    ['none', '', '', {}],
    ['its own', 'Cuatrobrand', 'Cuatrobrand', {}],
    ['of another product', 'Dosbrand', 'Dosbrand', { brand: ['brand-unknown'] }],
  ])('with a brand: %s', (_what, brand, kept, fields) => {
    const row = judged({ ...CUATROPRIL, brand })
    expect([row.item.brand, row.fields]).toEqual([kept, fields])
  })

  test('keeps its own price, whatever the row says', () => {
    const dear = makePresentation('Cuatropril', { uid: 'dear', retail_price: '90.50' })
    expect(judged({ drug_upc: 'dear', price: '1.00' }, [dear]).item.cost_cents).toBe(9050)
    expect(judged({ ...CUATROPRIL, price: '1.00' }).item.cost_cents).toBe(100)
  })

  test('is a drug even in a row of the category "auxiliary test"', () => {
    const hidden = { category: 'auxiliary_test' as const, instructions: 'En ayunas.' }
    expect(Object.keys(judged({ ...CUATROPRIL, ...hidden }).fields)).toEqual(['instructions'])
  })
})

describe('a medication that the doctor added', () => {
  const own = (names: string[]) =>
    makePresentation('Mezcla', {
      uid: 'own',
      category: 'basic_drug',
      ingredients: names.map((name) => ({ name, strength: '' })),
      fraction: 'V',
    })
  test.each([
    ['known', ['cuatropril', 'seisalbina'], true],
    ['known in part', ['cuatropril', 'polvo de hadas'], false],
    ['unknown', ['polvo de hadas'], false],
  ])('of ingredients that are %s', (_what, names, isKnown) => {
    const { item } = judged({ drug_upc: 'own', category: 'standard_drug' }, [own(names)])
    expect([item.category, item.recognised, item.fraction]).toEqual(['basic_drug', isKnown, 'V'])
  })

  test('a product of the catalogue is known without being asked for', () => {
    const catalogued = makePresentation('Polvo de hadas')
    expect(judged({ drug_upc: catalogued.uid }, [catalogued]).item).toMatchObject({
      category: 'standard_drug',
      recognised: true,
    })
  })
})

describe('a free text', () => {
  test('gives the row the drug that it names', () => {
    expect(judged({ presentation: 'Cuatropril (Cuatrobrand) 10 mg', qty: 3, refills: 2 })).toMatchObject({
      item: {
        presentation: 'Cuatropril (Cuatrobrand) 10 mg',
        generic: 'cuatropril',
        substance: 'cuatropril',
        brand: 'Cuatrobrand',
        recognised: true,
        category: 'standard_drug',
        drug_upc: '',
        in_compendium: false,
        fraction: 'IV',
        antibiotic: false,
        qty: 3,
        refills: 2,
      },
      fields: {},
      routes: [],
      is_quantity_written: true,
    })
  })

  test.each<[string, Partial<WrittenMedication>, Partial<Item>, object]>([
    [
      'nothing at all',
      {},
      { presentation: '', generic: '', substance: '', recognised: false, fraction: null },
      { presentation: ['presentation-missing'] },
    ],
    [
      'a generic alone',
      { generic: 'Cuatropril 10 mg' },
      { presentation: 'Cuatropril 10 mg', generic: 'Cuatropril 10 mg' },
      {},
    ],
    [
      'a text that nobody knows',
      { presentation: 'Fórmula magistral' },
      { generic: 'Fórmula magistral', substance: 'formula magistral', brand: '', recognised: false },
      {},
    ],
    [
      'a generic that nobody knows',
      { presentation: 'Fórmula 7', generic: 'Polvo' },
      { generic: 'Polvo', substance: 'polvo' },
      {},
    ],
    [
      'a brand alone',
      { presentation: 'Cuatrobrand' },
      { brand: 'Cuatrobrand', recognised: false },
      { generic: ['generic-missing:Cuatrobrand'] },
    ],
    [
      'a brand and a generic that nobody knows',
      { presentation: 'Cuatrobrand', generic: 'Polvo' },
      { brand: 'Cuatrobrand', generic: 'Polvo' },
      {},
    ],
    ['a brand of its own', { presentation: 'Cuatropril 10 mg', brand: 'Nueva' }, { brand: 'Nueva' }, {}],
    [
      'a name that is written over two fields',
      { presentation: 'Cuatropril 10 mg', generic: 'Quatropril', brand: 'sódico' },
      { substance: 'cuatropril' },
      {},
    ],
    [
      'a prohibited substance',
      { presentation: 'Cuatropril con prohibina' },
      {},
      { presentation: ['substance-prohibited'] },
    ],
    [
      'a misspelt drug',
      { presentation: 'Dosazolan 2 mg' },
      {},
      { presentation: ['drug-misspelt:dosazolam'] },
    ],
    [
      'a controlled brand beside it',
      { presentation: 'Cuatropril 10 mg', brand: 'Dosbrand' },
      { fraction: 'II' },
      {},
    ],
  ])('%s', (_what, row, item, fields) => {
    const found = judged(row)
    expect(found.item).toMatchObject(item)
    expect(found.fields).toEqual(fields)
  })
})

describe('the route', () => {
  const form = 'solución inyectable'
  const TWO = makePresentation('Inyectil', { uid: 'two', form, route: 'intramuscular o intravenosa' })
  const ONE = makePresentation('Inyectil', { uid: 'one', form, route: 'intramuscular' })
  const silent = 'Aplicar 1 ampolleta cada 8 horas durante 5 días.'
  const drunk = 'Tomar 1 ampolleta por vía oral cada 8 horas durante 5 días.'
  test.each<[string, Partial<WrittenMedication>, string, object]>([
    ['is the one that was written', { presentation: 'Cuatropril 10 mg', via: 'Rectal' }, 'rectal', {}],
    ['is the only one of the product', { drug_upc: 'one', instructions: silent }, 'intramuscular', {}],
    [
      'that was written comes before the product’s',
      { drug_upc: 'one', via: 'intravenosa', instructions: silent },
      'intravenosa',
      {},
    ],
    [
      'of the product comes before the one in the instructions',
      { drug_upc: 'one', instructions: drunk },
      'intramuscular',
      {},
    ],
    ['of two has to be chosen', { drug_upc: 'two', instructions: silent }, '', { via: ['route-missing'] }],
    ['of two may stand in the instructions', { drug_upc: 'two', instructions: drunk }, 'oral', {}],
    [
      'that nobody knows',
      { presentation: 'Cuatropril 10 mg', via: 'mental' },
      '',
      { via: ['route-unknown'] },
    ],
    ['abbreviated', { presentation: 'Cuatropril 10 mg', via: 'VO' }, '', { via: ['route-abbreviated:VO'] }],
    [
      'abbreviated in the instructions',
      { presentation: 'Cuatropril 10 mg', instructions: COMPLETE_INSTRUCTIONS.replace('por vía oral', 'VO') },
      '',
      { instructions: ['route-abbreviated:VO'] },
    ],
    [
      'of a test is what was written, whatever it is',
      { presentation: 'Radiografía', category: 'auxiliary_test', via: 'VO' },
      'VO',
      {},
    ],
    ['of a test is not needed', { presentation: 'Radiografía', category: 'auxiliary_test' }, '', {}],
  ])('%s', (_what, row, via, fields) => {
    const found = judged(row, [ONE, TWO])
    expect([found.item.via, found.fields]).toEqual([via, fields])
  })

  test('to the skin makes the affected area a dose', () => {
    const instructions = 'Aplicar en la zona afectada cada 8 horas durante 5 días.'
    expect(judged({ presentation: 'Cuatropril crema 10 mg', via: 'cutánea', instructions }).fields).toEqual(
      {},
    )
    expect(judged({ presentation: 'Cuatropril crema 10 mg', via: 'oral', instructions }).fields).toEqual({
      instructions: ['dose-missing:RIS art. 30'],
    })
  })
})
