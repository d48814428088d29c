import { documentLanguage } from '#locales/locale.ts'
import { takingOf } from '#contract/posology/times-of-day.ts'
import type { SheetDesign } from '#contract/sheets.ts'
import type { Sheet, SheetItem, SheetPictures } from '../pdf/sheet.ts'

interface Example {
  brand: Sheet['brand']
  hospital: Sheet['hospital'] & { paper: Sheet['paper'] }
  pictures: SheetPictures
  baseUrl: string
}

/** A prescription of nobody, for whoever chooses how the sheets of this hospital look. It says that it is none. */
export function exampleSheet(e: Example, design: SheetDesign | null): Sheet {
  const signature = '0123456789abcdef'.repeat(4)
  const { paper, ...hospital } = e.hospital
  return {
    language: documentLanguage,
    kind: 'electronic',
    paper: design?.paper ?? paper,
    template: design?.template ?? 'classic',
    colour: design?.colour ?? 'brand',
    header: design?.header?.trim() ?? '',
    footer: design?.footer?.trim() ?? '',
    demo: true,
    brand: e.brand,
    hospital,
    pictures: e.pictures,
    clinic: null,
    doctor: {
      title: 'Dra.',
      name: 'Elena Ficticia Demostración',
      cedula: '0000001',
      institution: 'Universidad de Ejemplo',
      specialty: 'Medicina interna',
      specialtyCedula: '0000002',
      phone: '55 0000 0000',
    },
    patient: { name: 'Lucía Mendoza Ejemplo', age: '34 años', sex: 'Femenino', dateOfBirth: '3 mar 1992' },
    diagnosis: design?.prints_diagnosis === false ? null : 'J01.9 Sinusitis aguda, no especificada',
    items: ITEMS,
    extras: 'Reposo en casa. Líquidos abundantes.',
    issuedAt: '21 nov 2026, 14:05',
    validUntil: '1 dic 2026',
    validReason: null,
    cancelled: null,
    folio: '000000',
    code: 'XXXX-XXXX-X',
    signature,
    verifyUrl: `${e.baseUrl}/v/${signature}`,
    keyFingerprint: '0000 0000 0000 0000',
    info: design?.info ? ITEMS.map((item) => takingOf(item.instructions, documentLanguage)) : null,
  }
}

const COMMON = { brand: null, substitution: null, note: null, cancelled: null, route: 'Oral' }

const ITEMS: SheetItem[] = [
  {
    ...COMMON,
    generic: 'Amoxicilina',
    presentation: 'cápsulas 500 mg, caja con 15',
    fraction: 'IV',
    instructions: 'Tomar 1 cápsula por vía oral cada 8 horas durante 7 días.',
    quantity: '2 cajas',
  },
  {
    ...COMMON,
    generic: 'Paracetamol',
    presentation: 'tabletas 500 mg, caja con 10',
    fraction: 'VI',
    instructions: 'Tomar 1 tableta en la mañana, 1 tableta al mediodía y 2 tabletas en la noche por 3 días.',
    quantity: '1 caja',
  },
  {
    ...COMMON,
    generic: 'Loratadina',
    presentation: 'tabletas 10 mg, caja con 10',
    fraction: 'VI',
    instructions: 'Tomar 1 tableta por vía oral cada 24 horas durante 10 días.',
    quantity: '1 caja',
  },
]
