import { describe, expect, test } from 'vitest'
import type { Likeness } from '#contract/patients/patient-merge.ts'
import { kindOf } from './alike.ts'

const found = (...all: Likeness[][]) =>
  all.map((likeness, n) => ({
    uid: `${n}`,
    name: 'Madre Ficticia',
    date_of_birth: '1990-05-17',
    likeness,
    choose: () => undefined,
  }))

describe('the question before a patient is added', () => {
  test('is about one person only if more than a telephone or a name is equal', () => {
    expect(kindOf(found(['phone'], ['phone']))).toBe('phone')
    expect(kindOf(found(['name-alone'], ['phone']))).toBe('name')
    expect(kindOf(found(['name-age'], ['phone']))).toBe('person')
    expect(kindOf(found(['curp']))).toBe('person')
    for (const why of ['name-spelt', 'name-spelt-age'] as const) expect(kindOf(found([why]))).toBe('person')
    expect(kindOf(found(['name-alone', 'phone']))).toBe('person')
  })
})
