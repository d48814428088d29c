import { describe, expect, test } from 'vitest'
import { parsePosology } from '../parse.ts'

const isConfident = (text: string): boolean => parsePosology(text).confident

describe('an interval at which medicines are given is read', () => {
  test.each([
    '1 tab cada 12 h',
    '1 tab cada 5 horas',
    '1 parche cada 72 horas',
    '1 parche cada 96 horas',
    '1 parche cada 168 horas',
    '1 tab cada 15 días',
    '1 tab cada mes',
    '1 tab cada 2 meses',
    '1 tab cada 4 semanas',
    '400 mg VO cada 6 meses',
    '60 mg SC cada 6 meses',
    '1 amp SC cada 12 semanas',
    '1 amp IM cada 14 semanas',
    '1 amp IM cada 3 meses',
    '1 amp IM cada 90 días',
    '1 jeringa prellenada SC cada 4 meses',
    '1 amp IM cada 24 semanas',
    '5 mg IV cada año',
    '5 mg IV cada 12 meses',
    '300 mg SC cada 4 a 8 semanas',
  ])('%s', (text) => expect(isConfident(text)).toBe(true))
})

describe('an interval at which no medicine is given is not read with confidence', () => {
  test.each([
    '1 tab cada 7 horas',
    '1 tab cada 8 meses',
    '1 amp SC cada 8 meses',
    '1 tab cada 8 años',
    '1 amp IM cada 2 años',
    '1 tab cada 300 horas',
    '1 tab cada 120 horas',
    '1 tab cada 720 horas',
    '1 tab cada 366 días',
    '1 amp SC cada 200 días',
    '1 amp SC cada 15 semanas',
    '1 amp SC cada 53 semanas',
    '1 amp SC cada 13 meses',
    '1 tab cada 12 semanas',
    '1 tab cada 3 meses',
    '500 mg VO cada 90 días',
    '1 amp SC cada 4 a 5 meses',
  ])('%s', (text) => expect(isConfident(text)).toBe(false))
})
