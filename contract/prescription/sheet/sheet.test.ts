import { expect, test } from 'vitest'
import { texts } from '#locales/es/sheet.ts'
import { texts as prescription } from '#locales/es/prescription-sheet.ts'
import { boundSheet, onOwnPaper, sheetOf } from './sheet.ts'
import type { SheetDocument, SheetDocumentRow, SheetLive } from './sheet-document.ts'
import { document, live, row } from './testing/document.ts'

const words = { language: 'es', sheet: texts, values: prescription } as const

const sheet = (over: Partial<SheetDocument> = {}, lives: Partial<SheetLive> = {}) =>
  sheetOf({ ...document, ...over }, { ...live, ...lives }, words)

test('a row with a brand says whether it may be substituted, and a row without a brand says only that it may not', () => {
  const said = (over: Partial<SheetDocumentRow>) =>
    sheet({ items: [{ ...row, via: '', fraction: null, ...over }] }).rows[0]?.facts.map(
      ({ label, value, strong }) => [label, value, strong],
    )
  expect(said({ brand: 'Tempra' })).toEqual([['Marca', 'Tempra', 'se autoriza sustituirla']])
  expect(said({ brand: 'Tempra', substitution_allowed: false })).toEqual([
    ['Marca', 'Tempra', 'no sustituir'],
  ])
  expect(said({})).toEqual([])
  expect(said({ substitution_allowed: false })).toEqual([[null, '', 'No sustituir']])
  expect(said({ brand: 'Tempra', via: 'oral', fraction: 'VI' })?.map(([label]) => label)).toEqual([
    'Marca',
    'Vía',
    'Fracción',
  ])
})

test('a row that the catalogue does not know is marked, and an unfinished one is not ready', () => {
  const [unknown, unready] = sheet({
    items: [
      { ...row, recognised: false },
      { ...row, qty: null, unready: true },
    ],
  }).rows
  expect(unknown).toMatchObject({ note: prescription.notRecognised, isReady: true })
  expect(unready).toMatchObject({ note: null, quantity: '', isReady: false })
})

test('a quantity is said in the word of its package, and in the words of its time where none was signed', () => {
  const said = (over: Partial<SheetDocumentRow>) => sheet({ items: [{ ...row, ...over }] }).rows[0]?.quantity
  expect(said({ qty: 2, container: 'caja' })).toBe('2 cajas')
  expect(said({ qty: 1, container: 'inhalador' })).toBe('1 inhalador')
  expect(said({ qty: 2, container: 'inhalador', refills: 1 })).toBe('2 inhaladores, se resurte 1 vez')
  expect(said({ qty: 2, container: '' })).toBe('2 cajas o envases')
  expect(said({ qty: 1000, container: '' })).toBe('Lo decide la farmacia')
  expect(said({ qty: 2, container: undefined })).toBe('2 cajas o envases')
  expect(said({ qty: 1000, container: undefined })).toBe('A la discreción del farmacéutico(a)')
})

test('a specialty is printed only with its cédula, and with its certificate if there is one', () => {
  const doctor = (over: Partial<SheetDocument['prescriber']>) =>
    sheet({ prescriber: { ...document.prescriber, ...over } }).doctor
  expect(doctor({ specialty_cedula: '' })).toMatchObject({ specialty: '', specialtyCedula: '' })
  expect(doctor({ specialty_until: '2030-01-31' }).specialtyCedula).toBe(
    'Cédula de especialidad 7654321, certificado vigente hasta el 31 ene 2030',
  )
})

test('a patient known by age has no day of birth on the sheet, and a sheet without a patient says nothing', () => {
  const about = (patient: SheetDocument['patient']) => sheet({ patient }).patient
  const { patient } = document
  expect(about(patient && { ...patient, birth_approximate: true }).about.map(({ label }) => label)).toEqual([
    'Edad',
    'Sexo',
  ])
  expect(about({ name: 'Lucía Ejemplo' }).about).toEqual([])
  expect(about({ name: 'Lucía Ejemplo', gender: 'F' }).about).toEqual([{ label: 'Sexo', value: 'Femenino' }])
  expect(about(null)).toEqual({ label: 'Paciente', value: null, about: [] })
})

test('an ended prescription claims no validity, and an ended row is neither counted nor on the patient’s page', () => {
  const whole = sheet({}, { ended: { day: '2026-11-22', by: 'Farmacia Ejemplo' } })
  expect(whole.ended).toEqual({
    legend: 'RECHAZADA por Farmacia Ejemplo el 22 nov 2026. Ninguna farmacia puede surtirla.',
    mark: 'RECHAZADA',
  })
  expect(whole.validity).toEqual({
    until: 'Sin validez desde el 22 nov 2026',
    day: '22 nov 2026',
    reason: null,
  })
  expect([whole.end, whole.information]).toEqual(['Fin de la receta. No se surte nada de ella.', null])
  const part = sheet({}, { endedRows: new Map([[1, '2026-11-22']]) })
  expect(part.end).toBe('Fin de la receta: 1 medicamento. 1 cancelado.')
  expect(part.rows.map(({ ended }) => ended)).toEqual([null, 'CANCELADO el 22 nov 2026. No se surte.'])
  expect(part.information?.rows.map(Boolean)).toEqual([true, false])
  // The cancelled row is the antibiotic, so the rest of the sheet has another reason for its validity.
  expect([sheet().validity.reason, part.validity.reason]).toEqual([prescription.antibioticReason, null])
})

test('a sheet to be signed by hand claims no electronic signature', () => {
  const byHand = sheet({ document_kind: 'handwritten' })
  expect(JSON.stringify(byHand).toLowerCase()).not.toContain('electrónic')
  expect(byHand.alt.signature).toBeNull()
  expect(byHand.signing.legend).toBe(texts.autographLegend)
})

test('a document of a series has its first day, and a draft leaves out the values of the issue', () => {
  const second = sheet({ valid_from: '2026-12-21', part: { kind: 'series', position: 2, total: 3 } })
  expect(second.validity.reason).toBe('No se surte antes del 21 dic 2026. Receta 2 de 3 de una serie.')
  const draft = sheet({
    id: null,
    signature: null,
    code: null,
    key_id: null,
    issued_at: null,
    valid_until: null,
  })
  expect(draft.validity.until).toBe('Válida hasta el …')
  const { foot, issuedAt, signing } = draft
  const open = [foot.folio, foot.code, foot.seal, issuedAt, signing.key]
  expect(open.map((fact) => fact?.value)).toEqual([null, null, null, null, null])
})

test('numbers are joined to their units, and the parts of the last day, by no-break spaces', () => {
  const { notes, rows, validity } = boundSheet(sheet())
  expect(notes[0]?.value).toBe('Reposo 3\u00a0días')
  expect(rows[0]?.form).toBe('tableta 500\u00a0mg')
  expect(rows[0]?.instructions).toContain('cada 8\u00a0horas')
  expect(validity.until).toBe('Válida hasta el 21\u00a0dic\u00a02026')
})

test.each([
  [169, 'half_letter'],
  [170, 'letter'],
])('paper of the hospital that is %d mm wide is set like %s', (width, paper) => {
  expect(onOwnPaper(sheet(), { width }).paper).toBe(paper)
})

test('paper of the hospital has the classic design and no page for the patient', () => {
  expect(onOwnPaper(sheet(), { width: 215.9 })).toMatchObject({
    paper: 'letter',
    template: 'classic',
    footer: '',
    information: null,
    title: 'Receta médica electrónica',
  })
})
