import { expect, test } from 'vitest'
import { Faults } from '../../csv.ts'
import { writeTemporaryFiles } from '../../testing/temporary-files.ts'
import { readMentions, readOrdinaryWords } from './read-mentions.ts'
import { readOtherAntibiotics, readWatchedAbbreviations, readWatchedBrands } from './read-watched.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const AMOXICILLIN = {
  name: 'amoxicilina',
  synonyms: [],
  atc: ['J01CA04'],
  fraction: 'IV' as const,
  antibiotic: true,
  sources: [],
}
const HEADERS = {
  mentions: 'stands,words,amount,of,why,sources',
  'ordinary-words': 'words,sources',
  antibiotics: 'name,synonyms,atc,sources',
  brands: 'brand,ingredients,sources',
  abbreviations: 'abbreviation,ingredients,beside,sources',
}

/** Reads a CSV file that has the given rows. @returns what was read, and the faults */
function reading<T>(
  file: keyof typeof HEADERS,
  rows: readonly string[],
  read: (root: string, faults: Faults) => T,
): { read: T; faults: string[] } {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    [`knowledge/law/watched/${file}.csv`]: [HEADERS[file], ...rows].join('\n'),
  })
  return { read: read(root, faults), faults: faults.list }
}
const mentions = (...rows: string[]) =>
  reading('mentions', rows, (root, faults) => readMentions(root, SOURCES, faults))
const ordinary = (...rows: string[]) =>
  reading('ordinary-words', rows, (root, faults) => readOrdinaryWords(root, SOURCES, faults))
const abbreviations = (...rows: string[]) =>
  reading('abbreviations', rows, (root, faults) => readWatchedAbbreviations(root, SOURCES, faults))
const brands = (...rows: string[]) =>
  reading('brands', rows, (root, faults) =>
    readWatchedBrands(root, { sources: SOURCES, products: [{ brands: ['Tafíx'] }] }, faults),
  )
const antibiotics = (...rows: string[]) =>
  reading('antibiotics', rows, (root, faults) =>
    readOtherAntibiotics(
      root,
      {
        sources: SOURCES,
        names: new Map([['amoxicilina', AMOXICILLIN]]),
        antibiotics: { atcPrefixes: ['J01', 'A07AA'], ingredients: new Set(), routes: new Set() },
      },
      faults,
    ),
  )

test('each phrase of a row excuses a drug by where it stands, and is turned round by what the row says', () => {
  expect(
    mentions(
      'before,suspend*|no tom*,yes,all,against,s',
      'noun,uso,no,antibiotic,use,s',
      'after,# dias $,no,controlled,test,s',
    ),
  ).toEqual({
    read: [
      { words: 'suspend*', stands: 'before', amount: true, of: 'all', turnedBy: 'negation' },
      { words: 'no tom*', stands: 'before', amount: true, of: 'all', turnedBy: 'negation' },
      { words: 'uso', stands: 'noun', amount: false, of: 'antibiotic', turnedBy: 'order' },
      { words: '# dias $', stands: 'after', amount: false, of: 'controlled', turnedBy: null },
    ],
    faults: [],
  })
})

test.each([
  ['before,,yes,all,against,s', /csv:2: no words/],
  ['before,Suspender,yes,all,against,s', /"Suspender" is no pattern/],
  ['before,sus*pender,yes,all,against,s', /"sus\*pender" is no pattern/],
  ['before,suspensión,yes,all,against,s', /is no pattern/],
  ['before,$ alergia,yes,all,against,s', /is no pattern/],
  ['before,a  b,yes,all,against,s', /is no pattern/],
  ['beside,suspend*,yes,all,against,s', /csv:2: stands/],
  ['before,suspend*,yes,some,against,s', /csv:2: of/],
  ['before,suspend*,yes,all,never,s', /csv:2: why/],
  ['before,suspend*,yes,all,against,t', /csv:2: .*\bt\b/],
])('a row of mentions is refused: %s', (row, fault) => expect(mentions(row).faults.join('\n')).toMatch(fault))

test.each(['. alergia', ', niega .', 'desde ####', '# mg .', 'alerg*', 'no tom* con'])(
  '"%s" is a pattern of words',
  (words) => expect(mentions(`before,"${words}",yes,all,harm,s`).faults).toEqual([]),
)

test('ordinary words are in the spelling in which texts are compared', () => {
  expect(ordinary('cocina|trama,s', 'casa,s')).toEqual({ read: ['cocina', 'trama', 'casa'], faults: [] })
  for (const word of ['Cocina', 'cocína', 'dos palabras', 'c0cina', 'cocina2'])
    expect(ordinary(`${word},s`).faults).toEqual([
      `knowledge/law/watched/ordinary-words.csv:2: "${word}" is not normalised`,
    ])
  expect(ordinary('cocina,t').faults.join()).toMatch(/\bt\b/)
})

test('an antibiotic outside the catalogue is of class IV, by a code of an antibiotic', () => {
  expect(antibiotics('Cocicilina,cocina|coci,J01CA99,s', 'Neocina,,A07AA01,s')).toEqual({
    read: [
      { name: 'Cocicilina', synonyms: ['cocina', 'coci'], fraction: 'IV', antibiotic: true },
      { name: 'Neocina', synonyms: [], fraction: 'IV', antibiotic: true },
    ],
    faults: [],
  })
  // An antibiotic of the catalogue keeps the class and the codes that it has there.
  expect(antibiotics('Amoxicilina,,J01CA04,s')).toEqual({ read: [], faults: [] })
  expect(antibiotics('Otra,,N02BE01,s').faults.join()).toMatch(/N02BE01 is no antibiotic/)
  expect(antibiotics('Otra,,J01CA04,t').faults.join()).toMatch(/\bt\b/)
})

test('a watched brand has ingredients, and is no brand of the catalogue', () => {
  expect(brands('Otrobrand,uno|dos,s')).toEqual({
    read: [{ brand: 'Otrobrand', ingredients: ['uno', 'dos'] }],
    faults: [],
  })
  expect(brands('Otrobrand,,s').faults.join()).toMatch(/csv:2: no ingredient/)
  expect(brands('TAFIX,uno,s').faults.join()).toMatch(/TAFIX is in knowledge\/catalogue/)
  expect(brands('Otrobrand,uno,t').faults.join()).toMatch(/\bt\b/)
})

test('an abbreviation has ingredients, and may have strengths', () => {
  expect(abbreviations('MST,morfina,,s', 'levo,levofloxacino,500|750,s')).toEqual({
    read: [
      { abbreviation: 'MST', ingredients: ['morfina'], beside: [] },
      { abbreviation: 'levo', ingredients: ['levofloxacino'], beside: ['500', '750'] },
    ],
    faults: [],
  })
  expect(abbreviations('MST,,,s').faults.join()).toMatch(/csv:2: no ingredient/)
  expect(abbreviations('MST,morfina,,t').faults.join()).toMatch(/\bt\b/)
})
