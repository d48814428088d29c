import { describe, expect, test } from 'vitest'
import { amountOf, findDoseContradiction } from './amount.ts'
import type { Contents } from './read-contents.ts'

const of = (strength: string, more: Partial<Contents> = {}): Contents => ({
  ingredients: [{ key: 'x', strength }],
  unknown: [],
  per: '',
  form: 'tableta',
  content: 'caja con 20 tabletas',
  route: 'oral',
  ...more,
})
const other = { key: 'y', strength: '10 mg' }
const combined = of('500 mg', { ingredients: [{ key: 'x', strength: '500 mg' }, other] })
const mixture = (own: string, beside: string, unknown: string[] = []) =>
  of(own, {
    ingredients: [
      { key: 'x', strength: own },
      { key: 'y', strength: beside },
    ],
    unknown,
    per: '1 mL',
    form: 'suspensión inyectable',
  })
const syrup = of('250 mg', { per: '5 mL', form: 'suspensión oral', content: 'frasco con 60 mL' })
const ampoule = (content: string) => of('75 mg', { per: '3 mL', form: 'solución inyectable', content })
type Strength = Parameters<typeof amountOf>[2]['strength']
const amount = (count: number, unit: string | null, contents: Contents, strength: Strength = null) =>
  amountOf(count, unit, { key: 'x', contents, strength })
const mg = (value: number) => ({ value, unit: 'mg' })
const units = (value: number) => ({ value, unit: 'UI' })

describe('the amount of an ingredient', () => {
  test.each([
    ['in a weight', 2, 'g', of('500 mg'), mg(2000)],
    ['in a weight of a combination, which names no ingredient', 500, 'mg', combined, null],
    ['in a weight beside an unknown word', 500, 'mg', of('500 mg', { unknown: ['otro'] }), null],
    ['without a unit', 1, null, of('500 mg'), null],
    ['in units', 10, 'unidad', of('100 UI', { per: '1 mL' }), units(10)],
    ['in units of a product without a strength', 10, 'unidad', of(''), units(10)],
    ['in units of a product that is weighed', 10, 'unidad', of('500 mg'), null],
    [
      'in units of a combination',
      10,
      'unidad',
      of('100 UI', { ingredients: [{ key: 'x', strength: '100 UI' }, other] }),
      null,
    ],
    [
      'in units of a mixture of two insulins, by its share',
      10,
      'unidad',
      mixture('30 UI', '70 UI'),
      units(3),
    ],
    ['in units of a mixture with an unknown part', 10, 'unidad', mixture('30 UI', '70 UI', ['otra']), null],
    ['in units of a mixture with a weighed part', 10, 'unidad', mixture('30 UI', '70 mg'), null],
    ['in puffs of micrograms without a volume', 2, 'disparo', of('100 µg', { form: 'aerosol' }), mg(0.2)],
    ['in puffs of a bottle of milligrams', 2, 'disparo', of('20 mg', { form: 'aerosol' }), null],
    ['in sachets of a text without a form', 1, 'sobre', of('3 g', { form: '' }), mg(3000)],
    ['in sachets of tablets', 1, 'sobre', of('3 g'), null],
    ['in units of a mixture without a strength', 10, 'unidad', mixture('30 UI', ''), null],
    ['in units of a mixture of nothing', 10, 'unidad', mixture('0 UI', '0 UI'), null],
    ['in tablets', 2, 'tableta', of('500 mg'), mg(1000)],
    [
      'in tablets that release slowly',
      1,
      'tableta',
      of('1 g', { form: 'tableta de liberación prolongada' }),
      mg(1000),
    ],
    ['in tablets of a combination', 2, 'tableta', combined, mg(1000)],
    ['in tablets of a text without a form', 2, 'tableta', of('500 mg', { form: '' }), mg(1000)],
    ['in lozenges', 2, 'tableta', of('500 mg', { form: 'trocisco' }), mg(1000)],
    ['in tablets of a cream', 2, 'tableta', of('500 mg', { form: 'crema' }), null],
    ['in tablets of a syrup', 2, 'tableta', syrup, null],
    ['in drops', 20, 'gota', syrup, null],
    ['in millilitres', 10, 'ml', syrup, mg(500)],
    [
      'in millilitres of a strength in 10 mL',
      5,
      'ml',
      of('100 mg', { per: '10 mL', form: 'jarabe' }),
      mg(50),
    ],
    [
      'in millilitres of a strength in one litre',
      500,
      'ml',
      of('9 g', { per: '1 L', form: 'solución' }),
      mg(4500),
    ],
    ['in drops of a stated volume', 20, 'gota', of('100 mg', { per: '1 mL', dropsPerMl: 25 }), mg(80)],
    ['in teaspoons', 1, 'cucharadita', syrup, mg(250)],
    ['in spoons', 1, 'cucharada', syrup, mg(750)],
    ['in suppositories', 1, 'supositorio', of('100 mg', { form: 'supositorio' }), mg(100)],
    ['in suppositories of tablets', 1, 'supositorio', of('100 mg'), null],
    ['in sachets', 1, 'sobre', of('100 mg', { form: 'granulado' }), mg(100)],
    ['in sachets of tablets', 1, 'sobre', of('100 mg'), null],
    ['in ampoules of a powder', 1, 'ampolleta', of('1 g', { form: 'polvo inyectable' }), mg(1000)],
    ['in ampoules of a stated volume', 1, 'ampolleta', ampoule('caja con 2 ampolletas de 3 mL'), mg(75)],
    ['in ampoules without a volume', 1, 'ampolleta', ampoule('caja con 2 ampolletas'), null],
    [
      'in filled syringes',
      1,
      'jeringa prellenada',
      ampoule('caja con jeringa prellenada con 1.5 mL'),
      mg(37.5),
    ],
    ['in pens, which are no dose', 1, 'pluma', ampoule('caja con 1 ampolleta de 3 mL'), null],
    ['in puffs', 2, 'disparo', of('100 µg', { per: '1 dosis', form: 'aerosol' }), mg(0.2)],
    [
      'in puffs of a strength in two',
      3,
      'disparo',
      of('100 µg', { per: '2 dosis', form: 'aerosol' }),
      mg(0.15),
    ],
    ['in applications of a cream', 1, 'aplicación', of('10 mg', { per: '1 g', form: 'crema' }), null],
    ['in tablets of an aerosol', 2, 'tableta', of('100 µg', { per: '1 dosis', form: 'aerosol' }), null],
    ['of a strength in words', 1, 'tableta', of('unos 500 mg'), null],
    ['of a strength per something', 1, 'tableta', of('500 mg diarios'), null],
    ['of a strength in an unknown unit', 1, 'tableta', of('5 cm'), null],
    ['of a strength in units', 1, 'tableta', of('500 UI'), units(500)],
    ['of a product without a strength', 1, 'tableta', of(''), null],
    ['of a product without the ingredient', 1, 'tableta', of('', { ingredients: [other] }), null],
  ])('%s', (_name, count, unit, contents, expected) => {
    const found = amount(count, unit, contents)
    expect(found && { ...found, value: Math.round(found.value * 1000) / 1000 }).toEqual(expected)
  })

  test('is that of the text, where the product has none', () => {
    expect(amount(2, 'tableta', of(''), { value: 500, unit: 'mg' })).toEqual(mg(1000))
    expect(amount(2, 'tableta', of('500 mg'), { value: 500, unit: 'mg' })).toEqual(mg(1000))
    expect(amount(2, 'tableta', of(''), { value: 500, unit: 'unidad' })).toEqual(units(1000))
  })

  test('is unknown, where the text contradicts the product or names a combination', () => {
    expect(amount(2, 'tableta', of('500 mg'), { value: 850, unit: 'mg' })).toBeNull()
    expect(amount(2, 'tableta', combined, { value: 500, unit: 'mg' })).toBeNull()
  })
})

