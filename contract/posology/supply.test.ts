import { describe, expect, test } from 'vitest'
import { codeOf } from './corpus/read-corpus.ts'
import { parsePosology } from './parse.ts'
import { quantityOf } from './quantity.ts'
import { supplyDays } from './supply.ts'

const readingOf = (text: string) => {
  const { confident, steps } = parsePosology(text)
  return confident ? codeOf(steps) : 'refused'
}

describe('a quantity that is handed over', () => {
  test.each([
    // A number of units states how long the medicine is taken, where the text has no duration.
    ['1 tab c/12h #20', '1 tableta | /12h | 10d'],
    ['2 tab c/12h x 20 tabletas', '2 tableta | /12h | 5d'],
    ['1-0-2 tab #30', '1 tableta | MORN | 10d & 2 tableta | NIGHT | 10d'],
    ['1 tab cada semana #4', '1 tableta | 1x/wk | 28d'],
    ['1 tab c/8h #20', '1 tableta | /8h | #20'],
    ['2 tab c/8h #21', 'refused'],
    ['1 a 2 tab c/8h #20', 'refused'],
    ['1 tab c/24h #400', 'refused'],
    // Where instructions state a duration, the quantity must suffice for it. A larger quantity only becomes a remark.
    ['1 tab c/8h x 7 d #21', '1 tableta | /8h | 7d'],
    ['1 tab c/8h x 7 d #30', '1 tableta | /8h | 7d | surtir 30 tabletas'],
    ['1 tab c/8h x 7 d #20', 'refused'],
    ['1 tab c/8h por 7 días, surtir 1 caja', '1 tableta | /8h | 7d | surtir 1 caja'],
    ['1 tab c/24h sin suspender #30', '1 tableta | /24h | endless | surtir 30 tabletas'],
    ['1 tab c/12h x 7 d #20', '1 tableta | /12h | 7d | surtir 20 tabletas'],
    ['1 tab c/12h #20 x 7 d', '1 tableta | /12h | 7d | surtir 20 tabletas'],
    // A treatment with a number of packages lasts until the packages are used up.
    ['1 tab c/12h x 1 caja', '1 tableta | /12h | finished'],
    ['1 tab c/12h x 2 cajas', '1 tableta | /12h | finished x2'],
    ['5 ml c/8h # 1 frasco', '5 ml | /8h | finished'],
    ['5 ml c/8h #1', '5 ml | /8h | finished'],
    ['2 disparos c/12h #1', '2 disparo | /12h | finished'],
    ['10 UI c/24h #2', '10 unidad | /24h | finished x2'],
    // A number alone has the unit of the dose, which the row may state.
    ['1 c/12h #20', '1 * | /12h | 10d'],
    ['1 c/12h #20 x 7 d', '1 * | /12h | 7d | #20'],
    ['5 ml c/8h #120', '5 ml | /8h | 8d'],
    ['5 ml c/8h x 7 d #120', '5 ml | /8h | 7d | surtir 120 ml'],
    ['1 tab c/24h x 30 d #1', '1 tableta | /24h | 30d | surtir 1 envase'],
    ['1 tab c/8h x 7 d #2', '1 tableta | /8h | 7d | surtir 2 envases'],
    // A number that may count units or packages, or units of an unknown kind, is refused.
    ['1 tab c/24h #1', 'refused'],
    ['1 tab c/24h x 10 d #3', 'refused'],
    ['2.5 ml c/8h #15', 'refused'],
    ['5 ml c/8h #10', 'refused'],
    ['0.4 ml SC c/24h #20', 'refused'],
    ['2 disparos c/12h #20', 'refused'],
    ['500 mg c/8h #21', 'refused'],
    ['1 dosis c/8h #30', 'refused'],
    // A quantity in tablets does not say how long doses by weight last.
    ['500 mg c/8h #21 tabletas', '500 mg | /8h | surtir 21 tabletas'],
    ['500 mg c/8h x 7 d #21 tabletas', '500 mg | /8h | 7d | surtir 21 tabletas'],
    // The quantity is that of all steps of a treatment.
    ['1 tab c/12h x 7 d, luego 1 tab c/24h x 7 d #21', '1 tableta | /12h | 7d > 1 tableta | /24h | 7d'],
    [
      '1 tab c/12h x 7 d, luego 1 tab c/24h x 7 d #30',
      '1 tableta | /12h | 7d > 1 tableta | /24h | 7d | surtir 30 tabletas',
    ],
    ['1 tab c/12h x 7 d, luego 1 tab c/24h x 7 d #20', 'refused'],
    ['1 tab c/12h x 7 d #14, luego 1 tab c/24h x 7 d #7', 'refused'],
    // The quantity of a medicine "as needed" is a remark.
    ['1 tab PRN dolor #10', '1 tableta | prn:dolor | surtir 10 tabletas'],
    // A quantity in another unit than the dose, or a missing or impossible quantity, is refused.
    ['1 tab c/8h x 20 capsulas', 'refused'],
    ['5 ml c/8h en caso de dolor x 20 tabletas', 'refused'],
    ['1 tab c/8h #', 'refused'],
    ['1 tab c/8h #0', 'refused'],
    ['1 tab c/8h #10 #20', 'refused'],
    ['1 tab c/8h #2.5', 'refused'],
  ])('%s is %s', (text, code) => expect(readingOf(text)).toBe(code))
})

test.each([
  ['1 tab c/24h x 21 d, descansar 7 d', 21],
  ['1 tab c/24h x 21 d, descansar 7 d, por 3 ciclos', 63],
  ['2 tab dosis única, repetir en 15 días', 4],
  ['1 tab 5 días a la semana por 4 semanas', 20],
  ['1 tab lunes, miércoles y viernes y media tab los demás días por 4 semanas', 20],
  ['40 mg c/24h, disminuir 10 mg cada semana hasta suspender', 700],
])('%s takes %i units', (text, value) => {
  expect(quantityOf(parsePosology(text).steps)).toMatchObject({ known: true, value })
})

test.each([
  '2 UI si glucosa de 150 a 200, 4 UI si glucosa de 201 a 250',
  '1 tab después de cada evacuación x 3 d',
])('the quantity of "%s" depends on the patient', (text) => {
  const { confident, steps } = parsePosology(text)
  expect([confident, quantityOf(steps)]).toEqual([true, { known: false, why: 'as-needed' }])
})

test.each([
  ['1 tab c/12h #20 x 7 d', { lasts: 10, of: 7 }],
  ['5 ml c/8h x 7 d #120', { lasts: 8, of: 7 }],
  ['1 tab lunes y jueves x 4 sem #10', { lasts: 35, of: 28 }],
  ['1 tab c/12h #14 x 7 d', null],
  ['1 tab c/12h x 7 d, surtir 2 cajas', null],
  ['1 tab c/24h sin suspender #30', null],
  ['1 tab c/8h x 5 d PRN dolor #10', null],
  ['1 tab c/12h x 7 d, luego 1 tab c/24h x 7 d #30', null],
])('the quantity of "%s" lasts %j days', (text, days) => {
  expect(supplyDays(parsePosology(text).steps)).toEqual(days)
})
