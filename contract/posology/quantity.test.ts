import { describe, expect, test } from 'vitest'
import { packsOf } from './pack.ts'
import { parsePosology } from './parse.ts'
import { quantityOf } from './quantity.ts'

describe('the quantity of a treatment', () => {
  test.each<[text: string, value: number, unit: string]>([
    ['1 tab c/8h x 7d', 21, 'tableta'],
    ['1 tab c/12h x 10d', 20, 'tableta'],
    ['1/2 tab c/24h x 15d', 7.5, 'tableta'],
    ['1 a 2 tabletas cada 6 a 8 horas por 3 a 5 días', 40, 'tableta'],
    ['1-0-2 tab x 30 d', 90, 'tableta'],
    ['10-0-12 UI por 30 días', 660, 'unidad'],
    ['40 mg x 5 d, luego 20 mg x 5 d', 300, 'mg'],
    ['4 tab 1 vez a la semana x 12 semanas', 48, 'tableta'],
    ['1 tab lunes, miércoles y viernes por 4 semanas', 12, 'tableta'],
    ['1 tab c/8h de lunes a viernes x 2 semanas', 30, 'tableta'],
    ['1 tab cada tercer día por 15 días', 8, 'tableta'],
    ['1 parche cada 72 horas por 30 días', 10, 'parche'],
    ['1 gota en cada ojo cada 4 horas por 7 días', 84, 'gota'],
    ['1 gota en ojo derecho cada 4 horas por 7 días', 42, 'gota'],
    ['2 tabletas dosis única', 2, 'tableta'],
    ['1 tab c/24h por 3 dosis', 3, 'tableta'],
    ['1 tab c/6h PRN dolor x 5 d máx 3 al día', 15, 'tableta'],
    ['1 tab PRN dolor máx 2 veces al día x 5 d', 10, 'tableta'],
    ['2 tab PRN dolor máx 2 dosis al día x 5 d', 20, 'tableta'],
    ['5 ml c/8h PRN dolor máx 1 g al día x 5 d', 75, 'ml'],
    ['1 nebulización cada 6 horas por 48 horas', 8, 'nebulización'],
    ['1 ampolleta IM cada mes por 6 meses', 6, 'ampolleta'],
  ])('%s', (text, value, unit) => {
    expect(quantityOf(parsePosology(text).steps)).toEqual({ known: true, value, unit })
  })

  test.each([
    ['1 tab c/8h', 'duration-missing'],
    ['1 tab c/8h sin suspender', 'no-end'],
    ['1 tab c/8h hasta el 25 de diciembre', 'no-end'],
    ['1 cap c/8h hasta terminar la caja', 'until-finished'],
    ['1 tab PRN dolor máx 4 al día', 'as-needed'],
    ['1 tab PRN dolor x 5 d', 'as-needed'],
    ['PRN dolor máx 4 al día', 'dose-missing'],
    ['1-0-1 por 5 días', 'unit-missing'],
    ['1 tableta por 7 días', 'frequency-missing'],
    ['aplicar en la zona afectada c/12h x 7 d', 'not-measured'],
    ['1 amp IM dosis única, luego 1 tab c/24h x 5 d', 'different-units'],
  ])('is unknown for "%s": %s', (text, why) => {
    expect(quantityOf(parsePosology(text).steps)).toEqual({ known: false, why })
  })
})

describe('the number of packages of a treatment', () => {
  const tablets = { content: 'caja con 20 tabletas', strength: '500 mg' }
  const syrup = { content: 'frasco con 120 mL', strength: '250 mg', per: '5 mL' }
  test.each([
    ['1 tab c/8h x 7d', tablets, 2],
    ['1 comprimido c/12h x 10d', tablets, 1],
    ['500 mg c/8h x 7d', tablets, 2],
    ['1 g c/12h x 5d', tablets, 1],
    ['250 mg c/12h x 10d', tablets, 1],
    ['5 ml c/8h x 10d', syrup, 2],
    ['500 mg c/8h x 7d', syrup, 2],
    ['1 amp IM c/24h x 5d', { content: 'caja con 3 ampolletas de 2 mL' }, 2],
    ['2 disparos c/12h x 30 d', { content: 'inhalador con 60 dosis' }, 2],
    ['3 ml c/8h x 30 d', { content: 'caja con 3 frascos con 60 mL' }, 2],
    ['1 tab c/12h x 10 d', { content: 'caja con 2 blísteres con 10 tabletas' }, 1],
    ['1 tab c/12h x 10 d', { content: 'caja con 1 blíster con 10 tabletas' }, 2],
    ['1 tab c/12h x 10 d', { content: 'caja con 2 tiras de 10 tabletas' }, 1],
    ['1 tab c/12h x 10 d', { content: 'caja con 1 tira de 10 tabletas' }, 2],
    ['1 tab c/12h x 10 d', { content: 'caja con 2 paquetes con 5 tabletas' }, 2],
  ])('%s', (text, presentation, packs) => {
    expect(packsOf(parsePosology(text).steps, presentation)).toMatchObject({ known: true, packs })
  })

  test('is that of the text, with what one package contains', () => {
    expect(packsOf(parsePosology('1 tab c/12h x 2 cajas').steps, tablets)).toEqual({
      known: true,
      packs: 2,
      contains: 20,
      unit: 'tableta',
    })
  })

  test.each([
    ['5 ml c/8h x 7d', tablets, 'other-unit'],
    ['400 mg c/8h x 7d', tablets, 'not-divisible'],
    ['250 mg c/8h x 7d', { content: 'caja con 20 cápsulas', strength: '500 mg' }, 'not-divisible'],
    ['20 gotas c/8h x 7d', { content: 'frasco gotero con 15 mL' }, 'other-unit'],
    ['1 tab c/8h', tablets, 'duration-missing'],
    ['1 tab c/8h x 7d', { content: 'caja' }, 'content-unknown'],
    ['40 mg c/24h x 7d', { content: 'caja con 20 tabletas' }, 'other-unit'],
    [
      '1 ml c/24h x 5d',
      { content: 'caja con 1 frasco ámpula y 1 ampolleta con 2 mL de diluyente' },
      'other-unit',
    ],
  ])('is unknown for "%s"', (text, presentation, why) => {
    expect(packsOf(parsePosology(text).steps, presentation)).toEqual({ known: false, why })
  })
})

test.each([
  ['1 anillo vaginal por 21 días y descansar 7', 1],
  ['1 anillo vaginal por 21 días y descansar 7, por 3 ciclos', 3],
])('one ring stays for a whole treatment: %s', (text, value) => {
  expect(quantityOf(parsePosology(text).steps)).toEqual({ known: true, value, unit: 'anillo' })
})
