import type { DraftBody, DraftRow } from '#contract/drafts/drafts.ts'

export const makeDraftRow = (more: Partial<DraftRow> = {}): DraftRow => ({
  key: 'row-1',
  presentation: 'Paracetamol tabletas 500 mg',
  instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
  drug: '',
  drug_upc: '',
  order_id: '0',
  ad_id: '',
  category: 'standard_drug',
  qty: 2,
  via: 'oral',
  price: null,
  generic: 'Paracetamol',
  brand: null,
  fraction: null,
  antibiotic: false,
  substitution_allowed: true,
  keyword: '',
  qty_follows: false,
  ...more,
})

/** The body of a draft, as a browser saves it. */
export const makeDraftBody = (id: string, more: Partial<DraftBody> = {}): DraftBody => ({
  idempotencyKey: id,
  patient: null,
  patientSearch: '',
  newPatient: null,
  diagnosis: 'Cefalea',
  diagnoses: [],
  show_diagnosis: false,
  rows: [makeDraftRow()],
  drugSearch: '',
  extras: '',
  follow_up_on: '',
  hospital: null,
  clinic: null,
  send_rx: true,
  keywords: [],
  RxWarning: null,
  ...more,
})
