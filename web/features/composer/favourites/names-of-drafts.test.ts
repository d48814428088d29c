import { expect, test } from 'vitest'
import { namesOfDrafts } from './names-of-drafts.ts'

const draft = { patient_name: '', medications: [], diagnosis: '', changed_at: '2026-11-21T20:05:00Z' }
const ofLucia = { ...draft, patient_name: 'Lucía Mendoza Ejemplo' }
const words = { patientNone: 'Sin paciente', rowsNone: 'Sin medicamentos' }
const detailsOf = (...drafts: Parameters<typeof namesOfDrafts>[0]) =>
  namesOfDrafts(drafts, words).map(({ detail }) => detail)

test('a draft is named by its patient, else by its medicines, else by its diagnosis', () => {
  const drafts = [
    { ...ofLucia, medications: ['Naproxeno'] },
    { ...draft, medications: ['Naproxeno', '', 'Omeprazol'], diagnosis: 'Gastritis' },
    { ...draft, diagnosis: 'Gastritis' },
    draft,
  ]
  expect(namesOfDrafts(drafts, words)).toEqual([
    { name: 'Lucía Mendoza Ejemplo', detail: '' },
    { name: 'Naproxeno, Omeprazol', detail: '' },
    { name: 'Gastritis', detail: '' },
    { name: 'Sin paciente', detail: '' },
  ])
})

test('two drafts of one patient are told apart by their medicines, and by having none', () => {
  expect(
    detailsOf({ ...ofLucia, medications: ['Naproxeno'] }, { ...ofLucia, medications: ['Omeprazol'] }),
  ).toEqual(['Naproxeno', 'Omeprazol'])
  expect(detailsOf({ ...ofLucia, medications: ['Naproxeno'] }, ofLucia)).toEqual([
    'Naproxeno',
    'Sin medicamentos',
  ])
})

test('drafts with the same medicines are told apart by their diagnoses, and else by their times', () => {
  const same = { ...ofLucia, medications: ['Naproxeno'] }
  expect(detailsOf({ ...same, diagnosis: 'Lumbalgia' }, same)).toEqual(['Lumbalgia', ''])
  const [first, second] = detailsOf(same, { ...same, changed_at: '2026-11-21T20:07:00Z' })
  expect(first).toMatch(/2026, \d\d:05$/)
  expect(second).toMatch(/2026, \d\d:07$/)
})
