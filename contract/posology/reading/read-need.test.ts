import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('a maximum of a day', () => {
  test.each([
    ['1 tab PRN máx 4 al día', '1 tableta | prn: | max 4'],
    ['1 tab PRN máximo 4 tabletas al día', '1 tableta | prn: | max 4'],
    ['1 tab PRN máximo 4 veces al día', '1 tableta | prn: | max 4 vez'],
    ['1 tab PRN máximo 4 dosis al día', '1 tableta | prn: | max 4 dosis'],
    ['1 tab PRN no más de 3 g en 24 horas', '1 tableta | prn: | max 3 g'],
    ['1 tab PRN máximo: 4 al día', '1 tableta | prn: | max 4'],
    [
      '1 tab PRN máximo 2-4 al día',
      '1 tableta | /1d | prn: ! not-understood: máximo 2; not-understood: -; not-understood: 4',
    ],
    ['1 tab PRN máximo 4 a la semana', '1 tableta | 1x/wk | prn: ! not-understood: máximo 4'],
    ['1 tab PRN máximo 4', '1 tableta | prn: ! not-understood: máximo 4'],
    ['1 tab PRN máximo 4 dosis', '1 tableta | #4 | prn:'],
    ['1 tab c/6h PRN máximo 4 dosis', '1 tableta | /6h | #4 | prn: ! ambiguous: máximo 4 dosis'],
    ['1 tab c/6h máximo 4 dosis al día', '1 tableta | /6h | max 4 dosis'],
    ['1 tab PRN máximo 5 días', '1 tableta | 5d | prn:'],
    ['1 tab PRN máximo 5 horas', '1 tableta | prn: ! not-understood: máximo 5 horas'],
    ['1 tab c/8h PRN máximo 5 días', '1 tableta | /8h | 5d | prn:'],
    ['1 tab PRN máx 4 al día, máx 4 al día', '1 tableta | prn: | max 4'],
    ['1 tab PRN máx 4 al día, máx 3 al día', '1 tableta | prn: | max 3 ! contradiction: máx 3 al día'],
    ['1 tab PRN hasta 3 dosis', '1 tableta | #3 | prn:'],
    ['1 tab PRN hasta 2.5 dosis', '1 tableta | prn: ! not-understood: hasta 2.5 dosis'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a medicine that is taken as needed', () => {
  test.each([
    ['1 tab PRN', '1 tableta | prn:'],
    ['1 tab PRN dolor', '1 tableta | prn:dolor'],
    ['1 tab PRN para dolor', '1 tableta | prn:dolor'],
    ['1 tab PRN: dolor', '1 tableta | prn:dolor'],
    ['1 tab PRN, dolor', '1 tableta | prn:dolor'],
    ['1 tab PRN si dolor', '1 tableta | prn:dolor'],
    ['1 tab PRN dolor o fiebre', '1 tableta | prn:dolor,fiebre'],
    ['1 tab PRN dolor, fiebre', '1 tableta | prn:dolor,fiebre'],
    ['1 tab PRN dolor y fiebre', '1 tableta | prn:dolor,fiebre'],
    ['1 tab PRN tos o', '1 tableta | prn:tos ! not-understood: o'],
    ['1 tab PRN zzz', '1 tableta | prn: ! not-understood: zzz'],
    ['1 tab si hay dolor', '1 tableta | prn:dolor'],
    ['1 tab si dolor o fiebre', '1 tableta | prn:dolor,fiebre'],
    ['1 tab c/8h y PRN', '1 tableta | /8h | prn: ! ambiguous: y PRN'],
    ['1 tab c/8h y si hay dolor', '1 tableta | /8h | prn:dolor ! ambiguous: y si hay'],
    ['1 tab c/8h si hay dolor', '1 tableta | /8h | prn:dolor'],
    ['1 tab en la noche y PRN', '1 tableta | NIGHT | prn: ! ambiguous: y PRN'],
    ['1 tab solo si hay dolor, acudir a urgencias', '1 tableta | prn:dolor | +acudir a urgencias'],
    [
      '1 tab c/8h, en caso de fiebre acudir a urgencias',
      '1 tableta | /8h | +en caso de fiebre acudir a urgencias',
    ],
    [
      '1 tab c/8h. En caso de fiebre acudir a urgencias',
      '1 tableta | /8h | +en caso de fiebre acudir a urgencias',
    ],
    ['1 tab en caso de dolor, suspender si hay ronchas', '1 tableta | prn:dolor | +suspender si hay ronchas'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a purpose', () => {
  test.each([
    ['1 tab c/8h para dolor', '1 tableta | /8h | +para dolor'],
    ['1 tab c/8h para el dolor', '1 tableta | /8h | +para dolor'],
    ['1 tab c/8h para 3 meses', '1 tableta | /8h | 3mo'],
    ['1 tab c/8h para 3 días', '1 tableta | /8h | 3d'],
    ['1 tab c/8h para 3 horas', '1 tableta | /8h ! not-understood: para 3 horas'],
    ['1 tab c/8h para zzz', '1 tableta | /8h ! not-understood: para zzz'],
    ['1 tab PRN c/8h para dolor', '1 tableta | /8h | prn:dolor'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('advice beside a dose', () => {
  test.each([
    ['1 tab c/8h, no manejar', '1 tableta | /8h ! not-understood: no manejar'],
    ['1 tab c/8h, suspender si hay ronchas', '1 tableta | /8h | +suspender si hay ronchas'],
    ['1 tab c/8h x 5 d, suspender', '1 tableta | /8h | 5d | +suspender'],
    ['1 tab c/8h, no tomar los domingos', '1 tableta | /8h ! not-understood: no tomar los domingos'],
    ['1 tab c/8h, evitar alcohol', '1 tableta | /8h | +evitar alcohol'],
    ['1 tab c/8h, evitar en la noche', '1 tableta | /8h ! not-understood: evitar en la noche'],
    ['1 tab c/8h, no dar', '1 tableta | /8h ! not-understood: no dar'],
    ['1 tab c/8h, no suspender', '1 tableta | /8h | endless'],
    ['1 tab c/8h, no tomar más de 3', '1 tableta | /8h ! not-understood: no tomar más de 3'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
