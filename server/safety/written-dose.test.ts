import { describe, expect, test } from 'vitest'
import type { Contents } from './read-contents.ts'
import { misstatedDoses, writtenDoses } from './written-dose.ts'

const of = (strength: string, more: Partial<Contents> = {}): Contents => ({
  ingredients: [{ key: 'x', strength }],
  unknown: [],
  per: '',
  form: 'tableta',
  content: 'caja con 20 tabletas',
  route: 'oral',
  ...more,
})
const syrup = of('250 mg', { per: '5 mL', form: 'suspensión oral' })
const both = of('875 mg', {
  ingredients: [
    { key: 'x', strength: '875 mg' },
    { key: 'y', strength: '125 mg' },
  ],
})
const dose = (single: number, daily: number | null, daysAWeek: number | null = 7, unit = 'mg') => ({
  unit,
  single,
  daily,
  daysAWeek,
})
/** A dose that is not taken every day, with its mean amount per day. */
const spaced = (single: number, daily: number, daysAWeek: number) => ({
  ...dose(single, daily, daysAWeek),
  mean: (daily * daysAWeek) / 7,
})

describe('doses from the text together with the strength', () => {
  test.each([
    ['units × strength', '1 tableta cada 8 horas por 7 días', of('500 mg'), dose(500, 1500)],
    ['one repetition', '1 al inicio de la migraña, puede repetir en 2 horas', of('50 mg'), dose(50, 100)],
    ['repetitions', '1 si hay dolor, puede repetir en 2 horas, máximo 4 al día', of('50 mg'), dose(50, 200)],
    ['halves', 'media tableta en la noche por 7 días', of('2 mg'), dose(1, 1)],
    ['a number without a unit', '2 cada 12 h por 7 días', of('20 mg', { form: 'cápsula' }), dose(40, 80)],
    ['grams', '1 tableta cada 24 horas por 7 días', of('1 g'), dose(1000, 1000)],
    ['micrograms', '1 tableta cada 24 horas por 30 días', of('100 µg'), dose(0.1, 0.1)],
    ['mL × concentration', '5 ml cada 8 horas por 7 días', syrup, dose(250, 750)],
    ['mL with its weight beside it', '5 ml (250 mg) cada 8 horas por 7 días', syrup, dose(250, 750)],
    ['… rounded', '4 ml (205 mg) cada 8 horas por 7 días', syrup, dose(200, 600)],
    ['a weight', '40 mg cada 24 h por 5 días', of(''), dose(40, 40, 5)],
    ['several times of a day', '1-0-2 por 10 días', of('5 mg'), dose(10, 15)],
    ['the larger of a taper', '40 mg x 5 d, luego 20 mg x 5 d', of('20 mg'), dose(40, 40, 5)],
    ['the upper end of a range', '1 a 2 tabletas cada 8 horas por 7 días', of('500 mg'), dose(1000, 3000)],
    ['once a week', '4 tabletas cada lunes por 4 semanas', of('2.5 mg'), spaced(10, 10, 1)],
    ['units', '10 UI cada 24 horas por 30 días', of('100 UI', { per: '1 mL' }), dose(10, 10, 7, 'UI')],
    [
      'an ampoule by its volume',
      '1 ampolleta cada 24 horas por 3 días',
      of('75 mg', { per: '3 mL', form: 'solución inyectable', content: 'caja con 2 ampolletas de 3 mL' }),
      dose(75, 75, 3),
    ],
  ])('%s', (_, text, contents, expected) => {
    expect(writtenDoses(text, contents).get('x')).toEqual(expected)
  })

  test('each ingredient of a combination has its own dose', () => {
    const doses = writtenDoses('1 tableta cada 12 horas por 7 días', both)
    expect([...doses.values()].map(({ daily }) => daily)).toEqual([1750, 250])
  })

  test('doses as needed, with a maximum', () => {
    const text = '1 tableta cada 6 horas si hay dolor, máximo 3 al día'
    expect(writtenDoses(text, of('500 mg')).get('x')).toMatchObject({ single: 500, daily: 1500 })
  })
})

