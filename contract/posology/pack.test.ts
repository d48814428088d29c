import { describe, expect, test } from 'vitest'
import { type PackedProduct, packsOf } from './pack.ts'
import { EMPTY_STEP, type Dose, type Step } from './step.ts'

const DAYS = { kind: 'span', low: 10, unit: 'd' } as const
/** A dose once a day for ten days. */
const daily = (dose: Dose | null, more: Partial<Step> = {}): Step => ({
  ...EMPTY_STEP,
  dose,
  frequency: { times: { low: 1 }, every: { low: 1, unit: 'd' } },
  duration: DAYS,
  ...more,
})
const of = (low: number, unit: string | null, high?: number): Dose =>
  high === undefined ? { low, unit } : { low, high, unit }
const packs = (step: Step | readonly Step[], product: string | PackedProduct) =>
  packsOf([step].flat(), typeof product === 'string' ? { content: product } : product)

describe('the content of a package', () => {
  test.each([
    ['caja con 20 tabletas', of(1, 'tableta'), 20, 'tableta'],
    ['CAJA CON 20 TABLETAS', of(1, 'tableta'), 20, 'tableta'],
    ['caja con 1,000 tabletas', of(1, 'tableta'), 1000, 'tableta'],
    ['frasco con 1,000,000 UI', of(1, 'unidad'), 1_000_000, 'unidad'],
    ['caja con 2 blísteres con 10 tabletas', of(1, 'tableta'), 20, 'tableta'],
    ['caja con 12 blisters con 14 tabletas', of(1, 'tableta'), 168, 'tableta'],
    ['caja con 1 blíster de 10 tabletas', of(1, 'tableta'), 10, 'tableta'],
    ['caja con 2 tiras con 10 tabletas', of(1, 'tableta'), 20, 'tableta'],
    ['caja con 1 tira con 10 tabletas', of(1, 'tableta'), 10, 'tableta'],
    ['caja con 3 paquetes de 12 tabletas', of(1, 'tableta'), 36, 'tableta'],
    ['caja con 1 paquete de 12 tabletas', of(1, 'tableta'), 12, 'tableta'],
    ['frasco con 120 mL', of(5, 'ml'), 120, 'ml'],
    ['frasco con 7.5 mL', of(5, 'ml'), 7.5, 'ml'],
    ['caja con 3 frascos con 60 mL', of(5, 'ml'), 180, 'ml'],
    ['caja con 3 ampolletas de 2 mL', of(1, 'ampolleta'), 3, 'ampolleta'],
    ['caja con 2 frascos ámpula', of(1, 'frasco ámpula'), 2, 'frasco ámpula'],
    [
      'caja con 1 frasco ámpula y ampolleta con 2 mL de diluyente',
      of(1, 'frasco ámpula'),
      1,
      'frasco ámpula',
    ],
    ['caja con 1 frasco ámpula y 12 jeringas', of(1, 'frasco ámpula'), 1, 'frasco ámpula'],
    ['caja con 2 jeringas prellenadas', of(1, 'jeringa prellenada'), 2, 'jeringa prellenada'],
    ['inhalador con 200 dosis', of(2, 'disparo'), 200, 'dosis'],
    ['inhalador con 200 DOSIS', of(2, 'inhalación'), 200, 'dosis'],
    ['tubo con 30 g', of(1, 'g'), 30, 'g'],
  ])('%s', (content, dose, contains, unit) => {
    expect(packs(daily(dose), content)).toMatchObject({ known: true, contains, unit })
  })

  test.each(['caja', '', 'caja con tabletas', 'caja con 2 microdosis', 'caja con 2 dosisx'])(
    '"%s" states no content',
    (content) => {
      expect(packs(daily(of(1, 'tableta')), content)).toEqual({ known: false, why: 'content-unknown' })
    },
  )
})

