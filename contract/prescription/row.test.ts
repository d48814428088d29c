import { expect, test } from 'vitest'
import { parsedMedication } from './row.ts'

test('parsing a row trims its texts, and makes a missing text empty', () => {
  expect(
    parsedMedication({
      presentation: ' Cuatropril 10 mg ',
      instructions: '\n1 tableta ',
      generic: ' cuatropril',
      brand: 'Cuatrobrand ',
      drug_upc: ' uid ',
      ad_id: ' 7 ',
      via: ' oral ',
      qty: 2,
      keyword: ' as written ',
    }),
  ).toEqual({
    presentation: 'Cuatropril 10 mg',
    instructions: '1 tableta',
    generic: 'cuatropril',
    brand: 'Cuatrobrand',
    drug_upc: 'uid',
    ad_id: '7',
    via: 'oral',
    qty: 2,
    keyword: ' as written ',
  })
  const absent = { presentation: '', generic: '', brand: '', drug_upc: '', ad_id: '', via: '' }
  expect(parsedMedication({ instructions: '' })).toEqual({ ...absent, instructions: '' })
})
