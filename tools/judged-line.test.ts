import { expect, test } from 'vitest'
import { judgedLine } from './judged-line.ts'

const INSTRUCTIONS = 'Tomar 1 tableta por vía oral cada 8 horas durante 7 días.'
const TODAY = '2026-11-22'
const judged = (...medications: object[]) =>
  judgedLine(
    JSON.stringify({ medications: medications.map((row) => ({ instructions: INSTRUCTIONS, ...row })) }),
    TODAY,
  )

test('free text is judged by the class of the drug that it names', () => {
  expect(judged({ presentation: 'Amoxicilina 500 mg cápsula' })).toEqual({
    accepted: true,
    faults: {},
    documents: 1,
    document_kind: 'electronic',
    valid_until: '2026-11-29',
    classes: ['IV'],
  })
  expect(
    judged(
      { presentation: 'Paracetamol 500 mg' },
      { presentation: 'Clonazepam tableta 2 mg, caja con 30 tabletas', qty: 1 },
    ),
  ).toMatchObject({ accepted: true, documents: 2, document_kind: 'electronic' })
  expect(judged({ presentation: 'Clonazepam tableta 2 mg, caja con 30 tabletas' })).toMatchObject({
    document_kind: 'handwritten',
    classes: ['II'],
    valid_until: '2026-12-22',
  })
})

test('faults are listed by field, row or draft', () => {
  expect(judged({ presentation: 'Clonazepan 2 mg', qty: 1 }).faults).toEqual({
    'medications.0.presentation': ['drug-misspelt:clonazepam'],
  })
  expect(judged({ presentation: 'Hidrocodona 5 mg, caja con 10 tabletas' })).toMatchObject({
    accepted: false,
    faults: { 'medications.0': ['class-one-needs-official-pad'] },
  })
})

test.each([
  ['no JSON', '{', { draft: ['malformed-json'] }],
  ['no object', 'null', { non_field_errors: ['null'] }],
  ['no rows', '{"medications":[]}', { medications: ['no-rows'] }],
  ['no list', '{"medications":"x"}', { medications: ['wrong-type'] }],
  ['no instructions', '{"medications":[{}]}', { 'medications.0.instructions': ['required'] }],
  ['a number', '7', { non_field_errors: ['wrong-type'] }],
])('a line with %s is answered', (_what, line, faults) => {
  expect(judgedLine(line, TODAY)).toEqual({
    accepted: false,
    faults,
    documents: 0,
    document_kind: null,
    valid_until: null,
    classes: [],
  })
})
