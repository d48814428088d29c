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

test('no controlled drug leaves as an ordinary row without quantity, whatever it is called', () => {
  const texts =
    'Rivotril 2 mg tabletas|R1votril 2 mg tableta|Klonopin 2 mg tableta|Kriadex 2 mg tableta|Zymanta 0.5 tableta|Clona zepam tableta 2 mg|Clonacepan tableta 2 mg|Alprazolan .5 tableta|Tafil 0.25 mg tableta|Tafíl tableta|Xanax tableta 0.5 mg|Ritalin tableta 10 mg|Concerta 18 mg tableta|Tradea tableta 10|Tramadol gotas|Tramacet tableta|Zaldiar|Ultracet tabletas|Nubain ampolleta 10 mg|Temgesic|Durogesic parche|Fentanilo parche 25 mcg/h|Buprenorfina parche|Oxycontin 10 mg tableta|Analgen forte|Neopercodan|Sedalmerck tableta|Cafergot tableta|Aderall|Elvanse|Vyvanse cápsula 30 mg|Modiodal tableta 200|Provigil|Stilnox 10|Dormicum 7.5 mg tableta|Dormonoct|Lexotan 3 mg tableta|Ativan 1 mg tableta|Valium 5|Diazepan 10 mg tableta|Tranxene|Fenobarbital 100 mg tableta|Alepsal tableta|Ketamina ámpula|Ketalar|Anfepramona|Ifa Norex cápsula|Acxion 30|Fentermina cápsula 30 mg|Redotex|Terfamex|Esbelcaps|Itravil|Mazindol|Sanorex|Sibutramina 15 mg cápsula|Cannabidiol gotas|Marihuana medicinal|THC gotas|Jarabe de codeína|Codeisan|Tylex|Gelcaína|Efedrina ámpula|Seudoefedrina tableta 60 mg|Pseudoefedrina tableta'.split(
      '|',
    )
  expect(texts.filter((presentation) => judged({ presentation }).accepted)).toEqual([])
})
