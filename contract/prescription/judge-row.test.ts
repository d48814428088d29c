import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NewMedication } from '#contract/prescriptions.ts'
import { law } from '#knowledge/law/law.ts'
import { judgedCatalogue } from '#server/medications/judged-catalogue.ts'
import { testCatalogue, uidOfDrug } from '#server/testing/clinical/catalogue.ts'
import { judgedRow } from '#server/testing/clinical/judged-row.ts'
import { judgeRow } from './judge-row.ts'

const resolve = (row: Record<string, unknown>, place = { genericOnly: false }) =>
  judgedRow(row, testCatalogue, place)

describe('B4 every item has a generic name; a brand alone is refused', () => {
  test('a free text that names only a brand', () => {
    expect(resolve({ presentation: 'Cuatrobrand 10 mg' }).fields).toEqual({
      generic: ['generic-missing:Cuatrobrand'],
    })
  })
  test('a brand with its generic, in the text or in its field', () => {
    expect(resolve({ presentation: 'Cuatropril (Cuatrobrand) 10 mg' })).toMatchObject({
      item: { generic: 'cuatropril', recognised: true, fraction: 'IV' },
      fields: {},
    })
    expect(resolve({ presentation: 'Cuatrobrand 10 mg', generic: 'Cuatropril' }).fields).toEqual({})
  })
  test('an empty row', () => {
    expect(resolve({}).fields).toEqual({ presentation: ['presentation-missing'] })
  })
  test('a picked product brings its generic, class and presentation', () => {
    expect(resolve({ drug_upc: uidOfDrug('Cuatropril') }).item).toMatchObject({
      generic: 'Cuatropril',
      fraction: 'IV',
      presentation: 'Cuatropril tableta 10 mg, caja con 20 tabletas',
      via: 'oral',
    })
  })
  test('a product that the catalogue does not know, and a code on a free text', () => {
    expect(resolve({ drug_upc: 'nada', presentation: 'Cuatropril 10 mg' }).fields).toEqual({
      drug_upc: ['drug-unknown'],
    })
    const mixed = { drug_upc: uidOfDrug('Cuatropril'), category: 'unstructured_drug' }
    expect(resolve(mixed).fields).toEqual({ drug_upc: ['unstructured-with-code'] })
  })
})

describe('the judge and the schema refuse the same values', () => {
  const written = {
    presentation: 'Cuatropril tableta 10 mg',
    generic: '',
    brand: '',
    instructions: 'x',
    via: 'oral',
  }
  const faultsOf = (row: object) => {
    const fields: Record<string, string[]> = {}
    const matter = {
      law,
      catalogue: judgedCatalogue(testCatalogue),
      genericOnlyBasis: null,
      reading: undefined,
    }
    judgeRow(
      { ...written, ...row },
      matter,
      (field, key) => (fields[field] = [...(fields[field] ?? []), key]),
    )
    return fields
  }
  test.each([
    ['instructions', 'x '.repeat(501), 'too-long:1000'],
    ['presentation', 'x'.repeat(301), 'too-long:300'],
    ['generic', 'x'.repeat(161), 'too-long:160'],
    ['brand', 'x'.repeat(81), 'too-long:80'],
    ['qty', 0, 'too-small:1'],
    ['qty', 1002, 'too-large:1001'],
    ['refills', -1, 'too-small:0'],
    ['refills', 100, 'too-large:99'],
  ] as const)('%s', (field, value, fault) => {
    expect(faultsOf({ [field]: value })[field]).toContain(fault)
    expect(z.safeParse(NewMedication, { ...written, [field]: value }).success).toBe(false)
  })
})

describe('B8 a public institution names no brand', () => {
  const refused = [`brand-in-public-institution:${law.genericOnlyBasis}`]
  const inPublic = (row: Record<string, unknown>) => resolve(row, { genericOnly: true }).fields
  test.each([
    ['brand', { drug_upc: uidOfDrug('Cuatropril'), brand: 'Cuatrobrand' }],
    ['presentation', { drug_upc: uidOfDrug('Cuatropril'), presentation: 'Cuatrobrand 10 mg' }],
    ['presentation', { presentation: 'Cuatropril (Cuatrobrand) 10 mg' }],
    ['generic', { presentation: 'Cuatropril 10 mg', generic: 'Cuatropril Cuatrobrand' }],
  ])('in %s', (field, row) => {
    expect(inPublic(row)).toEqual({ [field]: refused })
    expect(resolve(row).fields).toEqual({})
  })
  test('accepts the generic name, picked or written', () => {
    expect(inPublic({ drug_upc: uidOfDrug('Cuatropril') })).toEqual({})
    expect(inPublic({ presentation: 'Cuatropril 10 mg' })).toEqual({})
  })
})

