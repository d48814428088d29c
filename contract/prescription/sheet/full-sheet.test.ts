import { expect, test } from 'vitest'
import { texts } from '#locales/es/sheet.ts'
import { texts as prescription } from '#locales/es/prescription-sheet.ts'
import type { SignedDocument } from '../document.ts'
import { sheetOf } from './sheet.ts'
import { type SheetDocument, type SheetLive, signedSheet } from './sheet-document.ts'
import { document, live, row } from './testing/document.ts'

const words = { language: 'es', sheet: texts, values: prescription } as const
const sheet = (over: Partial<SheetDocument> = {}, lives: Partial<SheetLive> = {}) =>
  sheetOf({ ...document, ...over }, { ...live, ...lives }, words)

test('sheetOf returns every text of a complete document', () => {
  const { rows, ...said } = sheet({
    prescriber: { ...document.prescriber, phone: '5500000000' },
    place: {
      ...document.place,
      headline: 'Urgencias',
      contact: '55 0000 0000',
      clinic_name: 'Consultorio 4',
      clinic_location: 'Piso 2',
    },
  })
  expect(rows.map(({ generic }) => generic)).toEqual(['Paracetamol', 'Paracetamol'])
  expect(said).toEqual({
    language: 'es',
    kind: 'electronic',
    paper: 'half_letter',
    template: 'centred',
    colour: 'brand',
    documentTitle: 'Receta médica 000007',
    doctor: {
      name: 'Dra. Elena Prueba',
      specialty: 'Medicina interna',
      cedula: 'Cédula profesional 1234567',
      institution: 'Universidad de Ejemplo',
      specialtyCedula: 'Cédula de especialidad 7654321',
      phone: texts.phone('5500000000'),
    },
    place: {
      patron: 'Clínica Ejemplo',
      headline: 'Urgencias',
      location: 'Av. Ficticia 100',
      contact: '55 0000 0000',
      clinic: 'Consultorio 4',
      clinicLocation: 'Piso 2',
    },
    header: '',
    footer: 'Al pie',
    title: 'Receta médica electrónica',
    demo: null,
    ended: null,
    patient: {
      label: 'Paciente',
      value: 'Lucía Ejemplo',
      about: [
        { label: 'Edad', value: '34 años' },
        { label: 'Sexo', value: 'Femenino' },
        { label: 'Fecha de nacimiento', value: '3 mar 1992' },
      ],
    },
    issuedAt: { label: 'Fecha de expedición', value: '21 nov 2026, 14:05' },
    diagnosis: { label: 'Diagnóstico', value: 'Faringitis' },
    end: 'Fin de la receta: 2 medicamentos.',
    notes: [{ label: 'Indicaciones generales', value: 'Reposo 3 días' }],
    validity: {
      until: 'Válida hasta el 21 dic 2026',
      day: '21 dic 2026',
      reason: prescription.antibioticReason,
    },
    verify: { words: texts.verify, host: 'recetario.example', url: 'https://recetario.example/v/a' },
    signing: { words: texts.signedBy, key: { label: texts.key, value: 'llave' }, legend: null },
    foot: {
      folio: { label: 'Folio', value: '000007' },
      code: { label: 'Código', value: 'K7QD-2M9X-4' },
      issuedWith: 'Elaborada con Recetario',
      seal: { label: 'Sello electrónico', value: 'a'.repeat(64) },
    },
    alt: {
      logo: 'Logotipo de Clínica Ejemplo',
      mark: 'Recetario',
      universityLogo: 'Logotipo de la universidad',
      signature: 'Firma dibujada de Dra. Elena Prueba',
      qr: 'Código QR para verificar la receta K7QD-2M9X-4',
    },
    pages: {
      number: 'Página {page} de {pages}',
      goesOn: 'Sigue en la hoja siguiente.',
      seeNext: 'Ver la hoja siguiente.',
      continued: 'Continuación de la receta médica',
    },
    information: expect.objectContaining({ title: 'Cómo tomar sus medicamentos' }),
  })
})

test('sheetOf leaves out everything that the document lacks', () => {
  const bare = sheet(
    {
      prescriber: { ...document.prescriber, female: false, cedula: '', specialty: '' },
      place: { ...document.place, sheet: undefined },
      show_diagnosis: false,
      extras: '',
      id: null,
      code: null,
    },
    { demo: true, verify: null },
  )
  expect(bare.doctor).toEqual({
    name: 'Dr. Elena Prueba',
    specialty: '',
    cedula: '',
    institution: 'Universidad de Ejemplo',
    specialtyCedula: '',
    phone: '',
  })
  expect(bare).toMatchObject({
    template: 'classic',
    colour: 'brand',
    header: '',
    footer: '',
    documentTitle: texts.documentTitle(''),
    demo: texts.demo,
    diagnosis: null,
    notes: [],
    verify: null,
    information: null,
  })
  expect(bare.alt.qr).toBe(texts.qrOf(''))
  expect(sheet({ diagnosis: '' }).diagnosis).toBeNull()
})

test('the next appointment is the note after the general instructions', () => {
  expect(sheet({ follow_up_on: '2026-12-01' }).notes).toEqual([
    { label: texts.notes.extras, value: 'Reposo 3 días' },
    { label: texts.notes.follow_up_on, value: '1 dic 2026' },
  ])
})

test('the patient’s page has a table of moments, a table of hours, or the instructions alone', () => {
  const times = (instructions: string) =>
    sheet({ items: [{ ...row, instructions }] }).information?.rows[0]?.times
  expect(times('Tomar 1 tableta en la mañana y en la noche durante 3 días')).toEqual({
    isForPen: false,
    columns: [
      { head: 'Mañana', value: '1 tableta' },
      { head: 'Mediodía', value: '–' },
      { head: 'Tarde', value: '–' },
      { head: 'Noche', value: '1 tableta' },
    ],
  })
  expect(times('Tomar 1 tableta cada 12 horas durante 3 días')).toEqual({
    isForPen: true,
    columns: [
      { head: 'Hora 1', value: '___ : ___' },
      { head: 'Hora 2', value: '___ : ___' },
    ],
  })
  expect(times('Tomar 1 tableta cada 5 horas durante 3 días')).toBeNull()
  expect(sheet({ items: [] }).information).toBeNull()
})

test.each([
  ['the last second before midnight', '2026-11-22T05:59:59Z', '2026-11-21'],
  ['midnight', '2026-11-22T06:00:00Z', '2026-11-22'],
  ['noon', '2026-11-22T18:00:00Z', '2026-11-22'],
])('a signed document has the day of its issue in Mexico City: %s', (_moment, issued_at, day) => {
  const signed: SignedDocument = {
    ...document,
    version: 1,
    nonce: '',
    code: 'K7QD2M9X4',
    key_id: 'llave',
    issued_at,
    valid_until: '2026-12-21',
    law_version: '',
    algorithm: '',
    brand: '',
    prescriber: { ...document.prescriber, id: 1, profession: 'physician' },
    place: { ...document.place, hospital_id: 1, clinic_id: null },
    patient: { uid: '', name: 'Lucía Ejemplo', date_of_birth: '1992-03-03', gender: 'F' },
    items: [],
  }
  expect(signedSheet(signed, { id: 7, signature: 's' })).toEqual({ ...signed, id: 7, signature: 's', day })
})
