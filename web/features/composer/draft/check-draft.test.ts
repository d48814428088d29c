import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_ROWS } from '#contract/prescription/quantities.ts'
import { newRow } from '#contract/drafts/draft-rows.ts'
import { judgeDraft } from '../judging/page-judge.ts'
import { checkDraft, type PlacedProblem } from './check-draft.ts'
import { type ComposerDraft, emptyDraft } from './draft.ts'
import { loadInstructionReader } from './instruction-reader.ts'
import type { Row } from './row.ts'

const written: Row = {
  ...newRow('r'),
  drug_upc: 'a'.repeat(64),
  presentation: 'Paracetamol tableta 500 mg, caja con 20 tabletas',
  generic: 'Paracetamol',
  via: 'oral',
  fraction: 'VI',
  instructions: 'Tomar 1 tableta cada 8 horas durante 3 días',
}
const patient = {
  id: 1,
  uid: 'u',
  name: 'Paciente Ficticio',
  date_of_birth: '1990-01-01',
  email: '',
  external_patient_file: '',
  gender: 'F' as const,
  curp: '',
  file: '',
  phone: '',
  address: '',
  state: '',
  zip_code: '',
  location: '',
  birth_approximate: false,
  last_prescribed_at: null,
  version: 1,
}
const draftOf = (...rows: Row[]) => ({ ...emptyDraft('k'), patient, rows })
/** Checks a draft without the catalogue, by the data that the row got when the product was picked. */
const check = (draft: ComposerDraft, unsaved?: string[]): PlacedProblem[] => {
  const asked = {
    rows: draft.rows,
    fields: {},
    place: null,
    prescriber: null,
    catalogue: undefined,
    day: '2026-11-21',
  }
  return checkDraft(draft, judgeDraft(asked), unsaved)
}
const kinds = (...rows: Row[]) =>
  check(draftOf(...rows)).map(({ problem }) => (problem.kind === 'fault' ? problem.fault.key : problem.kind))

beforeAll(loadInstructionReader)

describe('a draft before it is issued', () => {
  it('has no problems when it is complete', () => {
    expect(check(draftOf(written))).toEqual([])
  })

  it('with a row that the profession may not prescribe has one problem, at its name', () => {
    const row = { ...written, qty: 1, fraction: 'II' as const, presentation: 'Ficticia tableta 2 mg' }
    const asked = { rows: [row], fields: {}, place: null, catalogue: undefined, day: '2026-11-21' }
    const nurse = { profession: 'nurse', licence: 'verified' as const, missing: [] }
    const found = checkDraft(draftOf(row), judgeDraft({ ...asked, prescriber: nurse }))
    expect(found.map(({ id, problem }) => [id, problem.kind])).toEqual([['row-r-presentation', 'profession']])
  })

  it('with too many medicines says how many, and the maximum is accepted', () => {
    const rows = Array.from({ length: MAX_ROWS + 2 }, (_, at) => ({ ...written, key: `r${at}` }))
    expect(check(draftOf(...rows.slice(2)))).toEqual([])
    expect(check(draftOf(...rows))).toEqual([
      { id: 'rx-add', problem: { kind: 'too-many-rows', most: MAX_ROWS, over: 2 } },
    ])
  })

  it('lists what is missing in the order of the screen', () => {
    const found = check(emptyDraft('k'))
    expect(found.map(({ problem }) => problem.kind)).toEqual(['patient', 'no-rows'])
    expect(found.map(({ id }) => id)).toEqual(['rx-patient', 'rx-add'])
  })

  it('with unsaved patient data is not issued, because the checks would not know them', () => {
    expect(check(draftOf(written), ['allergies'])).toEqual([
      { id: 'allergies', problem: { kind: 'unsaved' } },
    ])
  })

  it('with a medicine typed but not chosen is not issued without it', () => {
    const draft = { ...draftOf(written), drugSearch: ' amoxi ' }
    expect(check(draft)).toEqual([{ id: 'rx-add', problem: { kind: 'search-unfinished', text: 'amoxi' } }])
    expect(kinds({ ...written, drug: 'para' })).toEqual(['search-unfinished'])
  })

  it('needs dose, frequency and duration', () => {
    expect(kinds({ ...written, instructions: '' })).toEqual(['instructions'])
    expect(kinds({ ...written, instructions: 'cada 8 horas durante 3 días' })).toEqual(['dose-missing'])
    expect(kinds({ ...written, instructions: '1 tableta cada 8 horas' })).toEqual(['duration-missing'])
  })

  it('accepts "sin suspender" as a duration, except for an antibiotic', () => {
    const endless = { ...written, instructions: '1 tableta cada 8 horas', qty: 1001 }
    expect(kinds(endless)).toEqual([])
    expect(kinds({ ...endless, antibiotic: true, fraction: 'IV' })).toEqual(['antibiotic-days-missing'])
  })

  it('follows the classes of article 226', () => {
    expect(kinds({ ...written, fraction: 'I', qty: 1 })).toEqual(['class-one'])
    expect(kinds({ ...written, fraction: 'III' })).toEqual(['quantity-needed'])
    expect(kinds({ ...written, fraction: 'II', qty: 3 })).toEqual(['quantity-above'])
  })

  it.each([
    ['II', false, 0],
    ['III', false, 2],
    ['IV', false, 11],
    ['IV', true, 0],
  ] as const)('class %s (antibiotic: %s) allows at most %i refills', (fraction, antibiotic, most) => {
    const row = { ...written, fraction, antibiotic, qty: 1 }
    expect(kinds({ ...row, refills: most })).toEqual([])
    expect(kinds({ ...row, refills: most + 1 })).toEqual(['refills-above'])
  })

  it('treats free text by the class that the law gives it', () => {
    const free = { ...written, drug_upc: '', fraction: null, qty: 1, category: 'unstructured_drug' as const }
    expect(kinds({ ...free, refills: 11 })).toEqual([])
    expect(kinds({ ...free, refills: 12 })).toEqual(['refills-above'])
  })

  it('allows refills only with a quantity in number', () => {
    expect(kinds({ ...written, qty: 1000, refills: 1 })).toEqual(['refills-need-quantity'])
    expect(kinds({ ...written, fraction: 'II', qty: 2 })).toEqual([])
  })

  it('adds up the packages of one product over all rows', () => {
    const two = { ...written, fraction: 'II' as const, qty: 2 }
    expect(kinds(two, { ...two, key: 's' })).toEqual(['quantity-above'])
    // Two different products of class II go on two prescriptions, and each quantity is within the limit.
    expect(kinds(two, { ...two, key: 's', drug_upc: 'b'.repeat(64) })).toEqual([])
  })
})
