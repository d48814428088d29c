import { expect, test } from 'vitest'
import { makeDraftBody, makeDraftRow } from '../testing/drafts.ts'
import type { DraftBody, DraftRow } from '#contract/drafts/drafts.ts'
import { listDraftChanges, fieldOfDraft, fieldOfRow, textOfDiagnosis } from './difference.ts'

const base = makeDraftBody('draft-one', {
  rows: [makeDraftRow(), makeDraftRow({ key: 'row-2', presentation: 'Ibuprofeno' })],
})

test('a draft has no difference from itself', () => {
  expect(listDraftChanges(base, structuredClone(base))).toEqual([])
})

test('every field that differs is reported once, with its row', () => {
  const after = {
    ...base,
    diagnosis: 'Migraña',
    show_diagnosis: true,
    send_rx: false,
    hospital: 3,
    clinic: 4,
    extras: 'Reposo',
    patient: { uid: 'u', name: 'Ana Ficticia', date_of_birth: '1990-01-01', gender: 'F' as const },
    rows: [makeDraftRow({ qty: 1000, refills: 1, via: 'cutánea', substitution_allowed: false })],
  }
  expect(
    listDraftChanges(base, after).map(({ field, row, before, after: now }) => [field, row, before, now]),
  ).toEqual([
    ['patient', '', '', 'Ana Ficticia, 1990-01-01'],
    ['diagnosis', '', 'Cefalea', 'Migraña'],
    ['quantity', 'Paracetamol tabletas 500 mg', '2', '1000'],
    ['refills', 'Paracetamol tabletas 500 mg', '0', '1'],
    ['route', 'Paracetamol tabletas 500 mg', 'oral', 'cutánea'],
    ['substitution', 'Paracetamol tabletas 500 mg', 'yes', 'no'],
    ['medication', 'Ibuprofeno', 'Ibuprofeno', ''],
    ['extras', '', '', 'Reposo'],
    ['show_diagnosis', '', 'no', 'yes'],
    ['place', '', '', '3/4'],
    ['send_rx', '', 'yes', 'no'],
  ])
})

test('another medicine in the same row is reported as a change of the medicine', () => {
  const after = { ...base, rows: [makeDraftRow({ presentation: 'Naproxeno' }), ...base.rows.slice(1)] }
  expect(listDraftChanges(base, after)).toEqual([
    { field: 'medication', row: 'Naproxeno', before: 'Paracetamol tabletas 500 mg', after: 'Naproxeno' },
  ])
})

/** A row of a draft whose members all differ from those of the rows of `base`. */
const otherRow = {
  presentation: 'Naproxeno',
  drug: 'naprox',
  generic: 'Naproxeno',
  brand: 'Marca Ficticia',
  drug_upc: '7500000000001',
  category: 'unstructured_drug',
  instructions: 'Tomar 1 tableta cada 12 horas.',
  qty: 5,
  refills: 2,
  via: 'sublingual',
  substitution_allowed: false,
  key: 'row-9',
  ad_id: 'ad',
  order_id: '7',
  keyword: 'naproxeno',
  price: '10.00',
  qty_follows: true,
  fraction: 'II',
  antibiotic: true,
} as const satisfies Required<DraftRow>

// The member `key` is not compared, because rows of a draft with different keys are different rows.
const comparable = Object.entries(fieldOfRow).filter(([name]) => name !== 'key')

test.each(comparable)('in a row, a change of %s alone is reported as %s', (name, field) => {
  const isSearched = name === 'drug'
  const row = makeDraftRow({ presentation: isSearched ? '' : 'Paracetamol', drug: 'paracet' })
  const changed = { ...row, [name]: otherRow[name as keyof DraftRow] }
  const told = listDraftChanges({ ...base, rows: [row] }, { ...base, rows: [changed] })
  expect(told.map((change) => change.field)).toEqual(field === null ? [] : [field])
})

const otherDraft = {
  patient: { uid: 'u', name: 'Ana Ficticia', date_of_birth: '1990-01-01', gender: 'F' },
  newPatient: { name: 'Ana Ficticia', birth: '', gender: '', email: '', phone: '', curp: '', file: '' },
  diagnosis: 'Migraña',
  diagnoses: [{ code: 'G439', title: 'Migraña, no especificada' }],
  rows: [],
  extras: 'Reposo',
  follow_up_on: '2027-01-15',
  show_diagnosis: true,
  hospital: 3,
  clinic: 4,
  send_rx: false,
  relation: { kind: 'renews', signature: 'a'.repeat(64) },
  idempotencyKey: 'draft-two',
  patientSearch: 'ana',
  drugSearch: 'naprox',
  keywords: ['1'],
  RxWarning: { send: true, clinic_id: null },
} as const satisfies Readonly<Record<keyof DraftBody, unknown>>

test.each(Object.entries(fieldOfDraft))(
  'in a draft, a change of %s alone is reported as %s',
  (name, field) => {
    const told = listDraftChanges(base, { ...base, [name]: otherDraft[name as keyof DraftBody] })
    expect([...new Set(told.map((change) => change.field))]).toEqual(field === null ? [] : [field])
  },
)

test('a new medicine is reported without the fields that follow from its name', () => {
  const told = listDraftChanges(null, {
    ...base,
    rows: [makeDraftRow({ drug_upc: '7500000000001', brand: 'Marca' })],
  })
  expect(told.filter(({ row }) => row !== '').map(({ field }) => field)).toEqual([
    'medication',
    'brand',
    'instructions',
    'quantity',
    'route',
  ])
  expect(told.map(({ before }) => before)).toEqual(told.map(() => ''))
})

test('a value that was not written before is shown as nothing', () => {
  const unwritten = makeDraftBody('draft-one', { rows: [makeDraftRow({ qty: null, brand: null })] })
  const told = listDraftChanges(unwritten, {
    ...unwritten,
    rows: [makeDraftRow({ brand: 'Fictex' })],
    relation: otherDraft.relation,
  })
  expect(told).toEqual([
    { field: 'brand', row: 'Paracetamol tabletas 500 mg', before: '', after: 'Fictex' },
    { field: 'quantity', row: 'Paracetamol tabletas 500 mg', before: '', after: '2' },
    { field: 'relation', row: '', before: '', after: `renews ${'a'.repeat(64)}` },
  ])
})

test('the diagnosis of a draft of an earlier version, which has no list of diagnoses, is its text', () => {
  const { diagnoses: _, ...earlier } = base
  expect(textOfDiagnosis(earlier as DraftBody)).toBe('Cefalea')
})
