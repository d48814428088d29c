import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('days without the medicine after a treatment', () => {
  test.each([
    ['1 tab c/24h x 21 d, descansar 7', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d, descansar 7 días', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d, descansar por 7 días', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d, descansar: 7 días', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d y descansar 1 semana', '1 tableta | /24h | 21d | rest 1wk'],
    [
      '1 tab c/24h x 21 d, descansar 0 días',
      '1 tableta | /24h | 21d | rest 0d ! not-understood: descansar 0 días; absurd',
    ],
    ['1 tab c/24h x 21 d, descansar 1.5 días', '1 tableta | /24h | 21d ! not-understood: descansar 1.5 días'],
    [
      '1 tab c/24h x 21 d, descansar 7 tabletas',
      '1 tableta | /24h | 21d ! not-understood: descansar; contradiction: 7 tabletas',
    ],
    ['1 tab c/24h x 21 d, descansar 2 meses', '1 tableta | /24h | 21d ! not-understood: descansar 2 meses'],
    ['1 tab c/24h x 3 semanas y descansar 1', '1 tableta | /24h | 3wk | rest 1wk'],
    ['1 tab c/24h x 3 semanas y descansar 2', '1 tableta | /24h | 3wk | rest 2d ! ambiguous: descansar 2'],
    ['1 tab c/24h x 3 semanas y descansar 1 semana', '1 tableta | /24h | 3wk | rest 1wk'],
    ['1 tab c/24h, descansar 7 días', '1 tableta | /24h | rest 7d ! not-understood: descansar 7 días'],
    [
      '1 tab c/24h hasta terminar, descansar 7 días',
      '1 tableta | /24h | finished | rest 7d ! not-understood: descansar 7 días',
    ],
    ['1 tab c/24h x 21 d, 7 días de descanso', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d, 7 de descanso', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d, descansar 7 días, descansar 7 días', '1 tableta | /24h | 21d | rest 7d'],
    [
      '1 tab c/24h x 21 d, descansar 7 días, descansar 8 días',
      '1 tableta | /24h | 21d | rest 8d ! contradiction: descansar 8 días',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a number of treatments', () => {
  test.each([
    ['1 tab c/24h x 21 d, descansar 7 d, por 3 ciclos', '1 tableta | /24h | 21d | rest 7d x3'],
    ['1 tab c/24h x 21 d, descansar 7 d, por 1 ciclo', '1 tableta | /24h | 21d | rest 7d x1'],
    [
      '1 tab c/24h x 21 d, descansar 7 d, 3 ciclos',
      '1 tableta | /24h | 21d | rest 7d ! not-understood: 3 ciclos',
    ],
    ['1 tab c/24h x 21 d, descansar 7 d, por 3 ciclos, por 3 ciclos', '1 tableta | /24h | 21d | rest 7d x3'],
    [
      '1 tab c/24h x 21 d, descansar 7 d, por 3 ciclos, por 4 ciclos',
      '1 tableta | /24h | 21d | rest 7d x4 ! contradiction: por 4 ciclos',
    ],
    ['1 tab c/24h x 21 d, descansar 7 d y reiniciar', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 21 d, descansar 7 d y repetir', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h por 3 ciclos', '1 tableta | /24h ! not-understood: por 3 ciclos'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('days with and without the medicine in short', () => {
  test.each([
    ['1 tab c/24h 21/7', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h 24/4', '1 tableta | /24h | 24d | rest 4d'],
    ['1 tab c/24h 28/0', '1 tableta | /24h | 28d'],
    ['1 tab c/24h 22/6', '1 tableta | /24h ! not-understood: 22; not-understood: /; not-understood: 6'],
    ['1 tab c/24h x 21 d 21/7', '1 tableta | /24h | 21d | rest 7d ! contradiction: 21/7'],
    ['1 tab c/24h x 21 d, descansar 7 d 21/7', '1 tableta | /24h | 21d | rest 7d ! contradiction: 21/7'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a second treatment', () => {
  test.each([
    ['1 tab dosis única, repetir en 15 días', '1 tableta | #1 | again 15d x2'],
    ['1 tab dosis única, repetir a los 15 días', '1 tableta | #1 | again 15d x2'],
    ['1 tab dosis única, repetir en 2 semanas', '1 tableta | #1 | again 2wk x2'],
    ['1 tab dosis única, repetir en 1 mes', '1 tableta | #1 | again 1mo x2'],
    ['1 tab dosis única, repetir en una quincena', '1 tableta | #1 | again 15d x2'],
    ['1 tab dosis única y repetir', '1 tableta | #1 ! not-understood: repetir'],
    ['1 tab dosis única, repetir en 7 a 10 días', '1 tableta | #1 ! not-understood: repetir en 7 a 10 días'],
    ['1 tab dosis única, repetir en 12 horas', '1 tableta | #1 ! not-understood: repetir en 12 horas'],
    ['1 tab dosis única, repetir en 15 días, repetir en 15 días', '1 tableta | #1 | again 15d x2'],
    [
      '1 tab dosis única, repetir en 15 días, repetir en 8 días',
      '1 tableta | #1 | again 8d x2 ! contradiction: repetir en 8 días',
    ],
    ['1 tab c/24h x 3 d, repetir en 15 días', '1 tableta | /24h | 3d | again 15d x2'],
    [
      '1 tab c/12h x 5 d, luego 1 tab c/24h x 5 d, repetir en 15 días',
      '1 tableta | /12h | 5d > 1 tableta | /24h | 5d | again 15d x2 ! ambiguous: repetir en 15 días',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a medicine after an event', () => {
  test.each([
    ['1 tab después de cada evacuación', '1 tableta | después de cada evacuación'],
    ['1 tab después de cada vómito', '1 tableta | después de cada vómito'],
    [
      '1 tab después de cada evacuación y después de cada evacuación',
      '1 tableta | después de cada evacuación',
    ],
    ['1 tab después de cada evacuación c/8h', '1 tableta | /8h después de cada evacuación ! contradiction'],
    [
      '1 tab c/8h después de cada evacuación',
      '1 tableta | /8h después de cada evacuación ! contradiction: después de cada evacuación; contradiction',
    ],
    [
      '2 sobres después de cada evacuación, máximo 8',
      '2 sobre | después de cada evacuación ! not-understood: máximo 8',
    ],
    ['1 tab después de cada evacuación, máximo 8', '1 tableta | después de cada evacuación | max 8'],
    ['1 tab después de cada evacuación, máximo 8 al día', '1 tableta | después de cada evacuación | max 8'],
    [
      '2 mg después de cada evacuación, máximo 8',
      '2 mg | después de cada evacuación ! not-understood: máximo 8',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a dose that changes by steps', () => {
  test.each([
    [
      '40 mg c/24h, disminuir 10 mg cada semana hasta suspender',
      '40 mg | /24h | 1wk > 30 mg | /24h | 1wk > 20 mg | /24h | 1wk > 10 mg | /24h | 1wk',
    ],
    [
      '40 mg c/24h, disminuir 10 cada semana hasta suspender',
      '40 mg | /24h | 1wk > 30 mg | /24h | 1wk > 20 mg | /24h | 1wk > 10 mg | /24h | 1wk',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada 5 días hasta 10 mg',
      '40 mg | /24h | 5d > 30 mg | /24h | 5d > 20 mg | /24h | 5d > 10 mg | /24h',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada 8 días hasta 20 mg',
      '40 mg | /24h | 1wk > 30 mg | /24h | 1wk > 20 mg | /24h',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada 2 semanas hasta 20',
      '40 mg | /24h | 2wk > 30 mg | /24h | 2wk > 20 mg | /24h',
    ],
    [
      '40 mg c/24h, aumentar 10 mg cada semana hasta 80 mg',
      '40 mg | /24h | 1wk > 50 mg | /24h | 1wk > 60 mg | /24h | 1wk > 70 mg | /24h | 1wk > 80 mg | /24h',
    ],
    [
      '40 mg c/24h, subir 20 mg cada mes hasta 80 mg',
      '40 mg | /24h | 1mo > 60 mg | /24h | 1mo > 80 mg | /24h',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada semana',
      '40 mg | /24h ! not-understood: disminuir; contradiction: 10 mg; contradiction: cada semana',
    ],
    ['40 mg c/24h, disminuir 10 mg', '40 mg | /24h ! not-understood: disminuir; contradiction: 10 mg'],
    [
      '40 mg c/24h, disminuir 10 UI cada semana hasta suspender',
      '40 mg | /24h ! not-understood: disminuir; contradiction: 10 UI; contradiction: cada semana; not-understood: hasta suspender',
    ],
    [
      '40 mg c/24h, disminuir 10-20 mg cada semana hasta suspender',
      '40 mg | /24h ! not-understood: disminuir; contradiction: 10-20 mg; contradiction: cada semana; not-understood: hasta suspender',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada 8 horas hasta suspender',
      '40 mg | /24h ! not-understood: disminuir; contradiction: 10 mg; contradiction: cada 8 horas; not-understood: hasta suspender',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada 1-2 semanas hasta suspender',
      '40 mg | /24h ! not-understood: disminuir; contradiction: 10 mg; contradiction: cada 1-2 semanas; not-understood: hasta suspender',
    ],
    [
      '40 mg c/24h, disminuir 10 mg cada semana hasta 10 UI',
      '40 mg | /24h ! not-understood: disminuir; contradiction: 10 mg; contradiction: cada semana; not-understood: hasta; contradiction: 10 UI',
    ],
    ['40 mg c/24h, disminuir 15 mg cada semana hasta suspender', '40 mg | /24h ! ambiguous'],
    ['40 mg c/24h, disminuir 50 mg cada semana hasta suspender', '40 mg | /24h ! ambiguous'],
    ['40 mg c/24h, aumentar 10 mg cada semana hasta 30 mg', '40 mg | /24h ! ambiguous'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
