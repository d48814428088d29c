import { describe, expect, it } from 'vitest'
import { curpCheckDigit } from '#contract/values/identifiers/curp.ts'
import {
  curpConflicts,
  otherFields,
  patientBody,
  patientFaults,
  patientValues,
  valuesFromSearch,
  withCurp,
} from './patient-values.ts'

const today = '2026-11-21'
const stem = 'PEXL920314MDFRXC0'
/** A valid CURP that was built for the test and belongs to no real person. */
const curp = stem + curpCheckDigit(stem)
const values = {
  name: 'Lucía Pérez Ximénez',
  birth: '34',
  gender: 'F' as const,
  email: '',
  phone: '',
  curp: '',
  file: '',
}

describe('a new patient', () => {
  it('begins with the text of the search', () => {
    expect(valuesFromSearch(' Lucía ').name).toBe('Lucía')
    expect(valuesFromSearch('l@correo.example').email).toBe('l@correo.example')
    expect(valuesFromSearch('55 1234 5678').phone).toBe('55 1234 5678')
    expect(valuesFromSearch(curp.toLowerCase())).toMatchObject({ curp, birth: '1992-03-14', gender: 'F' })
  })

  it('needs a name, a birth and a sex', () => {
    const empty = { ...values, name: ' ', birth: '', gender: '' as const }
    expect(patientFaults(empty, today)).toEqual({ name: 'blank', birth: 'blank', gender: 'blank' })
    expect(patientFaults(values, today)).toEqual({})
  })

  it('has a name with letters', () => {
    expect(patientFaults({ ...values, name: '1234' }, today)).toEqual({ name: 'letterless' })
    expect(patientFaults({ ...values, name: 'Ó 2' }, today)).toEqual({})
  })

  it('accepts a date or an age', () => {
    expect(patientBody({ ...values, birth: '14/03/1992' }, today).date_of_birth).toBe('1992-03-14')
    expect(patientBody(values, today).date_of_birth).toBe('1992-01-01')
    expect(patientBody(values, today).birth_approximate).toBe(true)
    expect(patientBody({ ...values, birth: '14/03/1992' }, today).birth_approximate).toBe(false)
    expect(patientFaults({ ...values, birth: '130' }, today).birth).toBe('age-out-of-range')
    expect(patientFaults({ ...values, birth: '22/11/2026' }, today).birth).toBe('future')
  })

  it('is compared with the CURP’s date and sex', () => {
    expect(patientFaults({ ...values, curp }, today)).toEqual({})
    expect(curpConflicts({ ...values, curp, birth: '15/03/1992' }, today)).toEqual(['date-mismatch'])
    expect(curpConflicts({ ...values, curp, gender: 'M', name: 'Ana Soto' }, today)).toEqual([
      'sex-mismatch',
      'name-mismatch',
    ])
    expect(curpConflicts({ ...values, curp }, today)).toEqual([])
    expect(patientFaults({ ...values, curp: curp.slice(1) }, today).curp).toBe('length')
  })

  it('gets only empty fields from the CURP', () => {
    expect(withCurp({ ...values, curp }).birth).toBe('34')
    expect(withCurp({ ...values, curp, birth: '' }).birth).toBe('1992-03-14')
    expect(patientBody({ ...values, curp }, today).date_of_birth).toBe('1992-03-14')
  })

  it('is sent with the telephone in one format', () => {
    expect(patientBody({ ...values, phone: '55 1234 5678' }, today).phone).toBe('+525512345678')
    expect(patientFaults({ ...values, phone: '123' }, today).phone).toBe('too-short')
  })

  it('differs from another device’s data only where the value differs', () => {
    const kept = {
      id: 1,
      uid: 'u',
      name: values.name,
      date_of_birth: '1992-03-14',
      gender: 'F' as const,
      email: '',
      phone: '+525512345678',
      curp: '',
      external_patient_file: '',
      address: '',
      state: '',
      zip_code: '',
      location: '',
      birth_approximate: false,
      last_prescribed_at: null,
      version: 2,
    }
    const same = { ...values, birth: '14/03/1992', phone: '55 1234 5678' }
    expect(otherFields(same, kept, today)).toEqual([])
    expect(otherFields({ ...same, name: 'Lucía Pérez', email: 'l@correo.example' }, kept, today)).toEqual([
      'name',
      'email',
    ])
    const aged = { ...kept, date_of_birth: '1992-01-01', birth_approximate: true }
    expect(patientValues(aged, today).birth).toBe('34')
    expect(otherFields(patientValues(aged, today), aged, today)).toEqual([])
  })
})
