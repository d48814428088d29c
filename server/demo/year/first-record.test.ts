import { describe, expect, test } from 'vitest'
import { ageOn } from '#contract/values/age.ts'
import { isUnlikely } from '#contract/values/body-measures.ts'
import { monthsOn } from '../../patients/record-facts.ts'
import { firstRecord, laterRecord } from './first-record.ts'
import { people } from './people.ts'

const TODAY = '2026-11-22'
const records = people.map((person, number) => ({
  person,
  years: ageOn(person.patient.date_of_birth, TODAY)?.years ?? 0,
  record: firstRecord(person, number, TODAY),
}))

describe('the record of a patient of the demo', () => {
  test('answers everything that the checks ask of the patient', () => {
    for (const { person, years, record } of records) {
      const { weight, height, creatinine, allergies, conditions, medication, reproduction } = record
      expect([weight, height, creatinine, allergies, conditions, medication]).not.toContain(undefined)
      const isAsked = person.patient.gender === 'F' && years >= 10 && years < 55
      expect(reproduction !== undefined, person.patient.name).toBe(isAsked)
    }
  })

  test('is likely for the age', () => {
    for (const { person, record } of records) {
      const months = monthsOn(person.patient.date_of_birth, TODAY)
      const { weight, height, creatinine } = record
      expect(isUnlikely('weight', weight?.kg ?? 0, months)).toBe(false)
      expect(isUnlikely('height', height?.cm ?? 0, months)).toBe(false)
      expect(isUnlikely('creatinine', creatinine?.mg_dl ?? 0, months)).toBe(false)
    }
  })

  test('is the same whenever it is made', () => {
    for (const [number, { person, record }] of records.entries())
      expect(firstRecord(person, number, TODAY)).toEqual(record)
  })

  test('is asked again only where an answer becomes old', () => {
    for (const { person, years } of records) {
      const again = Object.keys(laterRecord(person, TODAY)).toSorted()
      if (years < 18) expect(again).toEqual(expect.arrayContaining(['height', 'weight']))
      else expect(again.filter((name) => name !== 'reproduction')).toEqual([])
    }
  })
})
