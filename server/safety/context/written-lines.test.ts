import { describe, expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'

const { read, check } = projectSafety

/** Findings and gaps of one written row, in words. */
function said(presentation: string, instructions: string, patient: Partial<CheckedPatient> = {}, via = '') {
  const row = read(writtenRow(presentation, instructions, via))
  const { findings, gaps } = check(row ? [row] : [], healthyPatient(patient))
  return [
    ...findings.map(({ kind, severity, figures }) =>
      [kind, severity, figures ? `${figures.written}/${figures.limit}` : ''].join(' ').trim(),
    ),
    ...gaps.map(({ reason }) => `gap ${reason}`),
  ]
}

describe('doses in drops are checked with the drops per mL of the label', () => {
  const child = { ageMonths: 24, weightKg: 12 }
  test.each<[string, string, Partial<CheckedPatient>, string[]]>([
    ['Paracetamol gotas 100 mg/mL', '60 gotas c/6h x 3 d', child, ['dose contraindicated 1200/900']],
    ['Paracetamol gotas 100 mg/mL', '30 gotas c/6h x 3 d', child, []],
    ['Tramadol gotas 100 mg/mL', '20 gotas c/8h x 3 d', {}, []],
    ['Tramadol gotas 100 mg/mL', '60 gotas c/6h x 3 d', {}, ['dose serious 600/400']],
    ['Haloperidol gotas 2 mg/mL', '10 gotas c/12h x 30 d', {}, []],
  ])('%s, %s', (presentation, instructions, patient, expected) => {
    expect(said(presentation, instructions, patient).filter((line) => /dose|gap/.test(line))).toEqual(
      expected,
    )
  })
})

const MIXED = 'Insulina humana regular / insulina humana isófana 30 UI / 70 UI/1 mL suspensión inyectable'
const MIXED_LISPRO = 'Insulina lispro / insulina lispro protamina 25 UI / 75 UI/1 mL suspensión inyectable'

describe('insulins', () => {
  test.each<[string, string, string[]]>([
    ['Insulina glargina 100 UI/mL', '20 UI por la noche', []],
    ['Insulina glargina 100 UI/mL', '500 UI por la noche', ['dose contraindicated 500/120']],
    ['Insulina glargina 100 UI/mL', '20 UI antes de cada alimento', ['dose serious']],
    ['Insulina lispro 100 UI/mL', '40 UI por la noche', ['dose serious']],
    ['Insulina lispro 100 UI/mL', '8 UI antes de cada alimento', []],
    ['Insulina glargina 100 UI/mL', '90 UI por la noche', ['dose serious 90/80']],
    [MIXED, '20 UI antes del desayuno y 10 UI antes de la cena', []],
    [MIXED, '500 UI antes del desayuno', ['dose contraindicated 350/200', 'dose serious 150/50']],
    [MIXED, '20 UI por la noche', ['dose serious']],
    [MIXED_LISPRO, '20 UI antes del desayuno y 10 UI antes de la cena', []],
    [MIXED_LISPRO, '20 UI cada 4 horas', ['dose serious']],
    [MIXED_LISPRO, '500 UI antes del desayuno', ['dose contraindicated 375/200', 'dose serious 125/50']],
  ])('%s, %s', (presentation, instructions, expected) => {
    expect(said(presentation, instructions).filter((line) => line.startsWith('dose'))).toEqual(expected)
  })
})

describe('a product is bound to the routes by which it may be given', () => {
  test.each<[string, string, string, string[]]>([
    [
      'Bencilpenicilina benzatínica 1 200 000 UI',
      '1 frasco ámpula IV dosis única',
      '',
      ['route contraindicated'],
    ],
    [
      'Bencilpenicilina benzatínica 1 200 000 UI',
      '1 frasco ámpula dosis única',
      'intravenosa',
      ['route contraindicated'],
    ],
    ['Bencilpenicilina benzatínica 1 200 000 UI', '1 frasco ámpula IM dosis única', '', []],
    ['Insulina glargina 100 UI/mL', '20 UI por la noche', 'intravenosa', ['route contraindicated']],
    ['Paracetamol tableta 500 mg', '1 tab c/8h x 3 d', 'intravenosa', ['route contraindicated']],
    ['Ceftriaxona 1 g polvo para solución inyectable', '1 frasco ámpula c/24h x 3 d', 'intravenosa', []],
  ])('%s, %s %s', (presentation, instructions, via, expected) => {
    expect(said(presentation, instructions, {}, via).filter((line) => line.startsWith('route'))).toEqual(
      expected,
    )
  })
})

test('a corticosteroid on a mycosis or on acne is told, and on a mycosis not beside an antifungal', () => {
  const onSkin = (presentation: string, code: string) =>
    said(presentation, 'aplicar c/12h', { conditions: [code] }, 'cutánea')
  expect(onSkin('Betametasona 0.05 % crema', 'B35.4')).toContain('condition serious')
  expect(onSkin('Clobetasol 0.05 % crema', 'L71.0')).toContain('condition serious')
  expect(onSkin('Betametasona/clotrimazol/gentamicina crema', 'B35.4')).not.toContain('condition serious')
  expect(onSkin('Betametasona 0.05 % crema', 'L20.9')).not.toContain('condition serious')
})

test('acetylsalicylic acid near birth is a precaution in a low dose, and contraindicated in an analgesic one', () => {
  const near: Partial<CheckedPatient> = {
    female: true,
    ageMonths: 360,
    reproduction: ['pregnancy', 'third-trimester'],
  }
  const worst = (presentation: string, instructions: string) =>
    said(presentation, instructions, near, 'oral').filter((line) => line.startsWith('reproduction'))
  expect(worst('Ácido acetilsalicílico 100 mg tableta', '1 tab c/24h x 30 d')).toEqual([
    'reproduction moderate',
  ])
  expect(worst('Ácido acetilsalicílico 500 mg tableta', '1 tab c/8h x 3 d')).toContain(
    'reproduction contraindicated',
  )
})
