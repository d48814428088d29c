import { describe, expect, test } from 'vitest'
import { makePresentation, RECOGNISED } from '../testing/catalogue.ts'
import type { RecognisedCatalogue } from './recognised.ts'
import { createWatchedNames } from './watched-names.ts'

/** An invented controlled ingredient. */
const controlled = (name: string) => ({ name, synonyms: [], fraction: 'III' as const, antibiotic: false })

/** The invented catalogue `RECOGNISED`, with further brands of one word of five, six and more letters. */
const CATALOGUE: RecognisedCatalogue = {
  ...RECOGNISED,
  ingredients: [...RECOGNISED.ingredients, controlled('nitrogina'), controlled('tapentina')],
  watchedBrands: [
    { brand: 'Unobrand Continus', ingredients: ['unodona'] },
    { brand: 'Otrobrand', ingredients: ['otrocilina'] },
    { brand: 'Parabrand', ingredients: ['cuatropril', 'unodona'] },
  ],
  abbreviations: [
    ...RECOGNISED.abbreviations,
    { abbreviation: 'OTC', ingredients: ['otrocilina'], beside: [] },
    { abbreviation: 'CCDS', ingredients: ['cocicilina', 'dosazolam'], beside: [] },
    { abbreviation: 'doble zeta larga', ingredients: ['dosazolam'], beside: [] },
  ],
  otherNames: ['ajenopril', 'nitroglina'],
  knownBrands: ['Unodoma'],
  ordinaryWords: ['cocinilina', 'tafil'],
  products: [
    makePresentation('Dosazolam', {
      fraction: 'III',
      brands: ['Tafix', 'Zolinat', 'Dorsol', 'Dos Partes', 'Fin', 'Sol SR'],
    }),
    makePresentation('Cocicilina', { antibiotic: true, brands: ['Amoxi', 'Baktexil'] }),
    makePresentation('Cuatropril', { brands: ['Lisin'] }),
  ],
}

/**
 * Each name of a controlled drug, antibiotic or prohibited substance in a text: its words in the text, how they are
 * written, and what they mean.
 */
const found = (text: string, more: Partial<RecognisedCatalogue> = {}): string[] =>
  createWatchedNames({ ...CATALOGUE, ...more })(text).map(
    ({ name, how, from, to }) => `${text.slice(from, to)}: ${how} ${name}`,
  )

describe('a name of the lists is watched by its kind, with its ingredients', () => {
  test.each([
    ['dosazolam', 'controlled', ['dosazolam'], false],
    ['unodona', 'controlled', ['unodona'], false],
    ['clorhidrato de unodona', 'controlled', ['unodona'], false],
    ['cocicilina', 'antibiotic', ['cocicilina'], false],
    ['otrocilina', 'antibiotic', ['otrocilina'], false],
    ['Prohibina', 'prohibited', ['Prohibina'], false],
    ['Tafix', 'controlled', ['dosazolam'], true],
    ['Amoxi', 'antibiotic', ['cocicilina'], true],
    ['Unobrand Continus', 'controlled', ['unodona'], true],
    ['Otrobrand', 'antibiotic', ['otrocilina'], true],
    // A brand or abbreviation is a controlled drug when one of its ingredients is.
    ['Parabrand', 'controlled', ['cuatropril', 'unodona'], true],
    ['DSZ', 'controlled', ['dosazolam'], false],
    ['OTC', 'antibiotic', ['otrocilina'], false],
    ['CCDS', 'controlled', ['cocicilina', 'dosazolam'], false],
  ])('%s', (text, kind, ingredients, isBrand) =>
    expect(createWatchedNames(CATALOGUE)(text)).toMatchObject([{ kind, ingredients, isBrand }]),
  )

  test('an abbreviation of two drugs names both, and has the strengths beside which it means them', () => {
    expect(createWatchedNames(CATALOGUE)('CCDS')).toMatchObject([
      { name: 'cocicilina / dosazolam', beside: [] },
    ])
    expect(createWatchedNames(CATALOGUE)('coci')).toMatchObject([
      { name: 'cocicilina', beside: ['500', '5 mg'] },
    ])
  })

  test.each([
    '',
    'Reposo y dieta',
    'cuatropril',
    'Lisin',
    'seisalbina',
    'ajenopril',
    'Vitamina K2',
    'lun a DOM',
  ])('nothing is watched in "%s"', (text) => expect(found(text)).toEqual([]))

  test('each of several names is found in its place', () => {
    expect(found('dosazolam2mg, cuatropril y Tafix; d0sazolam.')).toEqual([
      'dosazolam: exact dosazolam',
      'Tafix: exact Tafix',
      'd0sazolam: disguised dosazolam',
    ])
    expect(found('dosazolam dosa zolam unodona')).toEqual([
      'dosazolam: exact dosazolam',
      'dosa zolam: disguised dosazolam',
      'unodona: exact unodona',
    ])
  })
})

