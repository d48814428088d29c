import { describe, expect, test } from 'vitest'
import { namedDrug, orderedDrug } from '../ordered-drug.ts'
import { makePresentation, RECOGNISED } from '../testing/catalogue.ts'
import { createRecogniser } from './recognise.ts'
import { createWatchedNames } from './watched-names.ts'

/** The invented drugs, with an abbreviation that has strengths, short brands, and prohibited names of three letters and more. */
const CATALOGUE = {
  ...RECOGNISED,
  abbreviations: [
    { abbreviation: 'DSZ', ingredients: ['dosazolam'], beside: [] },
    { abbreviation: 'coci', ingredients: ['cocicilina'], beside: ['500', '5 mg', '0.5 g'] },
  ],
  prohibited: ['Prohibina', 'QTX', 'QTXR', 'QTXRS'],
  products: [
    makePresentation('Dosazolam', { fraction: 'II', brands: ['Zolnat', 'Zolinat'] }),
    makePresentation('Cocicilina', { antibiotic: true, brands: ['Baktexil'] }),
  ],
}
const reading = () => {
  const watchedIn = createWatchedNames(CATALOGUE)
  return { watchedIn, recognise: createRecogniser(CATALOGUE, watchedIn) }
}
const ordered = (text: string) => orderedDrug(text, '', reading())?.name ?? null
const misspelt = (text: string) => reading().recognise(text).misspelt
const named = (text: string) => namedDrug(text, '', reading())?.name ?? null

describe('an abbreviation with strengths means the drug beside one of them', () => {
  test.each([
    ['coci 500', true],
    ['coci 500 mg', true],
    ['coci: 500', true],
    ['coci (500)', false],
    ['coci (500 mg)', true],
    ['coci. 500 mg', true],
    ['coci 500/125 mg', true],
    ['coci 5 mg', true],
    ['coci 5 MG', true],
    ['coci 0.5 g', true],
    ['coci 0,5 g', true],
    ['coci 0.5 mg', false],
    ['coci 5', false],
    ['coci 5 g', false],
    ['coci 50', false],
    ['coci 5000', false],
    ['coci c/8h', false],
    ['coci', false],
    ['500 coci', false],
    ['coci y 500 mg', false],
  ])('%s: %s', (text, isMeant) => {
    expect(ordered(text)).toBe(isMeant ? 'cocicilina' : null)
    expect(misspelt(text)).toBe(isMeant ? 'cocicilina' : null)
    expect(named(text)).toBe(isMeant ? 'cocicilina' : null)
  })
})

describe('the beginning or the abbreviation of a name means the drug beside an amount', () => {
  test.each([
    ['dosaz 2 mg', 'dosazolam'],
    ['dosaz. 2 mg', 'dosazolam'],
    ['dosaz c/8h', 'dosazolam'],
    ['dosaz c/8', 'dosazolam'],
    ['dosaz cada 8 h', 'dosazolam'],
    ['dosaz noche', 'dosazolam'],
    ['dosaz por la noche', 'dosazolam'],
    ['dosaz hs', 'dosazolam'],
    ['dosaz al dormir', 'dosazolam'],
    ['dosaz forte', 'dosazolam'],
    ['dosaz 2 x 3', 'dosazolam'],
    ['dosaz 2 por tres días', 'dosazolam'],
    ['dosaz 2 vo', 'dosazolam'],
    ['dosaz 2 diario', 'dosazolam'],
    ['dosaz 2', 'dosazolam'],
    ['dosaz media tableta', 'dosazolam'],
    ['cocic 500 mg', 'cocicilina'],
    ['DSZ 2 mg', 'dosazolam'],
    // With a number in front, the beginning or abbreviation of a controlled drug's name means the drug.
    ['30 dosaz', 'dosazolam'],
    ['30 tabs dosaz', 'dosazolam'],
    ['30 tabletas de dosaz', 'dosazolam'],
    ['2 DSZ', 'dosazolam'],
  ])('%s', (text, drug) => {
    expect(ordered(text)).toBe(drug)
    expect(misspelt(text)).toBe(drug)
  })

  test.each(['dosaz', 'dosaz y dieta', 'dosaz 2 veces', 'dosaz nocturno', 'cocic', 'L30 dosaz', '30 cocic'])(
    '"%s" orders nothing',
    (text) => {
      expect(ordered(text)).toBeNull()
      expect(misspelt(text)).toBeNull()
    },
  )

  test.each([
    ['DSZ', 'dosazolam', null],
    ['tomar DSZ', 'dosazolam', null],
    ['2 tabletas de DSZ', 'dosazolam', 'dosazolam'],
    ['además DSZ', 'dosazolam', null],
    ['dieta y DSZ', null, null],
    ['suspender DSZ', null, null],
    ['tomar coci', null, null],
    ['tomar dosaz', null, null],
  ])(
    'an abbreviation alone or in an order is one in a note, and no medicine of a row: "%s"',
    (text, note, row) => {
      expect(ordered(text)).toBe(note)
      expect(misspelt(text)).toBe(row)
    },
  )
})

describe('a prohibited name of up to four letters counts beside an amount or alone', () => {
  test.each([
    ['QTX 5 mg', 'QTX'],
    ['QTXR 5 mg', 'QTXR'],
    ['QTX', 'QTX'],
    ['QTXR.', 'QTXR'],
    ['tomar QTX', 'QTX'],
    ['Reposo con QTX', null],
    ['Reposo con QTXR', null],
    ['Reposo con QTXRS', 'QTXRS'],
    ['Evitar QTX 5 mg', null],
    ['Evitar QTX', null],
    ['QTX cada 8 horas', null],
    ['QTXRS cada 8 horas', 'QTXRS'],
  ])('%s: %s', (text, drug) => expect(ordered(text)).toBe(drug))
})

describe('a slip in a brand counts without an amount from seven letters of a controlled brand on', () => {
  test.each([
    ['Zolnet', null, null],
    ['Zolnet 2 mg', 'Zolnat', null],
    ['Zolinet', 'Zolinat', 'Zolinat'],
    ['Baktexel', null, null],
    ['Baktexel 500 mg', 'Baktexil', null],
    ['Evitar Zolinet 2 mg', null, 'Zolinat'],
    ['Evitar Zolnet 2 mg', null, null],
  ])('%s', (text, order, quantity) => {
    expect(ordered(text)).toBe(order)
    expect(named(text)).toBe(quantity)
  })
})
