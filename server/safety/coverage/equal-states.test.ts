import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'

// A patient's state, such as liver failure, may be recorded by different codes or measurements. Each test compares the
// findings for two such records, for every drug that the rules know.

const LEVELS = ['none', 'minor', 'moderate', 'serious', 'contraindicated']
const DRUGS = [...new Set(projectSafety.rules.names.values())]

const worstOf = (drug: string, more: Partial<CheckedPatient>): number => {
  const { findings } = projectSafety.check([item(drug, [drug])], healthyPatient(more))
  return Math.max(0, ...findings.map(({ severity }) => LEVELS.indexOf(severity)))
}

/** Drugs with fewer or milder findings in the state `given` than in the milder or equal state `least`. */
const quieter = (given: Partial<CheckedPatient>, least: Partial<CheckedPatient>): string[] =>
  DRUGS.flatMap((drug) => {
    const [has, needs] = [worstOf(drug, given), worstOf(drug, least)]
    return has < needs ? [`${drug}: ${LEVELS[has]} instead of ${LEVELS[needs]}`] : []
  })

test.each([
  ['liver failure', 'K72.9', 'cirrhosis', 'K74.6'],
  ['alcoholic liver failure', 'K70.4', 'liver failure', 'K72.9'],
  ['hepatorenal syndrome', 'K76.7', 'liver failure', 'K72.9'],
  ['alcoholic cirrhosis', 'K70.3', 'cirrhosis', 'K74.6'],
  ['unspecified viral hepatitis', 'B19.9', 'other acute viral hepatitis', 'B17.9'],
  ['autoimmune hepatitis', 'K75.4', 'chronic hepatitis', 'K73.9'],
  ['stroke not specified', 'I64', 'infarction of the brain', 'I63.9'],
  ['unspecified HIV disease', 'B24', 'HIV disease', 'B20'],
  ['portal vein thrombosis', 'I81', 'other venous thrombosis', 'I82.9'],
  ['carcinoma in situ of the breast', 'D05.9', 'cancer of the breast', 'C50.9'],
  ['convulsions', 'R56.8', 'epilepsy', 'G40.9'],
  ['congenital myasthenia', 'G70.2', 'myasthenia gravis', 'G70.0'],
  ['adrenomedullary hyperfunction', 'E27.5', 'benign tumour of the adrenal', 'D35.0'],
  ['adrenal insufficiency not specified', 'E27.4', 'Addison’s disease', 'E27.1'],
  ['glaucoma without a further digit', 'H40', 'unspecified glaucoma', 'H40.9'],
  ['gastric ulcer without a further digit', 'K25', 'unspecified gastric ulcer', 'K25.9'],
  ['gastrojejunal ulcer', 'K28.9', 'unspecified peptic ulcer', 'K27.9'],
  ['chronic hepatitis without a further digit', 'K73', 'unspecified chronic hepatitis', 'K73.9'],
  ['terminal kidney failure in older records', 'N18.0', 'end-stage kidney disease', 'N18.6'],
])('%s (%s) is answered as %s (%s) at least', (_name, given, _other, least) => {
  expect(quieter({ conditions: [given] }, { conditions: [least] })).toEqual([])
})

test.each([
  ['N18.4', 25],
  ['N18.5', 10],
])('what the code %s says of a drug, a measured filtration of %d says too', (code, filtration) => {
  const measured = { egfr: filtration, crcl: filtration }
  expect(quieter(measured, { conditions: [code] })).toEqual([])
})

/**
 * Drugs that liver failure forbids, and that are given in cirrhosis of class C all the same: paracetamol up to 2 g a day,
 * bumetanide for ascites, and magnesium sulfate, whose rule is about hepatic coma.
 */
const GIVEN_IN_CLASS_C = new Set(['paracetamol', 'bumetanida', 'sulfato de magnesio'])

test('a drug that liver failure forbids has a serious finding in cirrhosis of class C', () => {
  const forbidden = DRUGS.filter(
    (drug) =>
      !GIVEN_IN_CLASS_C.has(drug) &&
      LEVELS[worstOf(drug, { conditions: ['K72.9'] })] === 'contraindicated' &&
      LEVELS[worstOf(drug, {})] !== 'contraindicated',
  )
  expect(forbidden.length).toBeGreaterThan(100)
  const classC = { conditions: ['K74.6'], childPugh: 'C' }
  expect(forbidden.filter((drug) => worstOf(drug, classC) < LEVELS.indexOf('serious'))).toEqual([])
})
