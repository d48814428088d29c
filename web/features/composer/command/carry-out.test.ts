import { expect, test } from 'vitest'
import type { Patient } from '#contract/patients/patients.ts'
import { newRow } from '#contract/drafts/draft-rows.ts'
import { emptyDraft } from '../draft/draft.ts'
import { draftReducer } from '../draft/draft-reducer.ts'
import { carriedOut } from './carry-out.ts'

const person = (uid: string): Patient => ({
  id: 1,
  uid,
  name: 'Paciente Ficticio',
  date_of_birth: '1990-01-01',
  email: '',
  external_patient_file: '',
  gender: 'F',
  curp: '',
  phone: '',
  address: '',
  state: '',
  zip_code: '',
  location: '',
  birth_approximate: false,
  last_prescribed_at: null,
  version: 1,
})
const empty = emptyDraft('before')
const run = (command: Parameters<typeof carriedOut>[0], draft = empty) =>
  carriedOut(command, draft, () => 'new-key').reduce(draftReducer, draft)

test('a patient is added to a draft without one, whatever else is in it', () => {
  const written = { ...empty, rows: [newRow('a')] }
  expect(run({ kind: 'patient', patient: person('u') }, written)).toMatchObject({
    idempotencyKey: 'before',
    patient: { uid: 'u' },
    rows: [{ key: 'a' }],
  })
})

test('another patient gets a new draft, without content of the first', () => {
  const written = { ...empty, patient: person('first'), diagnosis: 'Gripe', rows: [newRow('a')] }
  expect(run({ kind: 'patient', patient: person('second') }, written)).toEqual({
    ...emptyDraft('new-key'),
    patient: person('second'),
  })
  expect(run({ kind: 'patient', patient: person('first') }, written)).toMatchObject({ diagnosis: 'Gripe' })
})

test('a diagnosis is added only once', () => {
  const once = run({
    kind: 'diagnosis',
    diagnosis: { code: 'J02.9', name: 'Faringitis', unusual: null, exact: false },
  })
  expect(once.diagnoses).toEqual([{ code: 'J02.9', name: 'Faringitis' }])
  expect(
    run({ kind: 'diagnosis', diagnosis: { code: 'J02.9', name: 'x', unusual: null, exact: false } }, once),
  ).toBe(once)
})

test('a new patient is named in the open draft, and in a draft of its own when the open one has a patient', () => {
  const command = { kind: 'new-patient', name: 'Marina Ficticia' } as const
  expect(run(command)).toMatchObject({ idempotencyKey: 'before', newPatient: { name: 'Marina Ficticia' } })
  const others = run(command, { ...empty, patient: person('a') })
  expect(others).toMatchObject({
    idempotencyKey: 'new-key',
    patient: null,
    newPatient: { name: 'Marina Ficticia' },
  })
})
