import type { Sheet, SheetItem } from '../sheet.ts'

/** A sheet of a fictional doctor for tests and measurements; `over` replaces whole fields. */
export function sampleSheet(rows: number, over: Partial<Sheet> = {}): Sheet {
  return {
    language: 'es',
    kind: 'electronic',
    paper: 'letter',
    template: 'classic',
    colour: 'brand',
    header: '',
    footer: '',
    info: null,
    demo: false,
    brand: { name: 'Recetario', accent: '#0f6f6f', mark: MARK },
    hospital: {
      patron: 'Clínica Ejemplo',
      headline: 'Atención de primer contacto',
      location: 'Av. Ficticia 100, Col. Demostración, 06600 Cuauhtémoc, Ciudad de México',
      contact: '55 0000 0000',
    },
    pictures: { logo: null, universityLogo: null, signature: null },
    clinic: { name: 'Consultorio 2', location: 'Planta baja' },
    doctor: {
      title: 'Dra.',
      name: 'Elena Prueba Demostración',
      cedula: '1234567',
      institution: 'Universidad de Ejemplo',
      specialty: 'Medicina interna',
      specialtyCedula: '7654321',
      phone: '55 0000 0000',
    },
    patient: {
      name: 'Lucía Mendoza Ejemplo',
      age: '34 años',
      sex: 'Mujer',
      dateOfBirth: '3 mar 1992',
    },
    diagnosis: null,
    items: Array.from({ length: rows }, (_, i) => ({ ...(ITEMS[i % ITEMS.length] as SheetItem) })),
    extras: '',
    issuedAt: '21 nov 2026, 14:05',
    validUntil: '1 dic 2026',
    validReason: 'Antibiótico: dura lo que el tratamiento.',
    cancelled: null,
    folio: '000127',
    code: 'K7QD-2M9X-4',
    signature: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    verifyUrl: 'https://recetario.example/v/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    keyFingerprint: '3F9A 81C2 77D0 4B1E',
    ...over,
  }
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f6f6f"/><path d="M11 24V8h6a5 5 0 0 1 0 10h-6m6 0 5 6" fill="none" stroke="#fff" stroke-width="3"/></svg>'

const COMMON = { brand: null, substitution: null, fraction: 'IV', note: null, cancelled: null, route: 'Oral' }

const ITEMS: SheetItem[] = [
  {
    ...COMMON,
    generic: 'Claritromicina',
    presentation: 'tabletas 500 mg, caja con 10',
    brand: 'Klaricid',
    substitution: 'allowed',
    instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 10 días.',
    quantity: '2 cajas',
    note: 'Antibiótico: la farmacia registra lo surtido.',
  },
  {
    ...COMMON,
    generic: 'Paracetamol',
    presentation: 'tabletas 500 mg, caja con 20',
    fraction: 'VI',
    instructions:
      'Tomar 1 tableta por vía oral cada 8 horas solo si hay fiebre. No pasar de 6 tabletas al día.',
    quantity: '1 caja',
  },
  {
    ...COMMON,
    generic: 'Ondansetrón',
    presentation: 'tabletas 8 mg, caja con 10',
    instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 2 días solo si hay náusea.',
    quantity: '1 caja',
  },
  {
    ...COMMON,
    generic: 'Losartán potásico',
    presentation: 'tabletas 50 mg, caja con 30',
    brand: 'Cozaar',
    substitution: 'not-allowed',
    instructions: 'Tomar 1 tableta por vía oral cada 24 horas, por la mañana, durante 30 días.',
    quantity: '1 caja',
  },
  {
    ...COMMON,
    generic: 'Salbutamol',
    presentation: 'suspensión en aerosol 100 mcg por dosis, inhalador con 200 dosis',
    route: 'Inhalatoria',
    instructions: 'Inhalar 2 disparos cada 6 horas durante 5 días. Agitar antes de usar y enjuagar la boca.',
    quantity: '1 inhalador',
  },
]