describe('B5 dose, route, frequency and duration are stated', () => {
  test.each([
    ['dose-missing:RIS art. 30', 'Por vía oral cada 8 horas durante 5 días.'],
    ['frequency-missing:RIS art. 30', 'Tomar 1 tableta por vía oral durante 5 días.'],
    ['duration-missing:RIS art. 30', 'Tomar 1 tableta por vía oral cada 8 horas.'],
  ])('%s', (key, instructions) => {
    expect(resolve({ presentation: 'Cuatropril tableta 10 mg', instructions }).fields).toEqual({
      instructions: [key],
    })
  })
  test.each([
    ['Cuatropril', undefined, ['strength-missing']],
    ['Cuatropril 10 mg', undefined, []],
    ['Cuatropril 10 mg', 'Tomar 10 mg por vía oral cada 8 horas durante 5 días.', ['form-missing']],
    ['Cuatropril tableta 10 mg', 'Tomar 10 mg por vía oral cada 8 horas durante 5 días.', []],
    [
      'Cuatropril',
      'Tomar 10 mg por vía oral cada 8 horas durante 5 días.',
      ['strength-missing', 'form-missing'],
    ],
    ['Cuatropril suspensión 1 dosis/5 mL', undefined, []],
    ['Cuatropril al 2 % crema', undefined, []],
    ['Pomada de botica', undefined, []],
  ])(
    'the strength and the form of %s, in the text or the form in the instructions',
    (presentation, instructions, lacks) => {
      const { fields } = resolve({ presentation, ...(instructions === undefined ? {} : { instructions }) })
      expect(fields['presentation'] ?? []).toEqual(lacks.map((key) => `${key}:RIS art. 30`))
    },
  )
  test.each(['cream', 'eye drops', 'inhaler', 'tablets', 'syrup', 'ointment', 'patch', 'suppository'])(
    'the form may be in English: %s',
    (form) => {
      const instructions = 'Aplicar 10 mg por vía oral cada 8 horas durante 5 días.'
      const { fields } = resolve({ presentation: `Cuatropril 10 mg ${form}`, instructions })
      expect(fields['presentation'] ?? []).toEqual([])
    },
  )
  test('the strength of a study is not asked for, and the text of a picked product has its own', () => {
    expect(resolve({ drug_upc: uidOfDrug('Cuatropril') }).fields).toEqual({})
    expect(resolve({ presentation: 'Cuatropril', category: 'auxiliary_test' }).fields).toEqual({})
    expect(resolve({ drug_upc: uidOfDrug('Cuatropril'), presentation: 'Cuatropril' }).fields).toEqual({
      presentation: ['strength-missing:RIS art. 30'],
    })
  })
  test('route-missing', () => {
    expect(
      resolve({ presentation: 'Cuatropril 10 mg', instructions: '1 tableta cada 8 horas durante 5 días.' })
        .fields,
    ).toEqual({
      via: ['route-missing'],
    })
  })
  test('a treatment without end states its duration by its quantity', () => {
    const endless = {
      presentation: 'Cuatropril 10 mg',
      qty: 1001,
      instructions: 'Tomar 1 tableta cada 8 horas.',
    }
    expect(resolve(endless).fields).toEqual({})
  })
  test('an auxiliary test needs none of these parts', () => {
    const test = {
      presentation: 'Biometría hemática',
      category: 'auxiliary_test',
      instructions: 'En ayunas.',
    }
    expect(resolve(test).fields).toEqual({})
  })
  test.each(['Dosazolam', 'Cocicilina'])('%s is no auxiliary test, whatever the row says', (presentation) => {
    const hidden = { presentation, category: 'auxiliary_test', instructions: 'En ayunas.' }
    expect(Object.keys(resolve(hidden).fields)).toContain('instructions')
  })
})

