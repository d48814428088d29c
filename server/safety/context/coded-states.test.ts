import { describe, expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'

/** Findings about one prescribed medicine, as kind and severity, and the reasons why some checks of it could not be made. */
function checked(
  presentation: string,
  patient: Partial<CheckedPatient>,
): { found: string[]; gaps: string[] } {
  const row = projectSafety.read(writtenRow(presentation, '1 tableta cada 24 horas por 7 días', 'oral'))
  const { findings, gaps } = projectSafety.check(row ? [row] : [], healthyPatient(patient))
  return {
    found: findings.map(({ kind, severity }) => `${kind} ${severity}`),
    gaps: gaps.map(({ reason }) => reason),
  }
}

const WOMAN: Partial<CheckedPatient> = { female: true, ageMonths: 30 * 12 }
const LOSARTAN = 'Losartán tableta 50 mg, caja con 30 tabletas'
const DABIGATRAN = 'Dabigatrán cápsula 150 mg, caja con 60 cápsulas'

describe('a pregnancy that only a code names', () => {
  test.each(['Z34.9', 'Z33', 'O10.0', 'O24.4'])('counts as a diagnosis of the draft: %s', (code) => {
    expect(checked(LOSARTAN, { ...WOMAN, diagnoses: [code] }).found).toContain('reproduction contraindicated')
  })

  test('counts in the record only where nobody answered the question', () => {
    const unasked = checked(LOSARTAN, { ...WOMAN, conditions: ['O24.4'], reproduction: null })
    expect(unasked.found).toContain('reproduction contraindicated')
    expect(unasked.gaps).toContain('missing-pregnancy')
    const answered = checked(LOSARTAN, { ...WOMAN, conditions: ['O24.4'], reproduction: [] })
    expect(answered.found).not.toContain('reproduction contraindicated')
  })

  test.each(['O80.9', 'O03.9', 'Z39.2'])('is not named by a delivery or an abortion: %s', (code) => {
    expect(checked(LOSARTAN, { ...WOMAN, diagnoses: [code] }).found).not.toContain(
      'reproduction contraindicated',
    )
  })

  test('is none of a man', () => {
    expect(checked(LOSARTAN, { female: false, diagnoses: ['Z34.9'] }).found).not.toContain(
      'reproduction contraindicated',
    )
  })
})

test('breastfeeding that only a code names counts', () => {
  const amiodarone = 'Amiodarona tableta 200 mg, caja con 20 tabletas'
  expect(checked(amiodarone, { ...WOMAN, diagnoses: ['Z39.1'] }).found.join()).toMatch(
    /reproduction (?:contraindicated|serious)/,
  )
  expect(checked(amiodarone, WOMAN).found.join()).not.toMatch(/reproduction/)
})

describe('a stage of kidney disease', () => {
  test.each(['N18.4', 'N18.5', 'Z99.2'])('counts as its greatest filtration: %s', (code) => {
    expect(checked(DABIGATRAN, { conditions: [code] }).found.join()).toMatch(
      /renal (?:contraindicated|serious)/,
    )
  })

  test('does not hide that the filtration was not measured', () => {
    expect(checked(DABIGATRAN, { conditions: ['N18.5'], egfr: null }).gaps).toContain(
      'missing-renal-function',
    )
    expect(checked(DABIGATRAN, { conditions: ['N18.5'], egfr: 10 }).gaps).not.toContain(
      'missing-renal-function',
    )
  })

  test('without a stage counts only where nothing was measured', () => {
    const found = (code: string, egfr: number | null) =>
      checked(DABIGATRAN, { conditions: [code], egfr }).found.join()
    expect(found('N19', null)).toMatch(/renal contraindicated/)
    expect(found('N19', 90)).not.toMatch(/renal/)
  })

  test('without a limit, or above the measured filtration, changes nothing', () => {
    expect(checked(DABIGATRAN, { conditions: ['N18.1'] }).found.join()).not.toMatch(/renal/)
    expect(checked(DABIGATRAN, { conditions: ['N18.3'], egfr: 20 }).found.join()).toMatch(
      /renal contraindicated/,
    )
  })
})
