import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('a word is read with one letter added, missing, changed or swapped, and not with two', () => {
  test.each([
    ['1 tableeta c/8h x 3 d', '1 tableta | /8h | 3d'],
    ['1 tabeta c/8h x 3 d', '1 tableta | /8h | 3d'],
    ['1 tablita c/8h x 3 d', '1 tableta | /8h | 3d'],
    ['1 talbeta c/8h x 3 d', '1 tableta | /8h | 3d'],
    ['1 tbleata c/8h x 3 d', '- | /8h | 3d ! not-understood: 1 tbleata; dose-missing'],
    ['1 cápsulla c/8h x 3 d', '1 cápsula | /8h | 3d'],
    ['1 tab cada 8 hroas x 3 d', '1 tableta | /8h | 3d'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a word that exists is not corrected to another', () => {
  test.each([
    ['1 gota ótica c/8h x 3 d', '1 gota | /8h | 3d | ótica'],
    ['1 gota óptica c/8h x 3 d', '1 gota | /8h | 3d ! not-understood: óptica'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