describe('a disguised name is found', () => {
  test.each([
    ['in two parts', 'dosa zolam', 'disguised dosazolam'],
    ['over two lines', 'dosa\nzolam', 'disguised dosazolam'],
    ['letter by letter', 'D O S A Z O L A M', 'disguised dosazolam'],
    ['with points between', 'd.o.s.a.z.o.l.a.m', 'disguised dosazolam'],
    ['with a digit', 'd0sazolam', 'disguised dosazolam'],
    ['with two digits', 'd0s4zolam', 'disguised dosazolam'],
    ['with 1 for i', 'coc1cilina', 'disguised cocicilina'],
    ['with 1 for l', 'cocici1ina', 'disguised cocicilina'],
    ['with a sign', 'do$azolam', 'disguised dosazolam'],
    ['in full-width letters', 'Ｄｏｓａｚｏｌａｍ', 'disguised dosazolam'],
    ['with letters of Cyrillic', 'dоsаzоlаm', 'disguised dosazolam'],
    ['a brand of five letters, letter by letter', 'T A F I X', 'disguised Tafix'],
    ['a brand of five letters with a digit, which counts beside an amount alone', 'T4fix', 'begun Tafix'],
  ])('%s', (_how, text, meant) => expect(found(text)).toEqual([`${text}: ${meant}`]))

  test.each([
    ['the parts of a brand of five letters', 'ta fix'],
    ['the letters of a brand of three', 'F i n'],
    ['a brand of three letters with a digit', 'F1n'],
    ['the letters of an abbreviation', 'D S Z'],
    ['the parts of a drug that is not watched', 'ajeno pril'],
    ['a known brand that is like a watched name', 'Unodoma'],
    ['an ordinary word that is like a watched name', 'cocinilina'],
  ])('%s are not taken for a name', (_what, text) => expect(found(text)).toEqual([]))

  test('a name is put together from at most 14 parts', () => {
    const named = (letters: string) => found(letters.split('').join(' '), { watched: [controlled(letters)] })
    expect(named('bcdfghjklmnpqr')).toEqual(['b c d f g h j k l m n p q r: disguised bcdfghjklmnpqr'])
    expect(named('bcdfghjklmnpqrs')).toEqual([])
  })

  test('the longest of the names that begin alike counts', () => {
    const watched = [controlled('unodona'), controlled('unodona sulfato')]
    expect(found('unodona sulfato', { watched })).toEqual(['unodona sulfato: exact unodona sulfato'])
    expect(found('unodona fosfato', { watched })).toEqual(['unodona: exact unodona'])
  })
})

describe('a slip in a brand of five or six letters is found where Mexico sells a controlled drug by it', () => {
  test.each([
    ['Tafx', 'Tafix'],
    ['Tafi', 'Tafix'],
    ['Tefix', 'Tafix'],
    ['Tafxi', 'Tafix'],
    ['atfix', 'Tafix'],
    ['Tafixe', 'Tafix'],
    ['Ttafix', 'Tafix'],
    ['Dorso', 'Dorsol'],
  ])('%s means %s', (text, brand) => expect(found(text)).toEqual([`${text}: near ${brand}`]))

  test.each([
    ['two letters missing', 'Taf'],
    ['two letters added', 'Tafixes'],
    ['two letters changed', 'Tefex'],
    ['two letters that changed places at a distance', 'Tixaf'],
    ['a letter added at the place of two others', 'Tafnox'],
    ['an ordinary word', 'tafil'],
    ['the brand of an antibiotic', 'Amoxo'],
    ['a brand that nobody controls', 'Lisim'],
    ['a brand of three letters', 'Fim'],
    ['a brand of two words', 'SolSP'],
  ])('%s is no slip: %s', (_what, text) => expect(found(text)).toEqual([]))
})

describe('a slip in a name of several words is found', () => {
  test.each([
    ['Unobrand contnus', 'Unobrand Continus'],
    ['Unobrant Continus', 'Unobrand Continus'],
    ['Dos Parte', 'Dos Partes'],
    ['acido proibido', 'ácido prohibido'],
    ['clorhidrato de unodoma', 'unodona'],
  ])('%s means %s', (text, name) => expect(found(text)).toEqual([`${text}: near ${name}`]))

  test.each([
    ['a slip in its first three letters', 'Uxobrand Continus'],
    ['two slips', 'Dos Pertas'],
    ['its first word alone', 'Unobrand'],
    ['an abbreviation of several words', 'doble zeta larda'],
    ['a name of fewer than eight letters', 'Sol SRT'],
  ])('%s is none: %s', (_what, text) => expect(found(text)).toEqual([]))

  test('a last word of fewer than three letters is no slip', () => {
    expect(found('zotamalina y', { watched: [controlled('zotamalina v')] })).toEqual([])
    expect(found('zotamalina dos', { watched: [controlled('zotamalina des')] })).toEqual([
      'zotamalina dos: near zotamalina des',
    ])
  })

  test('a name of three words is corrected, and none of four', () => {
    const watched = [controlled('zotamal sol de luna'), controlled('rotamal del mar')]
    expect(found('zotamal sol de luma', { watched })).toEqual([])
    expect(found('rotamal del mal', { watched })).toEqual(['rotamal del mal: near rotamal del mar'])
  })
})

describe('the beginning of a name is found', () => {
  test.each([
    ['dosaz', 'dosazolam'],
    ['dosazol', 'dosazolam'],
    ['otrocil', 'otrocilina'],
    ['nitrogi', 'nitrogina'],
    ['prohib', 'Prohibina'],
  ])('%s begins %s', (text, name) => expect(found(text)).toEqual([`${text}: begun ${name}`]))

  test.each([
    ['four letters', 'dosa'],
    ['the beginning of a name that is not watched as well', 'nitrog'],
    ['the beginning of a brand', 'Baktex'],
    ['the beginning of a name of several words', 'acidopr'],
    ['a word of the catalogue', 'cocib'],
  ])('%s begins none: %s', (_what, text) => expect(found(text, { knownBrands: ['Cocib'] })).toEqual([]))
})

describe('the plural of a name of seven letters and more is found', () => {
  const watched = [controlled('zotamal'), controlled('rotama')]
  test.each([
    ['zotamales', ['zotamales: near zotamal']],
    // A misspelt name in the plural is found too.
    ['zotanales', ['zotanales: near zotamal']],
    ['rotamaes', []],
    ['otrozotamales', []],
    ['zotamalesco', []],
    ['seisalbinaes', []],
  ])('%s', (text, names) =>
    expect(found(text, { watched, ingredients: RECOGNISED.ingredients })).toEqual(names),
  )
})
