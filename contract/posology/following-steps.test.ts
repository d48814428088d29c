import { describe, expect, test } from 'vitest'
import { toldReading } from './testing/told-reading.ts'

describe('a second step takes what it does not say from the first', () => {
  test.each([
    ['1 tab c/12h x 5 d, luego c/24h x 5 d', '1 tableta | /12h | 5d > 1 tableta | /24h | 5d'],
    ['1 tab c/12h x 5 d, luego 2 tab x 5 d', '1 tableta | /12h | 5d > 2 tableta | 5d ! frequency-missing'],
    [
      '1 tab VO c/12h x 5 d, luego 1 tab c/24h x 5 d',
      '1 tableta | /12h | 5d | oral > 1 tableta | /24h | 5d | oral',
    ],
    ['1 tab en la noche x 5 d, luego 2 tab x 5 d', '1 tableta | NIGHT | 5d > 2 tableta | NIGHT | 5d'],
    [
      '1 tab en la noche x 5 d, luego 2 tab en la mañana x 5 d',
      '1 tableta | NIGHT | 5d > 2 tableta | MORN | 5d',
    ],
    ['40 mg c/24h x 5 d, luego 20 x 5 d', '40 mg | /24h | 5d > 20 mg | /24h | 5d'],
    [
      '40 mg c/24h x 5 d, luego 20 mg x 5 d, luego 10 mg x 5 d',
      '40 mg | /24h | 5d > 20 mg | /24h | 5d > 10 mg | /24h | 5d',
    ],
    ['500 mg c/8h x 3 d, luego 1 c/12h x 3 d', '500 mg | /8h | 3d > 1 mg | /12h | 3d ! ambiguous'],
    [
      '1 tab de 500 mg c/8h x 3 d, luego 2 tab c/12h x 3 d',
      '1 tableta de 500 mg | /8h | 3d > 2 tableta de 500 mg | /12h | 3d',
    ],
    [
      '1 sup rectal c/12h x 3 dias luego 1 capsula c/12h x 3 d',
      '1 supositorio | /12h | 3d | rectal > 1 cápsula | /12h | 3d',
    ],
    [
      '1 tab los lunes x 4 semanas, luego 1 tab los martes x 4 semanas',
      '1 tableta | mon | 4wk > 1 tableta | tue | 4wk',
    ],
    ['1 tab c/8h x 3 d, luego suspender', '1 tableta | /8h | 3d | +y suspender'],
    ['1 tab c/8h x 3 d, luego', '1 tableta | /8h | 3d > - ! dose-missing; frequency-missing'],
    [
      '1 tab c/12h x 10 d luego 5 d',
      '1 tableta | /12h | 10d > - ! not-understood: 5 d; dose-missing; frequency-missing',
    ],
    ['37.5 mg c/24h x 7 dias, despues 75 mg c/24h', '37.5 mg | /24h | 7d > 75 mg | /24h'],
    [
      '1 tab cada mes luego 6 horas',
      '1 tableta | 1x/mo > - | 1x/mo ! not-understood: 6 horas; ambiguous; dose-missing',
    ],
    [
      'primero 1 tab c/12h x 5 d, después 1 tab c/24h',
      '1 tableta | /12h | 5d > 1 tableta | /24h ! not-understood: primero',
    ],
    ['1 tab hoy, luego 1 tab c/24h x 5 d', '1 tableta | #1 > 1 tableta | /24h | 5d'],
    ['2 tab dosis inicial, luego 1 tab c/24h x 4 d', '2 tableta | #1 > 1 tableta | /24h | 4d'],
    ['1 tab día 1, luego 1/2 tab c/24h x 4 d', '1 tableta | #1 > 0.5 tableta | /24h | 4d'],
    ['1,200,000 UI IM dosis única', '1200000 unidad | #1 | intramuscular'],
    [
      '3 tabs x 3 dias, 2 tabs x 3 dias, 1 tab x 3 dias',
      '3 tableta | /1d | 3d > 2 tableta | /1d | 3d > 1 tableta | /1d | 3d',
    ],
    [
      '3 tabs x 3 dias, 2 tabs x 3 dias y 1 tab x 3 dias',
      '3 tableta | /1d | 3d > 2 tableta | /1d | 3d > 1 tableta | /1d | 3d',
    ],
    ['1 tab c/8h x 3 d; 1 tab c/12h x 3 d', '1 tableta | /8h | 3d > 1 tableta | /12h | 3d'],
    ['1 tab c/8h x 3 d. 1 tab c/12h x 3 d', '1 tableta | /8h | 3d > 1 tableta | /12h | 3d'],
    ['40 mg x 5 d; 20 mg x d', '40 mg | 5d > 20 mg ! not-understood: x d; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('the parts of a line stand in any order', () => {
  test.each([
    ['c/8h 1 tab x 7 d VO', '1 tableta | /8h | 7d | oral'],
    ['VO c/8h 1 tab x 7 d', '1 tableta | /8h | 7d | oral'],
    ['x 7 d 1 tab c/8h', '1 tableta | /8h | 7d'],
    ['por 7 días tomar 1 tableta cada 8 horas', '1 tableta | /8h | 7d | oral'],
    ['cada 8 horas por 7 días 1 tableta vía oral', '1 tableta | /8h | 7d | oral'],
    ['PRN dolor 1 tab c/8h', '1 tableta | /8h | prn:dolor'],
    ['en ayunas 1 tab diaria', '1 tableta | /1d FAST'],
    ['los lunes 1 tab por la noche', '1 tableta | mon NIGHT'],
    ['1 enjuague c/8h x 5', '1 enjuague | /8h | 5d'],
    ['aplicar en ambos ojos c/8h x 7 d', '1 aplicación | en cada ojo | /8h | 7d | oftálmica'],
    ['1 gota en ambos ojos c/4h x 7 d', '1 gota | en cada ojo | /4h | 7d | oftálmica'],
    ['4 1 vez a la semana x 12 semanas', '4 * | 1x/wk | 12wk ! unit-missing'],
    ['10 000 UI SC c/24h x 5 d', '10000 unidad | /24h | 5d | subcutánea'],
    ['10.000 IM', '- | intramuscular ! not-understood: 10.000; dose-missing; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
