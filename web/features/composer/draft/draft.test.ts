import { expect, test } from 'vitest'
import { newRow } from '#contract/drafts/draft-rows.ts'
import { draftForSupport, emptyDraft, noPatient } from './draft.ts'

test('a message to support contains the rows of the draft, and nothing of its patient', () => {
  const chosen = {
    id: 1,
    uid: 'u1',
    name: 'Paciente Ficticio',
    date_of_birth: '1990-01-01',
    email: 'paciente@paciente.example',
    external_patient_file: 'EXP-1',
    gender: 'F' as const,
    curp: '',
    phone: '',
    address: '',
    state: '',
    zip_code: '',
    location: '',
    birth_approximate: false,
    last_prescribed_at: null,
    version: 1,
  }
  const draft = {
    ...emptyDraft('d1'),
    patient: chosen,
    patientSearch: 'Paciente Fict',
    newPatient: { ...noPatient, name: 'Paciente Ficticio', phone: '55 0000 0000' },
    rows: [newRow('r1')],
  }
  const sent = draftForSupport(draft)
  expect(sent).toMatchObject({ patient: true, newPatient: true, rows: [{ key: 'r1' }] })
  expect(JSON.stringify(sent)).not.toMatch(/Fict|EXP-1|paciente\.example|1990|55 0000/)
  expect(draftForSupport(emptyDraft('d2'))).toMatchObject({ patient: false, newPatient: false })
})
