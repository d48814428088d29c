import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../draft/draft.ts'
import { unusualOf } from './unusual.ts'

const last = {
  send_rx: true,
  clinic: { id: 7, name: 'Consultorio 7', location: '' },
  hospital: { id: 1, patron: 'Clínica Ficticia', location: '' },
}
const place = { hospital: 1, clinic: 7 }
const draft = emptyDraft('clave-de-prueba')

describe('the confirmation before an issue', () => {
  it('is not asked for when clinic and delivery are those of the last prescription, or there is none', () => {
    expect(unusualOf(draft, place, last)).toBeNull()
    expect(unusualOf({ ...draft, send_rx: false }, place, undefined)).toBeNull()
  })

  it('is not asked for when the last prescription came from a program, without a clinic', () => {
    expect(unusualOf(draft, place, { ...last, clinic: null, send_rx: false })).toBeNull()
  })

  it('is asked for when the last prescription came from another hospital, which has no clinics', () => {
    const elsewhere = { ...last, clinic: null, hospital: { ...last.hospital, id: 2, patron: 'Hospital 2' } }
    expect(unusualOf(draft, place, elsewhere)).toEqual({ clinicBefore: 'Hospital 2', send: null })
  })

  it('names the earlier clinic, and the difference in delivery', () => {
    expect(unusualOf(draft, { hospital: 1, clinic: 8 }, last)).toEqual({
      clinicBefore: 'Consultorio 7',
      send: null,
    })
    expect(unusualOf({ ...draft, send_rx: false }, place, last)).toEqual({
      clinicBefore: null,
      send: 'now-not-sent',
    })
  })

  it('is valid for exactly these values', () => {
    const confirmed = { ...draft, send_rx: false, RxWarning: { send: false, clinic_id: 7 } }
    expect(unusualOf(confirmed, place, last)).toBeNull()
    expect(unusualOf(confirmed, { hospital: 1, clinic: 8 }, last)).not.toBeNull()
    expect(unusualOf({ ...confirmed, send_rx: true }, place, { ...last, send_rx: false })).not.toBeNull()
  })
})
