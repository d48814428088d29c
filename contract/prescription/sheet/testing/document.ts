import type { SheetDocument, SheetDocumentRow, SheetLive } from '../sheet-document.ts'

/** An invented row with a drug that is neither controlled nor an antibiotic. */
export const row: SheetDocumentRow = {
  presentation: 'Paracetamol tableta 500 mg',
  generic: 'paracetamol',
  brand: '',
  recognised: true,
  instructions: 'Tomar 1 tableta cada 8 horas durante 3 días',
  via: 'oral',
  fraction: 'VI',
  antibiotic: false,
  substitution_allowed: true,
  qty: 2,
}
/** An invented signed document with two drugs: an antibiotic, and one that is neither controlled nor an antibiotic. */
export const document: SheetDocument = {
  id: 7,
  signature: 'a'.repeat(64),
  code: 'K7QD2M9X4',
  key_id: 'llave',
  issued_at: '2026-11-21T20:05:00.000Z',
  day: '2026-11-21',
  valid_until: '2026-12-21',
  document_kind: 'electronic',
  prescriber: {
    name: 'Elena Prueba',
    female: true,
    cedula: '1234567',
    institution: 'Universidad de Ejemplo',
    specialty: 'Medicina interna',
    specialty_cedula: '7654321',
    phone: '',
  },
  place: {
    patron: 'Clínica Ejemplo',
    headline: '',
    location: 'Av. Ficticia 100',
    contact: '',
    paper: 'half_letter',
    clinic_name: '',
    clinic_location: '',
    sheet: { template: 'centred', header: '', footer: 'Al pie', colour: 'brand', info: true },
  },
  patient: { name: 'Lucía Ejemplo', date_of_birth: '1992-03-03', gender: 'F' },
  diagnosis: 'Faringitis',
  show_diagnosis: true,
  extras: 'Reposo 3 días',
  items: [row, { ...row, antibiotic: true }],
}
/** Unsigned parts of a sheet, for a prescription that was not cancelled or rejected and has no cancelled row. */
export const live: SheetLive = {
  brand: 'Recetario',
  demo: false,
  verify: { host: 'recetario.example', url: 'https://recetario.example/v/a' },
  ended: null,
  endedRows: new Map(),
}