describe('how much a day and on how many days of a week', () => {
  test.each([
    ['every other day', '1 tableta cada 48 horas por 30 días', spaced(500, 500, 3.5)],
    ['once a week', '1 tableta cada semana por 8 semanas', spaced(500, 500, 1)],
    [
      'three times on one day of the week',
      '1 tableta 3 veces al día los lunes por 4 semanas',
      spaced(500, 1500, 1),
    ],
    [
      'on three days of the week',
      '1 tableta los lunes, miércoles y viernes por 4 semanas',
      spaced(500, 500, 3),
    ],
    ['on fewer days than a week has', '1 tableta cada 12 horas por 3 días', dose(500, 1000, 3)],
    ['on a week', '1 tableta cada 12 horas por 7 días', dose(500, 1000, 7)],
    ['on more days than a week has', '1 tableta cada 12 horas por 8 días', dose(500, 1000, 7)],
    ['a single dose', '1 tableta dosis única', dose(500, 500, 1)],
    ['two doses', '1 tableta cada 12 horas por 2 dosis', dose(500, 1000, 7)],
    ['three doses within an hour', '1 tableta cada 20 minutos por 3 dosis', dose(500, 1500, 7)],
  ])('%s', (_, text, expected) => expect(writtenDoses(text, of('500 mg')).get('x')).toEqual(expected))

  test.each([
    ['times', '1 tableta cada 6 horas si hay dolor, máximo 3 veces al día', 1500],
    ['tablets', '1 tableta cada 4 horas si hay dolor, máximo 4 tabletas al día', 2000],
    [
      'tablets, above the regular dose',
      '1 tableta cada 8 horas si hay dolor, máximo 8 tabletas al día',
      1500,
    ],
    ['a weight', '1 tableta cada 6 horas si hay dolor, máximo 1500 mg al día', 1500],
    ['tablets, without a frequency', '1 tableta si hay dolor, máximo 3 tabletas al día', 1500],
    ['nothing, without a frequency', '1 tableta si hay dolor', null],
  ])('as needed, with a maximum of %s', (_, text, daily) =>
    expect(writtenDoses(text, of('500 mg')).get('x')).toMatchObject({ single: 500, daily }),
  )
})

describe('unknown doses are not guessed', () => {
  test.each([
    ['half typed', '1 tab c/', of('500 mg')],
    ['not understood', 'según indicación médica', of('500 mg')],
    ['drops', '10 gotas cada 8 horas por 3 días', of('100 mg', { per: '1 mL' })],
    ['a weight of a combination', '500 mg cada 12 horas por 7 días', both],
    ['no strength', '1 tableta cada 8 horas por 7 días', of('')],
    ['tablets of a syrup', '1 tableta cada 8 horas por 7 días', syrup],
    ['a strength that is not the box’s', '1 tableta de 850 mg cada 12 horas por 7 días', of('500 mg')],
    ['a weight that the volume does not hold', '10 ml (250 mg) cada 8 horas por 7 días', syrup],
    ['a patch', '1 parche cada 24 horas por 7 días', of('10 mg', { form: 'parche' })],
  ])('%s', (_, text, contents) => {
    expect(writtenDoses(text, contents).get('x')?.single ?? null).toBeNull()
  })
})

describe('an amount beside the dose that differs from the package', () => {
  const misstated = (text: string, contents: Contents) => misstatedDoses(text, contents).get('x') ?? null
  test.each([
    [
      'a volume',
      '10 ml (250 mg) cada 8 horas por 7 días',
      syrup,
      { unit: 'mg' as const, written: 250, held: 500 },
    ],
    [
      'tablets',
      '2 tabletas de 850 mg cada 12 horas por 7 días',
      of('500 mg'),
      { unit: 'mg' as const, written: 1700, held: 1000 },
    ],
    [
      'no part of a tablet',
      '1 mg cada 12 horas por 7 días',
      of('850 mg'),
      { unit: 'mg' as const, written: 1, held: 850 },
    ],
    [
      'more tablets than anybody takes',
      '25 mg cada 24 horas por 7 días',
      of('100 mcg'),
      { unit: 'mg' as const, written: 25, held: 0.1 },
    ],
    [
      'the second step',
      '5 ml (250 mg) c/8h x 3 d, luego 2.5 ml (250 mg) c/8h x 4 d',
      syrup,
      { unit: 'mg' as const, written: 250, held: 125 },
    ],
  ])('%s', (_, text, contents, expected) => {
    expect(misstated(text, contents)).toEqual(expected)
  })

  test.each([
    ['the same', '5 ml (250 mg) cada 8 horas por 7 días', syrup],
    ['the same in another unit', '2 tabletas (1 g) cada 8 horas por 7 días', of('500 mg')],
    ['half a tablet by its weight', '250 mg cada 8 horas por 7 días', of('500 mg')],
    ['eight tablets by their weight', '40 mg cada 24 horas por 7 días', of('5 mg')],
    ['rounded', '4 ml (205 mg) cada 8 horas por 7 días', syrup],
    ['nothing beside it', '10 ml cada 8 horas por 7 días', syrup],
    ['a package that says nothing', '10 ml (250 mg) cada 8 horas por 7 días', of('')],
    ['a combination', '1 tableta de 1000 mg cada 12 horas por 7 días', both],
  ])('no contradiction: %s', (_, text, contents) => {
    expect(misstated(text, contents)).toBeNull()
  })
})
