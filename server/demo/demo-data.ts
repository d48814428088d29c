import type * as z from 'zod/mini'
import type { NewPatient } from '#contract/patients/patients.ts'
import type { NewMedication } from '#contract/prescriptions.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { NewPharmacy } from '../pharmacies/queries.ts'

/** The demo's doctor. The data are visibly fictional: nobody has these names, addresses or licences. */
export const demoDoctor = {
  email: 'doctora@recetario.example',
  password: 'receta-de-prueba-2026',
  profile: {
    name: 'Elena Prueba Demostración',
    female: true,
    profession: 'physician',
    cedula: '0000001',
    institution: 'Universidad de Ejemplo',
    specialty: 'Medicina interna',
    specialty_cedula: '0000002',
    phone: '55 0000 0000',
    specialty_verified: true,
  },
}

export const demoAssistant = {
  email: 'asistente@recetario.example',
  password: 'asistente-de-prueba-2026',
  name: 'Rosa Asistente Ficticia',
}

export const demoOperator = {
  email: 'operadora@recetario.example',
  password: 'operadora-de-prueba-2026',
  name: 'Olga Operadora Ficticia',
}

export const demoPharmacy = {
  email: 'farmacia@recetario.example',
  name: 'Farmacia Demostración',
  location: 'Calle Ficticia 1, Col. Demo, 06600 Ciudad de México',
  zipCode: '06600',
  phone: '55 0000 0100',
}

export const demoIntegrator = { email: 'integrador@recetario.example', name: 'Clínica en Línea Demostración' }

const branch = (name: string, number: number, zipCode: string, city: string): NewPharmacy => ({
  name,
  location: `Av. Imaginaria ${number}, Col. Demo, ${zipCode} ${city}`,
  zipCode,
  phone: `55 0000 01${String(number).padStart(2, '0')}`,
})

/** Further pharmacies of the demo, so many that their list has two pages. */
export const demoPartners: NewPharmacy[] = [
  branch('Farmacia Ejemplo Centro', 10, '06600', 'Ciudad de México'),
  branch('Farmacia Ejemplo Norte', 11, '07300', 'Ciudad de México'),
  branch('Farmacia Ejemplo Sur', 12, '14000', 'Ciudad de México'),
  branch('Farmacia Ficticia del Parque', 13, '06600', 'Ciudad de México'),
  branch('Farmacia Ficticia de la Estación', 14, '44100', 'Guadalajara, Jalisco'),
  branch('Farmacia Imaginaria', 15, '44100', 'Guadalajara, Jalisco'),
  branch('Farmacia Inventada Ñandú', 16, '64000', 'Monterrey, Nuevo León'),
  branch('Farmacia de Muestra', 17, '64000', 'Monterrey, Nuevo León'),
  branch('Farmacia de Prueba Uno', 18, '72000', 'Puebla, Puebla'),
  branch('Farmacia de Prueba Dos', 19, '97000', 'Mérida, Yucatán'),
  branch('Farmacia Simulada', 20, '22000', 'Tijuana, Baja California'),
]

export const demoHospital = {
  name: 'Clínica Ejemplo',
  patron: 'Clínica Ejemplo',
  headline: 'Datos de demostración',
  location: 'Av. Ficticia 100, Col. Demo, 06600 Ciudad de México, CDMX',
  contact: '55 0000 0000',
  zip_code: '06600',
  clinics: [
    {
      name: 'Consultorio Norte',
      location: 'Av. Ficticia 100, piso 2, Col. Demo, 06600 Ciudad de México, CDMX',
    },
    { name: 'Consultorio Sur', location: 'Calle Imaginaria 20, Col. Demo, 14000 Ciudad de México, CDMX' },
  ],
}

type Patient = z.output<typeof NewPatient>

export const demoPatients: Patient[] = [
  {
    name: 'Lucía Mendoza Ejemplo',
    date_of_birth: '1992-03-14',
    gender: 'F',
    email: 'lucia@paciente.example',
    phone: '5500000001',
  },
  {
    name: 'Ramón Ñáñez Ficticio',
    date_of_birth: '1958-11-02',
    gender: 'M',
    email: 'ramon@paciente.example',
    phone: '5500000002',
  },
  {
    name: 'Ana Sofía Prueba Inventada',
    date_of_birth: '2021-07-30',
    gender: 'F',
    email: 'ana@paciente.example',
  },
  {
    name: 'José Ángel Muestra Ensayo',
    date_of_birth: '1975-01-21',
    gender: 'M',
    email: 'jose@paciente.example',
    external_patient_file: 'EXP-0004',
  },
  { name: 'Guadalupe Simulada Pérez', date_of_birth: '1949-09-09', gender: 'F', email: '' },
  {
    name: 'Bebé Demostración Ejemplo',
    date_of_birth: '2026-02-10',
    gender: 'M',
    email: 'bebe@paciente.example',
  },
]

interface DemoPrescription {
  /** Index of the patient in `demoPatients`. */
  patient: number
  diagnosis: string
  extras: string
  medications: z.output<typeof NewMedication>[]
}

/**
 * Makes the data of the demo's prescriptions. Products are found by a search of the catalogue; a product that the catalogue
 * lacks is left out.
 */
export function demoPrescriptions(catalogue: Catalogue): DemoPrescription[] {
  const row = (query: string, instructions: string, qty: number): z.output<typeof NewMedication>[] => {
    const hit = catalogue.search(query, 1).results[0]
    return hit ? [{ presentation: hit.presentation, drug_upc: hit.product.uid, instructions, qty }] : []
  }
  return [
    {
      patient: 1,
      diagnosis: 'Hipertensión esencial (I10)',
      extras: 'Dieta baja en sal. Tomar la presión dos veces por semana.',
      medications: [
        ...row('losartán 50 mg tableta', 'Tomar 1 tableta por vía oral cada 12 horas durante 30 días.', 2),
        ...row('atorvastatina 20 mg', 'Tomar 1 tableta por vía oral cada noche durante 30 días.', 3),
      ],
    },
    {
      patient: 0,
      diagnosis: 'Faringitis aguda (J02.9)',
      extras: 'Líquidos abundantes.',
      medications: [
        ...row('paracetamol 500 mg tableta', 'Tomar 1 tableta por vía oral cada 8 horas durante 3 días.', 1),
      ],
    },
    {
      patient: 3,
      diagnosis: 'Diabetes mellitus tipo 2 (E11.9)',
      extras: '',
      medications: [
        ...row(
          'metformina 850 mg tableta',
          'Tomar 1 tableta por vía oral cada 12 horas con los alimentos durante 30 días.',
          2,
        ),
      ],
    },
  ].filter((p) => p.medications.length > 0)
}
