import { expect, it } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import { draftFrom } from './from-prescription.ts'

const old: Prescription = {
  id: 4,
  medic: 'doctora@clinica.example',
  diagnosis: 'Faringitis',
  medications: [
    {
      id: 1,
      presentation: 'Paracetamol tableta 500 mg, caja con 20 tabletas',
      instructions: 'Tomar 1 tableta cada 8 horas durante 3 días',
      drug: 'Paracetamol',
      generic: 'Paracetamol',
      brand: '',
      antibiotic: false,
      cost: 0,
      bought: true,
      qty: 2,
      bought_qty: 2,
      category: 'standard_drug',
      qty_label: '2',
      drug_upc: 'f'.repeat(64),
      order_id: 7,
      ad_id: '',
      via: 'oral',
      fraction: 'VI',
      substitution_allowed: false,
    },
  ],
  extras: 'Reposo',
  signature: 'a'.repeat(64),
  code: 'K7QD2M9X4',
  created_at: '2026-01-02',
  issued_at: '2026-01-02T15:00:00Z',
  valid_until: '2026-02-01',
  document_kind: 'electronic',
  sent: true,
  send_rx: true,
  show_diagnosis: true,
  bought: true,
  rejected: false,
  cta_link: '',
  hospital: { id: 9, patron: 'Hospital Ficticio', location: '' },
  clinic: null,
  patient: {
    uid: 'u',
    name: 'Paciente Ficticio',
    email: '',
    phone: '',
    date_of_birth: '1990-01-01',
    gender: 'F',
  },
  status: { rx_status: ['filled', 'Surtida'], sent_status: ['sent_email', 'Enviada'] },
  reason_of_rejected: '',
  additional_data: {},
}

it('repeats what was written, not what is left', () => {
  let made = 0
  const draft = draftFrom(old, null, () => `key-${++made}`)
  expect(draft).toMatchObject({
    idempotencyKey: 'key-1',
    patient: null,
    diagnosis: 'Faringitis',
    show_diagnosis: true,
    extras: 'Reposo',
    // Where the doctor is today, not where that one was written.
    hospital: null,
    clinic: null,
  })
  expect(draft.rows).toHaveLength(1)
  expect(draft.rows[0]).toMatchObject({
    key: 'key-2',
    qty: 2,
    order_id: '7',
    via: 'oral',
    price: null,
    substitution_allowed: false,
    fraction: 'VI',
  })
})
