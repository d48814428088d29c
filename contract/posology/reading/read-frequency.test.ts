import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('an interval needs its number, except one of a unit', () => {
  test.each([
    ['1 tab cada día', '1 tableta | /1d'],
    ['1 tab c/día', '1 tableta | /1d'],
    ['1 tab cada lunes', '1 tableta | mon'],
    ['1 tab cada mañana', '1 tableta | MORN'],
    ['1 tab cada noche', '1 tableta | NIGHT'],
    ['1 tab cada mes', '1 tableta | 1x/mo'],
    ['1 tab cada horas', '1 tableta ! not-understood: cada horas; frequency-missing'],
    ['1 tab cada semanas', '1 tableta ! not-understood: cada semanas; frequency-missing'],
    ['1 tab cada meses', '1 tableta ! not-understood: cada meses; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('eight days are a week, and seven or nine are days', () => {
  test.each([
    ['1 tab cada 7 días x 4 semanas', '1 tableta | /7d | 4wk'],
    ['1 tab cada 8 días x 4 semanas', '1 tableta | 1x/wk | 4wk'],
    ['1 tab cada 9 días x 4 semanas', '1 tableta | /9d | 4wk'],
    ['1 tab cada 8 a 12 días x 4 semanas', '1 tableta | /8-12d | 4wk'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('an interval may be a range in one unit', () => {
  test.each([
    ['1 tab cada 6 a 8 h x 3 d', '1 tableta | /6-8h | 3d'],
    ['1 tab cada 6 h a 8 h x 3 d', '1 tableta | /6-8h | 3d'],
    ['1 tab cada 6 h o 8 h x 3 d', '1 tableta | /6-8h | 3d'],
    ['1 tab cada 6 h - 8 h x 3 d', '1 tableta | /6-8h | 3d'],
    ['1 tab cada 8 h a 6 h x 3 d', '1 tableta | /8h | 3d ! not-understood: a 6 h'],
    ['1 tab cada 6 h a 8 d x 3 d', '1 tableta | /6h | 3d ! not-understood: a 8 d'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a bare number counts hours where it cannot be days', () => {
  test.each([
    ['1 tab c/4 x 3 d', '1 tableta | /4h | 3d'],
    ['1 tab c/5 x 3 d', '1 tableta | 3d ! not-understood: c/; not-understood: 5; frequency-missing'],
    ['1 tab c/48 x 6 d', '1 tableta | /48h | 6d'],
    ['1 tab cada 4 x 6 d', '1 tableta | 6d ! not-understood: cada 4; frequency-missing'],
    ['1 tab cada 12 x 6 d', '1 tableta | /12h | 6d'],
    ['1 tab cada 48 x 6 d', '1 tableta | 6d ! not-understood: cada 48; frequency-missing'],
    ['1 tab c/8 hasta terminar', '1 tableta | /8h | finished'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('an interval after a duration begins a step if it has a duration of its own', () => {
  test.each([
    ['1 tab c/8h x 3d, c/12h x 3d', '1 tableta | /8h | 3d > 1 tableta | /12h | 3d'],
    ['1 tab c/8h x 3d, c/8h x 3d', '1 tableta | /8h | 3d'],
    ['1 tab c/8h x 3d c/12h x 3d', '1 tableta | /8h | 3d ! contradiction: c/12h'],
    ['1 tab c/8h x 3d, c/12h', '1 tableta | /8h | 3d ! contradiction: c/12h'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('times of a period', () => {
  test.each([
    ['1 tab 1 vez cada 24 horas x 3 d', '1 tableta | /1d | 3d'],
    ['1 tab 2 veces cada día x 3 d', '1 tableta | 2x/d | 3d'],
    ['1 tab 2 veces cada 12 horas x 3 d', '1 tableta | /12h | 3d ! not-understood: 2 veces'],
    ['1 tab 3 veces por semana x 4 semanas', '1 tableta | 3x/wk | 4wk'],
    ['1 tab 2 veces cada mes x 4 meses', '1 tableta | 2x/mo | 4mo'],
    ['1 tab bid x 3 d', '1 tableta | 2x/d | 3d'],
    ['1 tab QID x 3 d', '1 tableta | 4x/d | 3d'],
    ['1 tab/8h x 5 d', '1 tableta | /8h | 5d'],
    ['1 tab/8h/5d', '1 tableta | /8h | 5d'],
    ['1 tab/día x 5 d', '1 tableta | /1d | 5d'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a frequency that is said twice is one, and another is a contradiction', () => {
  test.each([
    ['1 tab c/8h, 3 veces al día x 3 d', '1 tableta | /8h | 3d'],
    ['1 tab c/8h, 2 veces al día x 3 d', '1 tableta | /8h | 3d ! contradiction: 2 veces al día'],
    ['1 tab cada 6 a 8 h, 4 veces al día x 3 d', '1 tableta | /6-8h | 3d ! contradiction: 4 veces al día'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('an amount for a day is divided into two to six doses that can be given', () => {
  test.each([
    ['1500 mg al día en 1 toma x 3 d', '1500 mg | /1d | 3d ! not-understood: en 1 toma'],
    ['1500 mg al día divididos en 2 dosis x 3 d', '750 mg | 2x/d | 3d'],
    ['1500 mg al día en 6 tomas x 3 d', '250 mg | 6x/d | 3d'],
    ['1500 mg al día en 7 tomas x 3 d', '1500 mg | /1d | 3d ! not-understood: en 7 tomas'],
    ['3 tab al día en 2 tomas x 3 d', '1.5 tableta | 2x/d | 3d'],
    ['3 tab al día en 4 tomas x 3 d', '3 tableta | /1d | 3d ! not-understood: en 4 tomas; ambiguous'],
    ['0.1 ml al día en 2 tomas x 3 d', '0.05 ml | 2x/d | 3d'],
    ['0.1 ml al día en 4 tomas x 3 d', '0.1 ml | /1d | 3d ! not-understood: en 4 tomas'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('each meal is breakfast, lunch and dinner', () => {
  test.each([
    ['1 tab con cada comida x 5 d', '1 tableta | CM,CD,CV | 5d'],
    ['1 tab antes de cada alimento x 5 d', '1 tableta | ACM,ACD,ACV | 5d'],
    [
      '10-8-6 UI antes de cada comida x 5 d',
      '10 unidad | ACM | 5d & 8 unidad | ACD | 5d & 6 unidad | ACV | 5d',
    ],
    [
      '1 tab a las 8 am con cada comida x 5 d',
      '1 tableta | CM,CD,CV @08:00 | 5d ! ambiguous: con cada comida',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
