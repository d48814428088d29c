import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('limits of a scale are from 60 to 600 mg/dL', () => {
  test.each([
    ['4 UI si glucosa 59 a 200', '4 unidad ! not-understood: si glucosa 59 a 200; frequency-missing'],
    ['4 UI si glucosa 60 a 600', '4 unidad | glucose 60..600 ! frequency-missing'],
    ['4 UI si glucosa 60 a 601', '4 unidad ! not-understood: si glucosa 60 a 601; frequency-missing'],
    ['4 UI si glucosa 200 a 199', '4 unidad ! not-understood: si glucosa 200 a 199; frequency-missing'],
    ['4 UI si glucosa 200 a 200', '4 unidad ! not-understood: si glucosa 200 a 200; frequency-missing'],
    ['4 UI si glucosa 200 a 201', '4 unidad | glucose 200..201 ! frequency-missing'],
    ['4 UI si glucosa menor de 59', '4 unidad ! not-understood: si glucosa menor de 59; frequency-missing'],
    ['4 UI si glucosa menor de 60', '4 unidad | glucose ..60 ! frequency-missing'],
    ['4 UI si glucosa mayor de 600', '4 unidad | glucose 600.. ! frequency-missing'],
    ['4 UI si glucosa mayor de 601', '4 unidad ! not-understood: si glucosa mayor de 601; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a scale has a dose for each of its lines', () => {
  test.each([
    [
      'según glucosa: 150-200: 2 UI, 201-250: 4 UI, mayor de 250: 6 UI',
      '2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 250..',
    ],
    ['4 UI si glucosa 150-200, 6 UI si 201-250', '4 unidad | glucose 150..200 & 6 unidad | glucose 201..250'],
    [
      '4 UI si glucosa 150-200 mg/dl, 6 UI si glucosa mayor de 200',
      '4 unidad | glucose 150..200 & 6 unidad | glucose 200..',
    ],
    ['150-200: 2 UI, 201-250: 4 UI', '2 unidad | glucose 150..200 & 4 unidad | glucose 201..250'],
    ['según glucosa 150-200', '- | glucose 150..200 ! dose-missing; frequency-missing'],
    [
      'según glucosa 150-200 201-250 4 UI',
      '4 unidad | glucose 150..200 ! not-understood: 201; not-understood: -; not-understood: 250; frequency-missing',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a limit alone is included where the text says so', () => {
  test.each([
    ['150-299: 4 UI, >300: 8 UI', '4 unidad | glucose 150..299 & 8 unidad | glucose 300..'],
    ['150-299: 4 UI, >=300: 8 UI', '4 unidad | glucose 150..299 & 8 unidad | glucose 300=..'],
    ['150-299: 4 UI, ≥ 300: 8 UI', '4 unidad | glucose 150..299 & 8 unidad | glucose 300=..'],
    ['150-299: 4 UI, 300 o más: 8 UI', '4 unidad | glucose 150..299 & 8 unidad | glucose 300=..'],
    ['<150: nada, 150-200: 2 UI', '2 unidad | glucose 150..200 & 0 unidad | glucose ..150'],
    ['≤150: nada, 151-200: 2 UI', '2 unidad | glucose 151..200 & 0 unidad | glucose =..150'],
    ['150-200: 2 UI, 200-250: 4 UI', '2 unidad | glucose 150..200 & 4 unidad | glucose 200..250 ! ambiguous'],
    ['150-200: 2 UI, >=200: 4 UI', '2 unidad | glucose 150..200 & 4 unidad | glucose 200=.. ! ambiguous'],
    ['150-200: 2 UI, >200: 4 UI', '2 unidad | glucose 150..200 & 4 unidad | glucose 200..'],
    ['nada c/8h', '- | /8h ! not-understood: nada; dose-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