describe('a dose contradicts the product', () => {
  const contradiction = (count: number, unit: string | null, contents: Contents, strength: Strength = null) =>
    findDoseContradiction(count, unit, { key: 'x', contents, strength })

  test.each([
    ['a part just too small to cut', 11.9, { unit: 'mg', written: 11.9, held: 100 }],
    ['the smallest part', 12, null],
    ['one piece', 100, null],
    ['the most pieces', 1200, null],
    ['more pieces than anybody swallows', 1201, { unit: 'mg', written: 1201, held: 100 }],
  ])('in a weight of tablets of 100 mg: %s', (_name, count, found) => {
    expect(contradiction(count, 'mg', of('100 mg'))).toEqual(found)
  })

  test.each([
    ['of a syrup', syrup],
    ['of a combination', combined],
    ['of tablets in units', of('100 UI')],
    ['of a product without a strength', of('')],
    ['of a product without the ingredient', of('', { ingredients: [other] })],
  ])('not in a weight %s', (_name, contents) => expect(contradiction(1, 'mg', contents)).toBeNull())

  test.each([
    [
      'tablets of another strength',
      2,
      'tableta',
      of('850 mg'),
      500,
      { unit: 'mg', written: 1000, held: 1700 },
    ],
    ['tablets of that strength', 2, 'tableta', of('850 mg'), 850, null],
    ['a volume with another weight', 2, 'cucharadita', syrup, 500, { unit: 'mg', written: 1000, held: 500 }],
    ['a volume with its weight, rounded by 5 %', 1, 'cucharadita', syrup, 262.5, null],
    [
      'a volume with its weight, rounded by more',
      1,
      'cucharadita',
      syrup,
      263,
      { unit: 'mg', written: 263, held: 250 },
    ],
    ['a weight rounded down by 5 %', 1, 'cucharadita', syrup, 237.5, null],
    ['a weight rounded down by more', 1, 'cucharadita', syrup, 237, { unit: 'mg', written: 237, held: 250 }],
    ['a unit that does not fit the form', 1, 'tableta', syrup, 500, null],
    ['tablets of a combination', 1, 'tableta', combined, 100, null],
    ['tablets in units', 1, 'tableta', of('500 UI'), 100, null],
    ['tablets without a strength', 1, 'tableta', of(''), 100, null],
  ])('or not, with a strength beside it: %s', (_name, count, unit, contents, value, found) => {
    expect(contradiction(count, unit, contents, { value, unit: 'mg' })).toEqual(found)
  })

  test('not without a unit or a strength', () => {
    expect(contradiction(1, null, of('850 mg'), { value: 500, unit: 'mg' })).toBeNull()
    expect(contradiction(1, 'tableta', of('850 mg'))).toBeNull()
  })
})
