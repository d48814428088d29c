import { describe, expect, test } from 'vitest'
import { recordFaults } from './record-faults.ts'

const TODAY = '2026-11-21'
const EVE = '2026-11-20'
const MORROW = '2026-11-22'
const BIRTH = '1990-05-10'
const BEFORE_BIRTH = '1990-05-09'
type Changed = Parameters<typeof recordFaults>[0]

const faultsOf = (
  changed: Changed,
  { gender = 'F', confirmed = [] }: { gender?: 'M' | 'F' | 'O'; confirmed?: string[] } = {},
) => recordFaults(changed, { date_of_birth: BIRTH, gender }, TODAY, confirmed, (key) => key === 'known')

const medication = (more: object) => ({
  medication: [
    { key: 'm', text: 'Losartán', drug_upc: '', instructions: '', since: null, stopped_on: null, ...more },
  ],
})

describe('a day of the record', () => {
  const fields: [string, (day: string) => Changed][] = [
    ['weight.on', (on) => ({ weight: { kg: 70, on } })],
    ['height.on', (on) => ({ height: { cm: 170, on } })],
    ['creatinine.on', (on) => ({ creatinine: { mg_dl: 1, on } })],
    ['liver.on', (on) => ({ liver: { child_pugh: 'A', on } })],
    ['habits.on', (on) => ({ habits: { alcohol: 'none', tobacco: null, on } })],
    ['reproduction.on', (on) => ({ reproduction: { pregnant: false, lactating: false, due_on: null, on } })],
    ['conditions.0.since', (since) => ({ conditions: [{ code: 'I10', name: '', since }] })],
    ['medication.0.since', (since) => medication({ since })],
    ['medication.0.stopped_on', (stopped_on) => medication({ stopped_on })],
  ]
  test.each(fields)('%s is neither in the future nor before the birth', (field, on) => {
    const found = (day: string) => faultsOf(on(day), { confirmed: ['weight', 'height', 'creatinine'] })[field]
    expect([EVE, TODAY, MORROW].map(found)).toEqual([undefined, undefined, ['date-future']])
    expect([BEFORE_BIRTH, BIRTH].map(found)).toEqual([['before-birth'], undefined])
  })
})

test.each([
  ['the day before it began', '2026-01-09', ['stopped-before']],
  ['the day on which it began', '2026-01-10', undefined],
  ['the day after it began', '2026-01-11', undefined],
])('a medication may be stopped on %s', (_day, stopped_on, fault) => {
  expect(faultsOf(medication({ since: '2026-01-10', stopped_on }))['medication.0.stopped_on']).toEqual(fault)
  expect(faultsOf(medication({ stopped_on }))).toEqual({})
  expect(faultsOf(medication({ since: '2026-01-10' }))).toEqual({})
})

test.each([
  ['280 days ahead', '2027-08-28', undefined],
  ['281 days ahead', '2027-08-29', ['due-too-far']],
  ['21 days ago', '2026-10-31', undefined],
  ['22 days ago', '2026-10-30', ['due-too-far']],
])('a due date %s', (_day, due_on, fault) => {
  const reproduction = { pregnant: true, lactating: false, due_on, on: TODAY }
  expect(faultsOf({ reproduction })['reproduction.due_on']).toEqual(fault)
  expect(faultsOf({ reproduction: { ...reproduction, due_on: null } })).toEqual({})
})

test.each([
  ['a man who is pregnant', 'M', true, false, ['pregnant-other-sex']],
  ['a man who is lactating', 'M', false, true, ['pregnant-other-sex']],
  ['a man who is neither', 'M', false, false, undefined],
  ['a woman', 'F', true, true, undefined],
  ['somebody of another sex', 'O', true, true, undefined],
] as const)('%s', (_who, gender, pregnant, lactating, fault) => {
  const reproduction = { pregnant, lactating, due_on: null, on: TODAY }
  expect(faultsOf({ reproduction }, { gender })['reproduction']).toEqual(fault)
})

test('an unlikely measure is asked for again, unless somebody confirmed it', () => {
  const weight = { kg: 800, on: TODAY }
  expect(faultsOf({ weight })).toEqual({ weight: ['measure-unlikely'] })
  expect(faultsOf({ weight }, { confirmed: ['weight'] })).toEqual({})
  expect(faultsOf({ weight }, { confirmed: ['height'] })).toEqual({ weight: ['measure-unlikely'] })
  expect(faultsOf({ weight: { kg: 70, on: TODAY } })).toEqual({})
  expect(faultsOf({ weight: { kg: 800, on: MORROW } })).toEqual({ 'weight.on': ['date-future'] })
  expect(faultsOf({ height: { cm: 999, on: TODAY }, creatinine: { mg_dl: 99, on: TODAY } })).toEqual({
    height: ['measure-unlikely'],
    creatinine: ['measure-unlikely'],
  })
})

test('an allergen is known or in words, and nothing is there twice', () => {
  const allergy = (key: string, text: string) => ({ key, text, reaction: '', severity: 'unknown' as const })
  expect(faultsOf({ allergies: [allergy('known', ''), allergy('', 'polvo'), allergy('gone', '')] })).toEqual({
    'allergies.2.key': ['allergen-unknown'],
  })
  expect(faultsOf({ allergies: [allergy('', 'polvo'), allergy('', 'polvo'), allergy('', 'otro')] })).toEqual({
    'allergies.1.text': ['key-twice'],
  })
  const condition = { code: 'I10', name: '', since: null }
  expect(faultsOf({ conditions: [condition, condition] })).toEqual({ 'conditions.1.code': ['key-twice'] })
  expect(faultsOf({ conditions: [condition, { ...condition, code: 'E11' }] })).toEqual({})
  const [one] = medication({}).medication
  expect(faultsOf({ medication: one ? [one, one] : null })).toEqual({ 'medication.1.key': ['key-twice'] })
  expect(faultsOf({ medication: one ? [one, { ...one, key: 'other' }] : null })).toEqual({})
  expect(faultsOf({})).toEqual({})
})
