import { describe, expect, test } from 'vitest'
import { article226 } from '#knowledge/law/article-226.ts'
import { prescribers } from '#knowledge/law/prescribers.ts'
import { publicInstitutions } from '#knowledge/law/public-institutions.ts'
import { type Article226, lawOf } from './law.ts'

const lawWith = (more: Partial<Article226> = {}) =>
  lawOf({ article226: { ...article226, ...more }, prescribers, publicInstitutions })
const { antibiotics, classes } = article226

describe('the rule of a row', () => {
  test('is the rule of its class, with the minimum content of every prescription', () => {
    expect(lawWith().rowRule({ fraction: 'II', antibiotic: false })).toEqual({
      ...classes.II,
      needs: article226.content.needs,
      needsBasis: 'RIS art. 30',
    })
  })

  test('is the rule for unknown medicines when no class is known', () => {
    const { class: _class, ...stricter } = article226.unknown
    const unknown = { fraction: null, antibiotic: false, unknown: true }
    expect(lawWith().rowRule(unknown)).toMatchObject({ ...classes.IV, ...stricter })
    const law = lawWith({ unknown: { ...article226.unknown, class: 'V', basis: 'invented' } })
    expect(law.rowRule(unknown)).toMatchObject({ validity: classes.V.validity, basis: 'invented' })
  })

  test('of an unknown medicine of class II is the rule of the class', () => {
    expect(lawWith().rowRule({ fraction: 'II', antibiotic: false, unknown: true })).toMatchObject(classes.II)
  })

  test('of a row that was signed without a class is that of class IV', () => {
    expect(lawWith().rowRule({ fraction: null, antibiotic: false })).toMatchObject(classes.IV)
  })

  test('of an antibiotic of class IV to VI has the whole regime of antibiotics', () => {
    expect(lawWith().rowRule({ fraction: 'IV', antibiotic: true })).toMatchObject({
      ...classes.IV,
      needs: antibiotics.needs,
      needsBasis: antibiotics.basis,
      validity: 'treatment',
      maxRefills: 0,
      series: false,
      watched: true,
      paper: 'retained-when-used-up',
      basis: antibiotics.basis,
    })
  })

  test('of an antibiotic of class II or III has the stricter of both rules', () => {
    expect(lawWith().rowRule({ fraction: 'II', antibiotic: true })).toMatchObject({
      maxRefills: 0,
      paper: 'retained-at-once',
      basis: 'LGS art. 226 II',
      document: 'handwritten',
      validity: 'treatment',
    })
  })

  test.each([
    [0, 2, 0],
    [2, 0, 0],
    [3, 2, 2],
  ])('allows the smaller number of refills: %d by the regime, %d by the class', (regime, ofClass, most) => {
    const law = lawWith({
      antibiotics: { ...antibiotics, maxRefills: regime },
      classes: { ...classes, IV: { ...classes.IV, maxRefills: ofClass } },
    })
    expect(law.rowRule({ fraction: 'IV', antibiotic: true }).maxRefills).toBe(most)
  })

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('allows a series if both rules do: %s by the regime, %s by the class', (regime, ofClass, isAllowed) => {
    const law = lawWith({
      antibiotics: { ...antibiotics, series: regime },
      classes: { ...classes, IV: { ...classes.IV, series: ofClass } },
    })
    expect(law.rowRule({ fraction: 'IV', antibiotic: true }).series).toBe(isAllowed)
  })
})

test('a profession that no article lists has no rule and no class', () => {
  const law = lawWith()
  expect([law.prescriberRule('astrologer'), law.classesOfProfession('astrologer')]).toEqual([undefined, []])
  expect(law.classesOfProfession('nurse')).toEqual(['III', 'IV', 'V', 'VI'])
  expect(law.prescriberRule('nurse')?.compendiumOnly).toBe(true)
})