describe('B6 routes are written out', () => {
  test.each(['VO', 'IM', 'IV', 'SC', 'v.o.'])('via %s', (via) => {
    expect(resolve({ presentation: 'Cuatropril 10 mg', via }).fields).toEqual({
      via: [`route-abbreviated:${via}`],
    })
  })
  test('in the instructions', () => {
    const instructions = 'Tomar 1 tableta VO cada 8 horas durante 5 días.'
    expect(resolve({ presentation: 'Cuatropril 10 mg', instructions }).fields).toEqual({
      instructions: ['route-abbreviated:VO'],
    })
  })
  test('another word is no route', () => {
    expect(resolve({ presentation: 'Cuatropril 10 mg', via: 'telepática' }).fields).toEqual({
      via: ['route-unknown'],
    })
    expect(resolve({ presentation: 'Cuatropril 10 mg', via: 'Oral' }).item.via).toBe('oral')
  })
})

describe('F2 an antibiotic states its days', () => {
  test.each(['uso continuo', 'hasta terminar'])('%s is not enough', (duration) => {
    const instructions = `Tomar 1 tableta por vía oral cada 8 horas, ${duration}.`
    expect(resolve({ presentation: 'Cocicilina 10 mg', instructions }).fields).toEqual({
      instructions: ['antibiotic-days-missing:Acuerdo DOF 27-05-2010'],
    })
  })
  test('a quantity without end is no duration', () => {
    const instructions = 'Tomar 1 tableta por vía oral cada 8 horas.'
    expect(resolve({ presentation: 'Cocicilina 10 mg', qty: 1001, instructions }).fields).toEqual({
      instructions: ['antibiotic-days-missing:Acuerdo DOF 27-05-2010'],
    })
  })
  test.each(['durante 0 días', 'durante 99999999999 días', 'durante 1/0 días'])(
    '%s is no duration',
    (duration) => {
      const instructions = `Tomar 1 tableta por vía oral cada 8 horas ${duration}.`
      expect(resolve({ presentation: 'Cocicilina 10 mg', instructions }).fields).toEqual({
        instructions: ['antibiotic-days-missing:Acuerdo DOF 27-05-2010'],
      })
    },
  )
  test('the days of the antibiotic are counted', () =>
    expect(resolve({ presentation: 'Cocicilina 10 mg' }).item.days).toBe(5))
})

describe('F7 the class is that of the product, and no row hides another drug’s', () => {
  test('a picked product may not be presented as another drug, nor under another’s brand', () => {
    for (const presentation of ['Dosazolam tableta 2 mg', 'Dosbrand 2 mg', 'Cuatropril / Dosazolam'])
      expect(resolve({ drug_upc: uidOfDrug('Cuatropril'), presentation }).fields, presentation).toEqual({
        presentation: ['presentation-other-drug'],
      })
    for (const presentation of ['Cuatropril tableta 10 mg', 'Cuatrobrand 10 mg', '10 mg, caja con 20'])
      expect(resolve({ drug_upc: uidOfDrug('Cuatropril'), presentation }).fields, presentation).toEqual({})
  })
  test('a free text has the strictest class of all names and brands in it', () => {
    for (const row of [
      { presentation: 'Seisalbina con Dosazolam' },
      { presentation: 'Dosbrand 2 mg', generic: 'Seisalbina' },
      { presentation: 'Seisalbina 10 mg', brand: 'Dosbrand' },
    ])
      expect(resolve(row).item.fraction, JSON.stringify(row)).toBe('II')
  })
  test('an unknown drug has no class and is marked as not recognised', () => {
    expect(resolve({ presentation: 'Preparado magistral 7' }).item).toMatchObject({
      fraction: null,
      recognised: false,
    })
  })
})

describe('values that a row leaves out', () => {
  test('have defaults: one package, standard drug, order 0, no price', () => {
    expect(resolve({ presentation: 'Cuatropril 10 mg' }).item).toMatchObject({
      qty: 1,
      category: 'standard_drug',
      order_id: 0,
      ad_id: '',
      cost_cents: 0,
      substitution_allowed: true,
    })
  })
  test.each([
    ['90.50', 9050],
    [90.5, 9050],
    ['0.07', 7],
    [19.99, 1999],
  ])('a price of %j is %d cents', (price, cents) =>
    expect(resolve({ presentation: 'Cuatropril 10 mg', price }).item.cost_cents).toBe(cents),
  )
  test.each(['1,50', '-1', '1.555', 'x', 1e-7, 12345678])('%j is no price', (price) => {
    expect(resolve({ presentation: 'Cuatropril 10 mg', price }).fields).toEqual({
      price: ['price-format'],
    })
  })
})
