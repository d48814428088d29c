import { describe, expect, test } from 'vitest'
import { codeOf } from './corpus/read-corpus.ts'
import { parsePosology, readPosology } from './parse.ts'

/** Structure of an instruction in short notation, and its problems with the words that cause them. */
function readingOf(text: string) {
  const { steps, problems } = parsePosology(text)
  return {
    code: codeOf(steps),
    problems: problems.map(({ code, words }) => (words === '' ? code : `${code}: ${words}`)),
  }
}

describe('a total of a day may be one dose or several, unless it is weighed, poured, timed or as needed', () => {
  test.each<[string, string, string[]]>([
    ['2 mg al día por 3 días', '2 mg | /1d | 3d', []],
    ['2 gotas al día por 3 días', '2 gota | /1d | 3d', []],
    ['2 tabletas diarias en la noche por 3 días', '2 tableta | /1d NIGHT | 3d', []],
    ['2 tabletas al día PRN por 3 días', '2 tableta | /1d | 3d | prn:', []],
    ['1 tableta al día por 3 días', '1 tableta | /1d | 3d', []],
    ['½ a 1 tableta al día x 3 d', '0.5-1 tableta | /1d | 3d', []],
    ['2 tabletas una vez al día por 3 días', '2 tableta | /1d | 3d', []],
    ['2 tabletas 2 veces al día por 3 días', '2 tableta | 2x/d | 3d', []],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('a purpose is the reason of what is taken as needed without a reason', () => {
  test.each<[string, string, string[]]>([
    [
      '1 tableta PRN con un vaso de agua para dolor máx 3 al día',
      '1 tableta | prn:dolor | max 3 | +con un vaso de agua',
      [],
    ],
    [
      '1 tableta para dolor en caso de fiebre c/8h x 3 d',
      '1 tableta | /8h | 3d | prn:fiebre | +para dolor',
      [],
    ],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('the first day is a day of doses, or one dose', () => {
  test.each<[string, string, string[]]>([
    [
      'Primer día 2 tabletas cada 12 horas, luego 1 tableta cada 24 horas por 4 días',
      '2 tableta | /12h | 1d > 1 tableta | /24h | 4d',
      [],
    ],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('a thin layer is a dose', () => {
  test.each<[string, string, string[]]>([
    ['aplicar capa delgada c/8h x 3 d', '1 aplicación | /8h | 3d | +capa delgada', []],
    ['aplicar 1 aplicación capa delgada c/8h x 3 d', '1 aplicación | /8h | 3d | +capa delgada', []],
    [
      'aplicar 2 aplicaciones capa delgada c/8h x 3 d',
      '2 aplicación | /8h | 3d | +capa delgada',
      ['ambiguous'],
    ],
    ['aplicar 1 capa delgada c/8h x 3 d', '1 aplicación | /8h | 3d | +capa delgada', []],
    [
      'capa delgada en la cara mañana y noche x 3 d',
      '1 aplicación | en la cara | MORN,NIGHT | 3d | cutánea | +capa delgada',
      [],
    ],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('different doses at the moments of a day', () => {
  test.each<[string, string, string[]]>([
    ['500 mg mañana y 1 g noche x 3 d', '500 mg | MORN | 3d & 1 g | NIGHT | 3d', []],
    ['1 tableta mañana y 500 mg noche x 3 d', '1 tableta | MORN | 3d & 500 mg | NIGHT | 3d', ['ambiguous']],
    [
      '1 UI mañana y 2 UI noche lunes x 4 semanas',
      '1 unidad | MORN | 4wk & 2 unidad | mon NIGHT | 4wk',
      ['ambiguous'],
    ],
    [
      '1 UI mañana y 2 UI noche cada 24 horas x 4 semanas',
      '1 unidad | MORN | 4wk & 2 unidad | NIGHT | 4wk',
      [],
    ],
    [
      '1 UI mañana y 2 UI noche cada 2 días x 4 semanas',
      '1 unidad | /2d MORN | 4wk & 2 unidad | /2d NIGHT | 4wk',
      ['ambiguous'],
    ],
    [
      '1-0-1 tab y 1 tab al acostarse por 3 días',
      '1 tableta | MORN,NIGHT,HS | 3d',
      ['contradiction: al acostarse', 'ambiguous'],
    ],
    ['1-0-1 tab c/24h x 3 d', '1 tableta | /24h MORN,NIGHT | 3d', ['contradiction']],
    ['1-0-1 tab diario x 3 d', '1 tableta | /1d MORN,NIGHT | 3d', ['contradiction']],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('a later step inherits what it leaves out from the step before', () => {
  test.each<[string, string, string[]]>([
    [
      'Primer día 2 tabletas cada 12 horas, luego 1 tableta cada 24 horas por 4 días',
      '2 tableta | /12h | 1d > 1 tableta | /24h | 4d',
      [],
    ],
    ['1 tab c/8h x 3 d, luego 2 x 3 d', '1 tableta | /8h | 3d > 2 tableta | 3d', ['frequency-missing']],
    ['1 tab c/24h x 3 d, luego 2 x 3 d', '1 tableta | /24h | 3d > 2 tableta | /24h | 3d', []],
    ['1 tab noche x 3 d, luego 1 x 3 d', '1 tableta | NIGHT | 3d > 1 tableta | 3d', ['frequency-missing']],
    ['1 tab lunes x 3 semanas, luego 2 x 3 semanas', '1 tableta | mon | 3wk > 2 tableta | mon | 3wk', []],
    [
      '1 tab cada 24 h PRN x 3 d, luego 2 x 3 d',
      '1 tableta | /24h | 3d | prn: > 2 tableta | 3d',
      ['frequency-missing'],
    ],
    [
      '1 tab mañana y 2 tab noche x 3 d, luego 3 x 3 d',
      '1 tableta | MORN | 3d & 2 tableta | NIGHT | 3d > 3 tableta | 3d',
      ['frequency-missing'],
    ],
    ['1 tab c/8h x 3 d, luego c/12h x 3 d', '1 tableta | /8h | 3d > 1 tableta | /12h | 3d', []],
    [
      '1 tab c/8h x 3 d, luego PRN dolor',
      '1 tableta | /8h | 3d > 1 tableta | prn:dolor',
      ['duration-missing'],
    ],
    [
      '1 tab mañana y 2 tab noche x 3 d, luego c/12h x 3 d',
      '1 tableta | MORN | 3d & 2 tableta | NIGHT | 3d > - | /12h | 3d',
      ['dose-missing'],
    ],
    ['1 tab VO c/8h x 3 d, luego 5 ml c/12h x 3 d', '1 tableta | /8h | 3d | oral > 5 ml | /12h | 3d', []],
    [
      '1 tab VO c/8h x 3 d, luego 2 tab c/12h x 3 d',
      '1 tableta | /8h | 3d | oral > 2 tableta | /12h | 3d | oral',
      [],
    ],
    [
      '2 UI en el abdomen c/8h x 3 d, luego 3 UI c/12h x 3 d',
      '2 unidad | en el abdomen | /8h | 3d > 3 unidad | en el abdomen | /12h | 3d',
      [],
    ],
    [
      '1 tab de 500 mg c/8h x 3 d, luego 1 tab c/12h x 3 d',
      '1 tableta de 500 mg | /8h | 3d > 1 tableta de 500 mg | /12h | 3d',
      [],
    ],
    [
      '1 tab c/8h, luego 2 tab c/12h x 3 d',
      '1 tableta | /8h > 2 tableta | /12h | 3d',
      ['ambiguous', 'duration-missing'],
    ],
    ['40 mg x 5 d, luego 20 mg c/12h x 5 d', '40 mg | 5d > 20 mg | /12h | 5d', ['frequency-missing']],
    ['40 mg x 5 d, luego 20 mg', '40 mg | 5d > 20 mg', ['frequency-missing', 'duration-missing']],
    ['40 mg PRN x 5 d, luego 20 mg x 5 d', '40 mg | 5d | prn: > 20 mg | 5d', ['frequency-missing']],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('a meal of the day is every meal where the dose is taken more than once a day', () => {
  test.each<[string, string, string[]]>([
    ['1 tab c/8h despues de la cena x 3 d', '1 tableta | /8h PCV | 3d', ['contradiction']],
    ['1 tab c/8h antes de la comida x 3 d', '1 tableta | /8h AC | 3d', []],
    ['1 tab c/12h con la comida x 3 d', '1 tableta | /12h C | 3d', []],
    ['1 tab c/24h con la comida x 3 d', '1 tableta | /24h CD | 3d', []],
    ['1 tab 2 veces al día con la comida x 3 d', '1 tableta | 2x/d C | 3d', []],
    [
      '1 tab c/8h con la comida y la cena x 3 d',
      '1 tableta | /8h CD,CV | 3d',
      ['not-understood: la cena', 'contradiction'],
    ],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('clock times are sorted', () => {
  test.each<[string, string, string[]]>([
    ['1 tab a las 20:00 y 08:00 x 3 d', '1 tableta | @08:00,20:00 | 3d', []],
    [
      '1 tab noche y mañana a las 08:00 x 3 d',
      '1 tableta | NIGHT,MORN @08:00 | 3d',
      ['ambiguous: a las 08:00'],
    ],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('unknown words are reported, adjacent ones together', () => {
  test.each<[string, string, string[]]>([
    ['tomar xyz zaz 1 tab c/8h x 3 d', '1 tableta | /8h | 3d | oral', ['not-understood: xyz zaz']],
    ['1 tab xyz c/8h zaz x 3 d', '1 tableta | /8h | 3d', ['not-understood: xyz', 'not-understood: zaz']],
  ])('%s', (text, code, problems) => expect(readingOf(text)).toEqual({ code, problems }))
})

describe('values of the row (unit, route)', () => {
  const EIGHT = 'c/8h x 3 d'
  test('complete what the text leaves out', () => {
    const read = (text: string) => codeOf(parsePosology(text, { unit: 'cápsula', route: 'rectal' }).steps)
    expect(read(`1 ${EIGHT}`)).toBe('1 cápsula | /8h | 3d | rectal')
    expect(read(`1 tab ${EIGHT}`)).toBe('1 tableta | /8h | 3d | rectal')
    expect(read(`1 VO ${EIGHT}`)).toBe('1 cápsula | /8h | 3d | oral')
    expect(read('1-0-1 x 3 d')).toBe('1 cápsula | MORN,NIGHT | 3d | rectal')
  })

  test('can be added to a text that was read before', () => {
    const reading = readPosology(`1 ${EIGHT}`)
    expect(codeOf(parsePosology(reading).steps)).toBe('1 * | /8h | 3d')
    expect(codeOf(parsePosology(reading, { unit: 'cápsula' }).steps)).toBe('1 cápsula | /8h | 3d')
  })
})

describe('assumptions of the parser are listed', () => {
  test.each([
    ['1 tab c/8h x 3 d', []],
    ['40 mg x 5 d, luego 20 mg x 5 d', ['once-a-day']],
    ['aplicar en la cara c/8h x 3 d', ['one-application']],
    ['aplicar capa delgada en la cara c/8h x 3 d', []],
    ['aplicar 2 g en la cara c/8h x 3 d', []],
    ['1 tab en la cara c/8h x 3 d', []],
  ])('%s', (text, assumed) => expect(parsePosology(text).assumed).toEqual(assumed))
})

describe('the parser is confident of an incomplete text, and not of a text with another problem', () => {
  test.each([
    ['1 c/8h', true],
    ['1 tab c/8h', true],
    ['1 tab x 3 d', false],
    ['c/8h x 3 d', false],
    ['1 tab zaz c/8h x 3 d', false],
    ['', false],
  ])('%s', (text, isConfident) => expect(parsePosology(text).confident).toBe(isConfident))
})

test.each([
  'glargina 20 UI por la noche y lispro 5 UI antes de cada comida',
  '20 UI por la noche y lispro 5 UI antes de cada comida',
  'NPH 20 UI am y rapida 5 UI con alimentos',
  '20 UI SC am, NPH 10 UI pm',
])('two insulins in one instruction are named as two medicines: %s', (text) => {
  const { confident, problems } = parsePosology(text)
  expect(confident).toBe(false)
  expect(problems.map(({ code }) => code)).toContain('two-medicines')
})

test.each(['Insulina NPH 20 UI am y 10 UI pm', 'insulina rapida segun glucosa: 150-200 2 UI, 201-250 4 UI'])(
  'one insulin with several doses is one medicine: %s',
  (text) => expect(parsePosology(text).problems.map(({ code }) => code)).not.toContain('two-medicines'),
)
