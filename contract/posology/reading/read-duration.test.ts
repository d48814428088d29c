import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('a fever that calls for a dose is from 37 to 40 °C', () => {
  test.each([
    ['1 tab c/8h PRN fiebre mayor de 36.9', '1 tableta | /8h | prn:fiebre ! not-understood: mayor de 36.9'],
    ['1 tab c/8h PRN fiebre mayor de 37', '1 tableta | /8h | prn:fiebre mayor de 37 °C'],
    ['1 tab c/8h PRN fiebre mayor de 40 °C', '1 tableta | /8h | prn:fiebre mayor de 40 °C'],
    ['1 tab c/8h PRN fiebre mayor de 40.1', '1 tableta | /8h | prn:fiebre ! not-understood: mayor de 40.1'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a blood pressure that calls for a dose is from 120/70 to 240/140', () => {
  test.each([
    [
      '1 tab PRN presión mayor de 119/70',
      '1 tableta | prn:presión ! not-understood: mayor de 119; not-understood: /; not-understood: 70',
    ],
    [
      '1 tab PRN presión mayor de 120/69',
      '1 tableta | prn:presión ! not-understood: mayor de 120; not-understood: /; not-understood: 69',
    ],
    ['1 tab PRN presión mayor de 120/70', '1 tableta | prn:presión mayor de 120/70'],
    ['1 tab PRN presión mayor de 240/140', '1 tableta | prn:presión mayor de 240/140'],
    [
      '1 tab PRN presión mayor de 240/141',
      '1 tableta | prn:presión ! not-understood: mayor de 240; not-understood: /; not-understood: 141',
    ],
    [
      '1 tab PRN presión mayor de 241/140',
      '1 tableta | prn:presión ! not-understood: mayor de 241; not-understood: /; not-understood: 140',
    ],
    [
      '1 tab PRN dolor mayor de 160/100',
      '1 tableta | prn:dolor ! not-understood: mayor de 160; not-understood: /; not-understood: 100',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('reasons are linked', () => {
  test.each([
    ['1 tab PRN dolor o fiebre', '1 tableta | prn:dolor,fiebre'],
    ['1 tab PRN dolor, fiebre y náusea', '1 tableta | prn:dolor,fiebre,náusea'],
    ['1 tab PRN dolor y/o fiebre', '1 tableta | prn:dolor,fiebre'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a last day exists in the calendar', () => {
  test.each([
    ['1 tab c/24h hasta el 29 de febrero', '1 tableta | /24h | until hasta el 29 de febrero'],
    [
      '1 tab c/24h hasta el 30 de febrero',
      '1 tableta | /24h ! not-understood: hasta el 30; not-understood: febrero',
    ],
    ['1 tab c/24h hasta el 31/12', '1 tableta | /24h | until hasta el 31/12'],
    [
      '1 tab c/24h hasta el 31/04',
      '1 tableta | /24h ! not-understood: hasta el 31; not-understood: /; not-understood: 04',
    ],
    [
      '1 tab c/24h hasta el 0/12',
      '1 tableta | /24h ! not-understood: hasta el 0; not-understood: /; not-understood: 12',
    ],
    [
      '1 tab c/24h hasta el 1/13',
      '1 tableta | /24h ! not-understood: hasta el 1; not-understood: /; not-understood: 13',
    ],
    [
      '1 tab c/24h hasta el 25 de diciembre de 2027, vía oral',
      '1 tableta | /24h | until hasta el 25 de diciembre de 2027 | oral',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a bare number after "x" counts days where it cannot be weeks or months', () => {
  test.each([
    ['1 tab c/8h x 7', '1 tableta | /8h | 7d'],
    ['1 tab c/8h x 8', '1 tableta | /8h ! not-understood: x 8'],
    ['1 tab c/8h x 90', '1 tableta | /8h | 90d'],
    ['1 tab c/48h x 7', '1 tableta | /48h ! not-understood: x 7'],
    ['1 tab c/8h PRN dolor x 7', '1 tableta | /8h | prn:dolor ! not-understood: x 7'],
    ['1 tab c/24h x 3', '1 tableta | /24h ! not-understood: x 3'],
    ['1 frasco IV c/24h x 3', '1 frasco ámpula | /24h | 3d | intravenosa'],
    ['1 frasco IV c/24h x 4', '1 frasco ámpula | /24h | 4d | intravenosa'],
    ['1 frasco IV c/12h x 3', '1 frasco ámpula | /12h | intravenosa ! not-understood: x 3'],
    ['2 frascos IV c/24h x 3', '2 frasco ámpula | /24h | intravenosa ! not-understood: x 3'],
    ['1 óvulo en la noche x 7', '1 óvulo | NIGHT | 7d'],
    ['2 óvulos en la noche x 7', '2 óvulo | NIGHT ! not-understood: x 7'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a duration may end with a half', () => {
  test.each([
    ['1 tab c/24h x 1 mes y medio', '1 tableta | /24h | 45d'],
    ['1 tab c/24h x 1 a 2 meses y medio', '1 tableta | /24h | 1-2mo ! not-understood: medio'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a part of a month or a year is said in whole days or months, and any other part is refused', () => {
  test.each([
    ['1 tab c/24h x 1/2 mes', '1 tableta | /24h | 15d'],
    ['1 tab c/24h por medio mes', '1 tableta | /24h | 15d'],
    ['1 tab c/24h x 1 a 1.5 meses', '1 tableta | /24h | 30-45d'],
    ['1 tab c/24h por medio año', '1 tableta | /24h | 6mo'],
    ['1 tab c/24h x 1 año y medio', '1 tableta | /24h | 18mo'],
    ['1 tab c/24h x 1/4 mes', '1 tableta | /24h ! not-understood: x 1/4 mes'],
    ['1 tab c/24h x media semana', '1 tableta | /24h ! not-understood: x media semana'],
    ['1 tab c/24h x 0.5 días', '1 tableta | /24h ! not-understood: x 0.5 días'],
    ['1 tab c/24h x 2.25 semanas', '1 tableta | /24h ! not-understood: x 2.25 semanas'],
    ['1 tab c/24h x 2.5 semanas', '1 tableta | /24h | 2.5wk'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a number of doses at the end of an interval is whole, and more than one', () => {
  test.each([
    ['1 amp IM cada tercer día, 1 dosis', '1 ampolleta | /2d | intramuscular ! not-understood: 1 dosis'],
    ['1 amp IM cada tercer día, 3 dosis', '1 ampolleta | /2d | #3 | intramuscular'],
    [
      '1 amp IM cada tercer día, 2 a 3 dosis',
      '1 ampolleta | /2d | intramuscular ! not-understood: 2 a 3 dosis',
    ],
    ['1 amp IM 2 veces al día, 3 dosis', '1 ampolleta | 2x/d | intramuscular ! not-understood: 3 dosis'],
    ['1 amp IM cada tercer día x 3 dosis', '1 ampolleta | /2d | #3 | intramuscular'],
    [
      '1 amp IM cada tercer día x 2.5 dosis',
      '1 ampolleta | /2d | intramuscular ! not-understood: x 2.5 dosis',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
