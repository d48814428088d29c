import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('a quantity to hand over is in units or in packages', () => {
  test.each([
    ['1 tab c/8h #20', '1 tableta | /8h | #20'],
    ['1 tab c/8h # 20 tabletas', '1 tableta | /8h | #20'],
    ['1 tab c/8h x 5 d # 2 cajas', '1 tableta | /8h | 5d | surtir 2 cajas'],
    ['1 tab c/8h x 5 d # 1 cajas', '1 tableta | /8h | 5d | surtir 1 caja'],
    ['1 tab c/8h x 5 d # 2 fco', '1 tableta | /8h | 5d | surtir 2 frascos'],
    ['1 tab c/8h x 5 d, surtir 1 frascos', '1 tableta | /8h | 5d | surtir 1 frasco'],
    ['1 tab c/8h x 5 d, surtir 2 inhalador', '1 tableta | /8h | 5d | surtir 2 inhaladores'],
    ['1 tab c/8h x 5 d, surtir 1 inhaladores', '1 tableta | /8h | 5d | surtir 1 inhalador'],
    ['1 tab c/8h x 5 d, surtir 2 blister', '1 tableta | /8h | 5d | surtir 2 blisteres'],
    ['1 tab c/8h x 5 d, surtir 1 blisteres', '1 tableta | /8h | 5d | surtir 1 blister'],
    ['1 tab c/8h x 5 d, surtir: 15 tabletas', '1 tableta | /8h | 5d'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a quantity to hand over is one whole number', () => {
  test.each([
    ['1 tab c/8h x 5 d, surtir 15', '1 tableta | /8h | 5d ! not-understood: surtir 15'],
    ['1 tab c/8h x 5 d, surtir 1.5 cajas', '1 tableta | /8h | 5d ! not-understood: surtir 1.5 cajas'],
    ['1 tab c/8h x 5 d, surtir 1 a 2 cajas', '1 tableta | /8h | 5d ! not-understood: surtir 1 a 2 cajas'],
    ['1 tab c/8h x 5 d, #15 #15', '1 tableta | /8h | 5d'],
    ['1 tab c/8h x 5 d, #15 #16', '1 tableta | /8h | 5d | surtir 16 tabletas ! contradiction: #16'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a treatment ends with its package', () => {
  test.each([
    ['1 tab c/8h hasta terminar la caja', '1 tableta | /8h | finished'],
    ['1 tab c/8h hasta terminar 2 frascos', '1 tableta | /8h | finished x2'],
    ['1 tab c/8h hasta terminar los 2 frascos', '1 tableta | /8h | finished x2'],
    ['1 tab c/8h hasta terminar 1.5 frascos', '1 tableta | /8h | finished ! not-understood: 1.5 frascos'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
