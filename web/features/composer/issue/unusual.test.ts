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

describe('what is confirmed before an issue', () => {
  it('is nothing when clinic and delivery are the last ones, or there was none', () => {
    expect(unusualOf(draft, place, last)).toBeNull()
    expect(unusualOf({ ...draft, send_rx: false }, place, undefined)).toBeNull()
  })

  it('is nothing when the last one came from a program, without a clinic', () => {
    expect(unusualOf(draft, place, { ...last, clinic: null, send_rx: false })).toBeNull()
  })

  it('names the clinic of before, and what is different about the delivery', () => {
    expect(unusualOf(draft, { hospital: 1, clinic: 8 }, last)).toEqual({
      clinicBefore: 'Consultorio 7',
      send: null,
    })
    expect(unusualOf({ ...draft, send_rx: false }, place, last)).toEqual({
      clinicBefore: null,
      send: 'now-not-sent',
    })
  })

  it('holds for these very ones only', () => {
    const confirmed = { ...draft, send_rx: false, RxWarning: { send: false, clinic_id: 7 } }
    expect(unusualOf(confirmed, place, last)).toBeNull()
    expect(unusualOf(confirmed, { hospital: 1, clinic: 8 }, last)).not.toBeNull()
    expect(unusualOf({ ...confirmed, send_rx: true }, place, { ...last, send_rx: false })).not.toBeNull()
  })
})
