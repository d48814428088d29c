import { sheetOf, type SheetModel } from '#contract/prescription/sheet/sheet.ts'
import type { SheetDocument, SheetLive } from '#contract/prescription/sheet/sheet-document.ts'
import type { SheetRow } from '#contract/prescription/sheet/sheet-row.ts'
import type { Language } from '#locales/locale.ts'
import type { SheetPictures, SheetToPrint } from '../sheet-to-print.ts'
import { sheetWords } from '../sheet-words.ts'

type Place = SheetDocument['place']

export interface SampleOver extends Partial<Pick<SheetLive, 'demo' | 'ended'>> {
  document?: Partial<SheetDocument>
  paper?: Place['paper']
  /** Settings that the hospital chose for its sheets. */
  sheet?: Partial<NonNullable<Place['sheet']>>
  language?: Language
  pictures?: SheetPictures
  /** Values of the sheet model that replace those of the document. */
  model?: Partial<SheetModel>
}

export const SAMPLE_SIGNATURE = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
export const SAMPLE_URL = `https://recetario.example/v/${SAMPLE_SIGNATURE}`

/** A sheet of a fictional doctor for tests and measurements. */
export function sampleSheet(rows: number, over: SampleOver = {}): SheetToPrint {
  const live: SheetLive = {
    brand: 'Recetario',
    demo: over.demo ?? false,
    verify: { host: 'recetario.example', url: SAMPLE_URL },
    ended: over.ended ?? null,
    endedRows: new Map(),
  }
  const model = sheetOf(sampleDocument(rows, over), live, sheetWords(over.language ?? 'es'))
  const written = Array.from({ length: rows }, (_, i) => ({ ...(ROWS[i % ROWS.length] as SheetRow) }))
  return {
    model: { ...model, rows: written, ...over.model },
    brand: { name: 'Recetario', accent: '#0f6f6f', mark: MARK },
    pictures: over.pictures ?? { logo: null, universityLogo: null, signature: null },
  }
}

/** Document of the sample sheet. `ROWS` describes its rows in short form. */
function sampleDocument(rows: number, over: SampleOver): SheetDocument {
  const { paper = 'letter', sheet, document } = over
  return {
    id: 127,
    signature: SAMPLE_SIGNATURE,
    code: 'K7QD2M9X4',
    key_id: '3F9A 81C2 77D0 4B1E',
    issued_at: '2026-11-21T20:05:00.000Z',
    day: '2026-11-21',
    valid_until: '2026-12-01',
    document_kind: 'electronic',
    prescriber: {
      name: 'Elena Prueba Demostración',
      female: true,
      cedula: '1234567',
      institution: 'Universidad de Ejemplo',
      specialty: 'Medicina interna',
      specialty_cedula: '7654321',
      phone: '55 0000 0000',
    },
    place: {
      patron: 'Clínica Ejemplo',
      headline: 'Atención de primer contacto',
      location: 'Av. Ficticia 100, Col. Demostración, 06600 Cuauhtémoc, Ciudad de México',
      contact: '55 0000 0000',
      clinic_name: 'Consultorio 2',
      clinic_location: 'Planta baja',
      paper,
      sheet: { template: 'classic', header: '', footer: '', colour: 'brand', info: false, ...sheet },
    },
    patient: { name: 'Lucía Mendoza Ejemplo', date_of_birth: '1992-03-03', gender: 'F' },
    diagnosis: '',
    show_diagnosis: true,
    extras: '',
    items: Array.from({ length: rows }, (_, i) => ({
      presentation: '',
      generic: '',
      brand: '',
      recognised: true,
      instructions: ROWS[i % ROWS.length]?.instructions ?? '',
      via: 'oral',
      fraction: null,
      antibiotic: true,
      substitution_allowed: true,
      qty: 1,
    })),
    ...document,
  }
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f6f6f"/><path d="M11 24V8h6a5 5 0 0 1 0 10h-6m6 0 5 6" fill="none" stroke="#fff" stroke-width="3"/></svg>'

const brand = (value: string, strong: string) => ({ label: 'Marca', value, strong })
const route = { label: 'Vía', value: 'Oral', strong: null }
const fraction = (value: string) => ({ label: 'Fracción', value, strong: null })
const STANDS = { note: null, ended: null, isReady: true }

const ROWS: SheetRow[] = [
  {
    ...STANDS,
    generic: 'Claritromicina',
    form: 'tabletas 500 mg, caja con 10',
    facts: [brand('Klaricid', 'se autoriza sustituirla'), route, fraction('IV')],
    instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 10 días.',
    quantity: '2 cajas',
    note: 'Antibiótico: la farmacia registra lo surtido.',
  },
  {
    ...STANDS,
    generic: 'Paracetamol',
    form: 'tabletas 500 mg, caja con 20',
    facts: [route, fraction('VI')],
    instructions:
      'Tomar 1 tableta por vía oral cada 8 horas solo si hay fiebre. No pasar de 6 tabletas al día.',
    quantity: '1 caja',
  },
  {
    ...STANDS,
    generic: 'Ondansetrón',
    form: 'tabletas 8 mg, caja con 10',
    facts: [route, fraction('IV')],
    instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 2 días solo si hay náusea.',
    quantity: '1 caja',
  },
  {
    ...STANDS,
    generic: 'Losartán potásico',
    form: 'tabletas 50 mg, caja con 30',
    facts: [brand('Cozaar', 'no sustituir'), route, fraction('IV')],
    instructions: 'Tomar 1 tableta por vía oral cada 24 horas, por la mañana, durante 30 días.',
    quantity: '1 caja',
  },
  {
    ...STANDS,
    generic: 'Salbutamol',
    form: 'suspensión en aerosol 100 mcg por dosis, inhalador con 200 dosis',
    facts: [{ ...route, value: 'Inhalatoria' }, fraction('IV')],
    instructions: 'Inhalar 2 disparos cada 6 horas durante 5 días. Agitar antes de usar y enjuagar la boca.',
    quantity: '1 inhalador',
  },
]
