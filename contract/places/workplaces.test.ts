import { expect, test } from 'vitest'
import { HospitalPatch, NewHospital, pageSizeOf, paperOf } from './workplaces.ts'

const complete = { name: 'a', patron: 'b', location: 'c', contact: 'd' }

test('page_size is false for the letter, which is the default, and true for the half', () => {
  expect([pageSizeOf('letter'), pageSizeOf('half_letter')]).toEqual([false, true])
  expect([paperOf(false), paperOf(true)]).toEqual(['letter', 'half_letter'])
})

test.each(['zip_code', 'location_lat', 'location_lon'])(
  'the field %s of a hospital has fewer than 32 characters',
  (field) => {
    expect(NewHospital.safeParse({ ...complete, [field]: 'x'.repeat(31) }).success).toBe(true)
    expect(NewHospital.safeParse({ ...complete, [field]: 'x'.repeat(32) }).success).toBe(false)
  },
)

test.each(['name', 'patron', 'location', 'contact'])(
  'the field %s of a hospital is required and not blank',
  (field) => {
    expect(NewHospital.safeParse({ ...complete, [field]: ' ' }).success).toBe(false)
    expect(NewHospital.safeParse({ ...complete, [field]: undefined }).success).toBe(false)
    expect(HospitalPatch.safeParse({ [field]: '' }).success).toBe(false)
    expect(HospitalPatch.safeParse({}).success).toBe(true)
  },
)
