import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import type { SheetDocument, SheetDocumentRow } from '#contract/prescription/sheet/sheet-document.ts'
import type { SheetDesign } from '#contract/places/sheets.ts'
import { documentLanguage } from '#locales/locale.ts'
import type { PrintingBrand, SheetPictures, SheetToPrint } from '../pdf/sheet-to-print.ts'
import { sheetWords } from '../pdf/sheet-words.ts'
import { verifyUrl } from '../prescriptions/present.ts'

interface Example {
  brand: PrintingBrand
  hospital: Pick<SheetDocument['place'], 'patron' | 'headline' | 'location' | 'contact' | 'paper'>
  pictures: SheetPictures
  baseUrl: string
}

const SIGNATURE = '0123456789abcdef'.repeat(4)

/**
 * A sheet with a fictional prescription, which shows the design of a hospital's printed prescriptions. The sheet is marked as
 * an example.
 */
export function exampleSheet(e: Example, design: SheetDesign | null): SheetToPrint {
  const url = verifyUrl(e.baseUrl, SIGNATURE)
  const model = sheetOf(
    exampleDocument(e.hospital, design),
    {
      brand: e.brand.name,
      demo: true,
      verify: { host: new URL(url).host, url },
      ended: null,
      endedRows: new Map(),
    },
    sheetWords(documentLanguage),
  )
  return { model, brand: e.brand, pictures: e.pictures }
}

const exampleDocument = (hospital: Example['hospital'], design: SheetDesign | null): SheetDocument => ({
  id: 0,
  signature: SIGNATURE,
  code: 'XXXXXXXXX',
  key_id: '0000 0000 0000 0000',
  issued_at: '2026-11-21T20:05:00.000Z',
  day: '2026-11-21',
  valid_until: '2026-12-01',
  document_kind: 'electronic',
  prescriber: {
    name: 'Elena Ficticia Demostración',
    female: true,
    cedula: '0000001',
    institution: 'Universidad de Ejemplo',
    specialty: 'Medicina interna',
    specialty_cedula: '0000002',
    phone: '55 0000 0000',
  },
  place: {
    ...hospital,
    paper: design?.paper ?? hospital.paper,
    clinic_name: '',
    clinic_location: '',
    sheet: {
      template: design?.template ?? 'classic',
      colour: design?.colour ?? 'brand',
      header: design?.header?.trim() ?? '',
      footer: design?.footer?.trim() ?? '',
      info: design?.info ?? false,
    },
  },
  patient: { name: 'Lucía Mendoza Ejemplo', date_of_birth: '1992-03-03', gender: 'F' },
  diagnosis: 'J01.9 Sinusitis aguda, no especificada',
  show_diagnosis: design?.prints_diagnosis !== false,
  extras: 'Reposo en casa. Líquidos abundantes.',
  items: ROWS,
})

const COMMON = {
  brand: '',
  recognised: true,
  via: 'oral',
  antibiotic: false,
  substitution_allowed: true,
  qty: 1,
  container: 'caja',
}

const ROWS: SheetDocumentRow[] = [
  {
    ...COMMON,
    generic: 'amoxicilina',
    presentation: 'cápsulas 500 mg, caja con 15',
    fraction: 'IV',
    instructions: 'Tomar 1 cápsula por vía oral cada 8 horas durante 7 días.',
    qty: 2,
  },
  {
    ...COMMON,
    generic: 'paracetamol',
    presentation: 'tabletas 500 mg, caja con 10',
    fraction: 'VI',
    instructions: 'Tomar 1 tableta en la mañana, 1 tableta al mediodía y 2 tabletas en la noche por 3 días.',
  },
  {
    ...COMMON,
    generic: 'loratadina',
    presentation: 'tabletas 10 mg, caja con 10',
    fraction: 'VI',
    instructions: 'Tomar 1 tableta por vía oral cada 24 horas durante 10 días.',
  },
]
