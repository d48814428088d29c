import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'

const woman = (more: Partial<CheckedPatient> = {}) =>
  healthyPatient({ female: true, ageMonths: 38 * 12, weightKg: 60, ...more })
/** Severity of the most serious finding about a new medicine beside the medicines that the patient takes. */
const worst = (drugs: string[], taken: string[], patient = woman()) =>
  projectSafety.check(
    [item('1', drugs), ...taken.map((drug) => item(`c:${drug}`, [drug], { current: true }))],
    patient,
  ).findings[0]?.severity

const INJECTION = ['algestona', 'estradiol']

test.each<[string, string[], string[], CheckedPatient | undefined, string]>([
  [
    'a monthly injection for a smoker of 38',
    INJECTION,
    [],
    woman({ conditions: ['F17.2'] }),
    'contraindicated',
  ],
  [
    'a monthly injection with a thrombosis',
    INJECTION,
    [],
    woman({ conditions: ['I82.9'] }),
    'contraindicated',
  ],
  [
    'a monthly injection in pregnancy',
    INJECTION,
    [],
    woman({ reproduction: ['pregnancy', 'first-trimester'] }),
    'contraindicated',
  ],
  ['a monthly injection beside carbamazepine', INJECTION, ['carbamazepina'], undefined, 'serious'],
  [
    'imipenem beside valproate',
    ['imipenem', 'cilastatina'],
    ['acido valproico'],
    undefined,
    'contraindicated',
  ],
  ['tapentadol beside sertraline', ['tapentadol'], ['sertralina'], undefined, 'serious'],
])('%s is found at its level', (_what, drugs, taken, patient, level) => {
  expect(worst(drugs, taken, patient)).toBe(level)
})

test('a brand with a hyphen is read without it too, by its contents', () => {
  const contents = (text: string) => projectSafety.contents.ofText(text).ingredients.map(({ key }) => key)
  expect(contents('Neomelubrina')).toEqual(['metamizol sodico'])
  expect(contents('Doloneurobion')).toContain('diclofenaco')
  expect(contents('Neo-Melubrina')).toEqual(['metamizol sodico'])
})
