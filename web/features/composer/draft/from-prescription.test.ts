import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, it } from 'vitest'
import { draftFrom } from './from-prescription.ts'

it('repeats the content for the present patient and place', () => {
  let made = 0
  const again = {
    patient: 'u',
    send_rx: false,
    gone: [],
    left_out: [],
    cancelled: null,
    body: {
      diagnosis: 'Faringitis',
      diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda' }],
      show_diagnosis: true,
      extras: 'Reposo',
      rows: [{ ...newRow('item-0'), presentation: 'Paracetamol', qty: 2 }],
    },
  }
  const draft = draftFrom(again, null, () => `key-${++made}`)
  expect(draft).toMatchObject({
    idempotencyKey: 'key-1',
    patient: null,
    diagnosis: 'Faringitis',
    diagnoses: [{ code: 'J02.9' }],
    show_diagnosis: true,
    extras: 'Reposo',
    send_rx: false,
    hospital: null,
    clinic: null,
  })
  expect(draft.rows).toMatchObject([{ key: 'key-2', presentation: 'Paracetamol', qty: 2 }])
})
