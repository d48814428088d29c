import { expect, test } from 'vitest'
import { aDraft, aDraftRow } from '../testing/drafts.ts'
import { differenceOf } from './difference.ts'

const base = aDraft('draft-one', {
  rows: [aDraftRow(), aDraftRow({ key: 'row-2', presentation: 'Ibuprofeno' })],
})

test('nothing is different from itself', () => {
  expect(differenceOf(base, structuredClone(base))).toEqual([])
})

test('every field that differs is told once, with its row', () => {
  const after = {
    ...base,
    diagnosis: 'Migraña',
    show_diagnosis: true,
    send_rx: false,
    hospital: 3,
    clinic: 4,
    extras: 'Reposo',
    patient: { uid: 'u', name: 'Ana Ficticia', date_of_birth: '1990-01-01', gender: 'F' as const },
    rows: [aDraftRow({ qty: 1000, refills: 1, via: 'tópica', substitution_allowed: false })],
  }
  expect(
    differenceOf(base, after).map(({ field, row, before, after: now }) => [field, row, before, now]),
  ).toEqual([
    ['patient', '', '', 'Ana Ficticia'],
    ['diagnosis', '', 'Cefalea', 'Migraña'],
    ['quantity', 'Paracetamol tabletas 500 mg', '2', '1000'],
    ['refills', 'Paracetamol tabletas 500 mg', '0', '1'],
    ['route', 'Paracetamol tabletas 500 mg', 'oral', 'tópica'],
    ['substitution', 'Paracetamol tabletas 500 mg', 'yes', 'no'],
    ['medication', 'Ibuprofeno', 'Ibuprofeno', ''],
    ['extras', '', '', 'Reposo'],
    ['show_diagnosis', '', 'no', 'yes'],
    ['place', '', '', '3/4'],
    ['send_rx', '', 'yes', 'no'],
  ])
})

test('another medicine in the same row is a change of the medicine', () => {
  const after = { ...base, rows: [aDraftRow({ presentation: 'Naproxeno' }), ...base.rows.slice(1)] }
  expect(differenceOf(base, after)).toEqual([
    { field: 'medication', row: 'Naproxeno', before: 'Paracetamol tabletas 500 mg', after: 'Naproxeno' },
  ])
})
