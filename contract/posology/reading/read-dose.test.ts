import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('a number whose point may be lost', () => {
  test.each([
    ['05 tabletas c/8h', '- | /8h ! not-understood: 05 tabletas; dose-missing'],
    ['01 tableta c/8h', '1 tableta | /8h'],
    ['04 tabletas c/8h', '4 tableta | /8h'],
    ['025 mg c/8h', '- | /8h ! not-understood: 025 mg; dose-missing'],
    ['01 mg c/8h', '- | /8h ! not-understood: 01 mg; dose-missing'],
    ['01 ml c/8h', '- | /8h ! not-understood: 01 ml; dose-missing'],
    ['02 gotas c/8h', '- | /8h ! not-understood: 02 gotas; dose-missing'],
    ['1 tab c/8h por 05 días', '1 tableta | /8h | 5d'],
    ['0.5 tab c/8h', '0.5 tableta | /8h'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('one dose of a weight', () => {
  test.each([
    ['1 dosis de 500 mg c/8h', '500 mg | /8h'],
    ['2 dosis de 500 mg c/8h', '500 mg | /8h ! not-understood: 2'],
    ['1-2 dosis de 500 mg c/8h', '500 mg | /8h ! not-understood: 1; not-understood: -; not-understood: 2'],
    ['1 aplicación de 5 g c/8h', '5 g | /8h'],
    ['1 dosis cada 24 horas', '1 dosis | /24h'],
    ['5 ml, 1 dosis al día', '5 ml | /1d'],
    ['5 ml, 2 dosis al día', '5 ml | 2x/d'],
    ['2 dosis al día', '- | 2x/d ! dose-missing'],
    ['1.5 dosis al día', '1.5 dosis | /1d ! contradiction'],
    ['5 ml 2.5 veces al día', '5 ml | /1d ! not-understood: 2.5 veces'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a package as a dose, or as what is handed over', () => {
  test.each([
    ['1 frasco IV c/24h', '1 frasco ámpula | /24h | intravenosa'],
    ['2 jeringas SC c/24h', '2 jeringa prellenada | /24h | subcutánea'],
    ['1 caja c/24h', '- | /24h ! not-understood: 1 caja; dose-missing'],
    ['1 tab c/24h, 1 caja', '1 tableta | /24h | finished'],
    ['1 tab c/24h 1 caja', '1 tableta | /24h ! not-understood: 1 caja'],
    ['1 tab c/24h (2 frascos)', '1 tableta | /24h | finished x2'],
    ['1 caja, 1 tab c/24h', '1 tableta | /24h ! not-understood: 1 caja'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a half', () => {
  test.each([
    ['1 tableta y media c/8h', '1.5 tableta | /8h'],
    ['1 tab y 1/2 c/8h', '1.5 tableta | /8h'],
    ['1-2 tab y media c/8h', '1-2 tableta | /8h ! contradiction: media'],
    ['1 tab y media tab c/8h', '1 tableta | /8h ! contradiction: media tab'],
    ['media tableta en la noche', '0.5 tableta | NIGHT'],
    ['1 tab media noche', '1 tableta | NIGHT ! ambiguous: media noche; not-understood: media'],
    [
      'media noche 1 tab',
      '0.5 tableta | NIGHT & 1 tableta ! ambiguous: media noche; frequency-missing; ambiguous',
    ],
    [
      'media mañana 1 tab',
      '0.5 * ! ambiguous: media mañana; not-understood: mañana; contradiction: 1 tab; unit-missing; frequency-missing',
    ],
    ['un cuarto de tableta c/8h', '0.25 tableta | /8h'],
    ['medio de tableta c/8h', '0.5 tableta | /8h'],
    ['uno de tableta c/8h', '- | /8h ! not-understood: uno; not-understood: tableta; dose-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a time before a meal', () => {
  test.each([
    ['1 tab 30 min antes del desayuno', '1 tableta | 30min ACM'],
    ['1 tab 1 h antes de acostarse', '1 tableta | 60min HS'],
    ['1 tab 2 horas después de los alimentos', '1 tableta | 120min PC ! frequency-missing'],
    ['1 tab 1/2 h antes de cada alimento', '1 tableta | 30min ACM,ACD,ACV'],
    ['1 tab 30 min con el desayuno', '1 tableta | CM ! not-understood: 30 min'],
    [
      '1 tab 30 min después',
      '1 tableta > - ! not-understood: 30 min; ambiguous; frequency-missing; dose-missing',
    ],
    ['1 tab 2 días antes del desayuno', '1 tableta | ACM ! not-understood: 2 días'],
    ['1 tab 3 semanas antes de acostarse', '1 tableta | HS ! not-understood: 3 semanas'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a number of days', () => {
  test.each([
    ['1 tab c/8h 7 días', '1 tableta | /8h | 7d'],
    ['1 tab 7 días', '1 tableta ! not-understood: 7 días; frequency-missing'],
    ['1 tab en la noche 7 días', '1 tableta | NIGHT | 7d'],
    ['1 tab PRN 7 días', '1 tableta | 7d | prn:'],
    ['1 tab de 7 días c/8h', '1 tableta | /8h ! not-understood: 7 días'],
    ['1 tab c/8h, 7 días', '1 tableta | /8h | 7d'],
    ['1 tab c/8h y 7 días', '1 tableta | /8h ! not-understood: 7 días'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a quantity after a whole instruction', () => {
  test.each([
    ['1 tab c/12h 12 tabletas', '1 tableta | /12h | 6d'],
    ['1 tab c/12h 11 tabletas', '1 tableta | /12h ! contradiction: 11 tabletas'],
    ['1 tab c/12h 20 cápsulas', '1 tableta | /12h ! contradiction: 20 cápsulas'],
    ['1 tab c/12h 20.5 tabletas', '1 tableta | /12h ! contradiction: 20.5 tabletas'],
    ['1 tab c/12h 14-20 tabletas', '1 tableta | /12h ! contradiction: 14-20 tabletas'],
    ['20 mg c/12h 20 mg', '20 mg | /12h ! contradiction: 20 mg'],
    ['5 gotas c/12h 20 gotas', '5 gota | /12h ! contradiction: 20 gotas'],
    ['1 tab 20 tabletas', '1 tableta ! contradiction: 20 tabletas; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a dose without a unit', () => {
  test.each([
    ['Tomar 1 cada 8 horas', '1 * | /8h | oral ! unit-missing'],
    ['1 cada 8 horas', '1 * | /8h ! unit-missing'],
    ['1 diaria', '1 * | /1d ! unit-missing'],
    ['2 diarias', '2 * | /1d ! ambiguous: 2 diarias; unit-missing; ambiguous'],
    ['2 tab diarias', '2 tableta | /1d ! ambiguous'],
    ['1 tab en la mañana y 2 en la noche', '1 tableta | MORN & 2 tableta | NIGHT'],
    ['1 tab en la mañana, 2 en la noche', '1 tableta | MORN & 2 tableta | NIGHT'],
    ['1 tab en la noche 2', '1 tableta | NIGHT & 2 tableta ! frequency-missing; ambiguous'],
    ['por la noche 2 y por la mañana 1', '2 * | NIGHT & 1 * | MORN ! unit-missing'],
    ['1 tab c/8h y 1 en caso de dolor', '1 tableta | /8h | prn:dolor ! contradiction: 1'],
    ['1 tab c/8h, 1 si hay dolor', '1 tableta | /8h | prn:dolor ! contradiction: 1'],
    ['1 tab en la mañana y 20 en la noche', '1 tableta | MORN & 20 tableta | NIGHT ! absurd'],
    ['20 mg en la mañana y 1 en la noche', '20 mg | MORN & 1 mg | NIGHT'],
    ['1, 2 veces al día', '1 * | 2x/d ! unit-missing'],
    ['1 los lunes', '1 * | mon ! unit-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a second dose', () => {
  test.each([
    ['1 tab c/12h x 5 d, 1 tab c/24h x 5 d', '1 tableta | /12h | 5d > 1 tableta | /24h | 5d'],
    ['40 mg x 5 d, 20 mg x 5 d', '40 mg | /1d | 5d > 20 mg | /1d | 5d'],
    ['40 mg c/24h x 5 d y 20 mg c/24h x 5 d', '40 mg | /24h | 5d ! contradiction: 20 mg'],
    ['40 mg c/24h, 20 mg c/24h', '40 mg | /24h ! contradiction: 20 mg'],
    ['1 tab c/8h (1 tab)', '1 tableta | /8h'],
    ['1 tab c/8h (2 tab)', '1 tableta | /8h ! contradiction: 2 tab'],
    ['1 tab c/8h, 1 tab', '1 tableta | /8h ! contradiction: 1 tab'],
    ['1 tab en la mañana, 1 cápsula en la noche', '1 tableta | MORN & 1 cápsula | NIGHT ! ambiguous'],
    ['1 tab los lunes, 2 tab los jueves', '1 tableta | mon & 2 tableta | thu'],
    ['1 tab los lunes y 2 tab los jueves c/24h', '1 tableta | mon & 2 tableta | thu'],
    ['1 cada 8 horas 1 tableta', '1 tableta | /8h'],
    ['1 cada 8 horas, 1 tableta', '1 * | /8h ! contradiction: 1 tableta; unit-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
