import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('days of the menstrual cycle are two or more, up to the 35th', () => {
  test.each([
    [
      '1 tab c/24h del día 5 al 5 del ciclo',
      '1 tableta | /24h ! not-understood: del día 5 al 5; not-understood: ciclo',
    ],
    ['1 tab c/24h del día 5 al 6 del ciclo', '1 tableta | /24h | 2d | +del día 5 al 6 del ciclo'],
    [
      '1 tab c/24h del día 0 al 5 del ciclo',
      '1 tableta | /24h ! not-understood: del día 0 al 5; not-understood: ciclo',
    ],
    ['1 tab c/24h del día 1 al 35 del ciclo', '1 tableta | /24h | 35d | +del día 1 al 35 del ciclo'],
    [
      '1 tab c/24h del día 1 al 36 del ciclo',
      '1 tableta | /24h ! not-understood: del día 1 al 36; not-understood: ciclo',
    ],
    [
      '1 tab c/24h del día 25 al 16 del ciclo',
      '1 tableta | /24h ! not-understood: del día 25 al 16; not-understood: ciclo',
    ],
    [
      '1 tab c/24h del día 16 al 25 del ciclo, vía oral',
      '1 tableta | /24h | 10d | oral | +del día 16 al 25 del ciclo',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('numbered days follow those of the steps before', () => {
  test.each([
    ['1 tab día 1 a 5', '1 tableta | /1d | 5d'],
    ['1 tab día 5 a 2', '1 tableta ! not-understood: día 5 a 2; frequency-missing'],
    ['2 tab día 1, 1 tab día 2 a 5', '2 tableta | #1 > 1 tableta | /1d | 4d'],
    [
      '2 tab día 1, 1 tab día 3 a 5',
      '2 tableta | #1 > 1 tableta ! not-understood: día 3 a 5; frequency-missing',
    ],
    ['2 tab día 1 a 2, 1 tab día 3 a 5', '2 tableta | /1d | 2d > 1 tableta | /1d | 3d'],
    ['2 tab c/12h día 1 a 2, 1 tab c/12h día 3 a 5', '2 tableta | /12h | 2d > 1 tableta | /12h | 3d'],
    ['2 tab c/24h x 2 d, 1 tab día 3 a 5', '2 tableta | /24h | 2d > 1 tableta | /1d | 3d'],
    [
      '2 tab c/24h x 2 a 3 d, 1 tab día 4 a 5',
      '2 tableta | /24h | 2-3d > 1 tableta | /24h ! not-understood: día 4 a 5',
    ],
    ['2 tab c/24h x 1 semana, 1 tab día 8 a 10', '2 tableta | /24h | 1wk > 1 tableta | /1d | 3d'],
    ['1 tab en la mañana día 1 a 5', '1 tableta | MORN | 5d'],
    ['1 tab día 1 a 5 después de comer', '1 tableta | /1d PC | 5d'],
    ['1 tab PRN dolor día 1 a 5', '1 tableta | /1d | 5d | prn:dolor ! ambiguous: día 1 a 5'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('days have names', () => {
  test.each([
    ['1 tab hoy', '1 tableta | #1'],
    ['1 tab hoy y mañana', '1 tableta | /1d | 2d'],
    ['1 tab hoy, mañana y pasado', '1 tableta | /1d | 3d'],
    ['1 tab hoy, mañana y pasado mañana', '1 tableta | /1d | 3d'],
    ['1 tab c/12h hoy y mañana', '1 tableta | /12h | 2d'],
    ['1 tab en la noche hoy y mañana', '1 tableta | NIGHT | 2d'],
    ['1 tab hoy y mañana por la noche', '1 tableta | NIGHT ! not-understood: hoy; not-understood: mañana'],
    ['1 tab hoy, mañana y pasado mañana por la noche', '1 tableta | /1d NIGHT | 3d'],
    ['1 tab hoy y repetir en 7 días', '1 tableta | #1 | again 7d x2'],
    ['2 tab hoy, luego 1 tab c/24h x 4 d', '2 tableta | #1 > 1 tableta | /24h | 4d'],
    ['2 tab hoy y 1 tab c/24h x 4 d', '2 tableta | #1 > 1 tableta | /24h | 4d'],
    ['1 tab c/8h hoy', '1 tableta | /8h ! not-understood: hoy'],
    ['1 tab en la noche hoy', '1 tableta | NIGHT ! not-understood: hoy'],
    ['hoy 1 tab', '1 tableta ! not-understood: hoy; frequency-missing'],
    [
      '1 tab en la mañana y 2 tab en la noche hoy',
      '1 tableta | MORN & 2 tableta | NIGHT ! not-understood: hoy',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('days that are listed lie equally far apart', () => {
  test.each([
    ['1 tab días 1, 4 y 7', '1 tableta | /3d | #3'],
    ['1 tab dia 1, dia 4 y dia 7', '1 tableta | /3d | #3'],
    ['1 tab días 0, 7 y 14', '1 tableta | /7d | #3'],
    ['1 tab día 1, 2 y 3', '1 tableta | /1d | #3'],
    ['1 tab días 1, 4, 7 por la noche', '1 tableta | /3d NIGHT | #3'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))

  test.each([
    '1 tab días 0, 3, 7 y 14',
    '1 tab días 2, 4 y 6',
    '1 tab día 1 y 15 de cada mes',
    '1 tab día 1, 2, 3 tab',
  ])('%s is not read with confidence', (text) => expect(toldReading(text)).toMatch(/ ! /))
})