describe('the number of packages', () => {
  test.each([
    ['just enough', daily(of(1, 'tableta')), 'caja con 10 tabletas', 1],
    ['one short', daily(of(1, 'tableta')), 'caja con 9 tabletas', 2],
    ['the higher dose', daily(of(1, 'tableta', 2)), 'caja con 10 tabletas', 2],
    ['a pill that is a tablet', daily(of(1, 'pastilla')), 'caja con 10 tabletas', 1],
    ['a pearl that is a capsule', daily(of(1, 'perla')), 'caja con 10 cápsulas', 1],
    ['grams as milligrams', daily(of(500, 'mg')), 'tubo con 5 g', 1],
    ['micrograms as milligrams', daily(of(500, 'mcg')), 'tubo con 5 mg', 1],
    ['a third of a tube, ten times', daily(of(0.1, 'g')), 'tubo con 1 g', 1],
    [
      'two steps',
      [daily(of(1, 'tableta')), daily(of(2, 'tableta'), { sequence: 2 })],
      'caja con 10 tabletas',
      3,
    ],
  ])('%s', (_what, step, content, count) => {
    expect(packs(step, content)).toMatchObject({ known: true, packs: count })
  })

  test.each<[string, Step, PackedProduct, number]>([
    ['by the strength', daily(of(500, 'mg')), { content: 'caja con 10 tabletas', strength: '250 mg' }, 2],
    [
      'by the strength in grams',
      daily(of(500, 'mg')),
      { content: 'caja con 10 tabletas', strength: '0.25 g' },
      2,
    ],
    ['half tablets', daily(of(125, 'mg')), { content: 'caja con 5 tabletas', strength: '250 mg' }, 1],
    ['of a range', daily(of(250, 'mg', 500)), { content: 'caja con 10 tabletas', strength: '250 mg' }, 2],
    [
      'by the strength of a volume',
      daily(of(500, 'mg')),
      { content: 'frasco con 50 mL', strength: '250 mg', per: '5 mL' },
      2,
    ],
    [
      'of a maximum in milligrams',
      daily(of(500, 'mg'), { frequency: null, asNeeded: [], most: { value: 1000, unit: 'mg' } }),
      { content: 'caja con 20 tabletas', strength: '500 mg' },
      1,
    ],
    [
      'of a maximum in the unit of the dose',
      daily(of(500, 'mg'), { frequency: null, asNeeded: [], most: { value: 1000, unit: null } }),
      { content: 'caja con 10 tabletas', strength: '500 mg' },
      2,
    ],
    [
      'of a maximum of times',
      daily(of(500, 'mg'), { frequency: null, asNeeded: [], most: { value: 3, unit: 'vez' } }),
      { content: 'caja con 10 tabletas', strength: '500 mg' },
      3,
    ],
  ])('%s', (_what, step, product, count) => {
    expect(packs(step, product)).toMatchObject({ known: true, packs: count })
  })
})

describe('no number of packages', () => {
  test.each<[string, Step, PackedProduct, string]>([
    ['no dose', daily(null), { content: 'caja con 10 tabletas' }, 'dose-missing'],
    ['no unit', daily(of(1, null)), { content: 'caja con 10 tabletas' }, 'unit-missing'],
    [
      'no end',
      daily(of(1, 'tableta'), { duration: null }),
      { content: 'caja con 10 tabletas' },
      'duration-missing',
    ],
    ['another unit', daily(of(1, 'ml')), { content: 'caja con 10 tabletas' }, 'other-unit'],
    ['a mass without a strength', daily(of(1, 'mg')), { content: 'caja con 10 tabletas' }, 'other-unit'],
    [
      'a mass of several strengths',
      daily(of(500, 'mg')),
      { content: 'caja con 10 tabletas', strength: '250 mg/125 mg' },
      'other-unit',
    ],
    [
      'units of another kind than the strength',
      daily(of(500, 'unidad')),
      { content: 'caja con 10 tabletas', strength: '250 mg' },
      'other-unit',
    ],
    [
      'a strength of another volume',
      daily(of(500, 'mg')),
      { content: 'caja con 10 tabletas', strength: '250 mg', per: '5 mL' },
      'other-unit',
    ],
    [
      'thirds of a tablet',
      daily(of(100, 'mg')),
      { content: 'caja con 10 tabletas', strength: '300 mg' },
      'not-divisible',
    ],
    [
      'half a capsule',
      daily(of(100, 'mg')),
      { content: 'caja con 10 cápsulas', strength: '200 mg' },
      'not-divisible',
    ],
    [
      'a range of which one end cannot be divided',
      daily(of(200, 'mg', 300)),
      { content: 'caja con 10 cápsulas', strength: '200 mg' },
      'not-divisible',
    ],
  ])('%s', (_what, step, product, why) => {
    expect(packs(step, product)).toEqual({ known: false, why })
  })

  test('half a capsule is counted when the doctor wrote it', () => {
    expect(packs(daily(of(0.5, 'cápsula')), 'caja con 5 cápsulas')).toMatchObject({ known: true, packs: 1 })
  })
})
