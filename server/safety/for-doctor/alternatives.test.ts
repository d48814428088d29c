import { expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'
import type { DrugCandidate } from './candidates.ts'
import { alternativesTo, type FoundAlternative } from './alternatives.ts'
import { hasUse, shareRoute, singleRoutes } from './uses-of-drug.ts'

const PATIENTS: [string, Partial<CheckedPatient>][] = [
  ['in the first trimester', { female: true, ageMonths: 360, reproduction: ['first-trimester'] }],
  ['with a filtration of 15', { egfr: 15 }],
  ['of three years', { ageMonths: 36, weightKg: 14 }],
  ['of 82 years', { ageMonths: 82 * 12 }],
  ['with asthma', { conditions: ['J45'] }],
  ['with heart failure', { conditions: ['I50'] }],
  ['with an ulcer', { conditions: ['K27'] }],
  ['with epilepsy', { conditions: ['G40'] }],
]

const PREGNANT = { female: true, ageMonths: 360, reproduction: ['pregnancy', 'first-trimester'] } as const

/** Runs `work` for every drug of the catalogue that stops for one of the patients, and for each alternative to it. */
function forEachAlternative(
  work: (drug: DrugCandidate, found: FoundAlternative, patient: CheckedPatient, who: string) => void,
): number {
  const { candidates, check } = projectSafety
  let proposed = 0
  for (const [who, more] of PATIENTS) {
    const patient = healthyPatient(more)
    for (const drug of candidates()) {
      if (!check([drug.item], patient).findings.some(({ interrupts }) => interrupts)) continue
      for (const found of alternativesTo(drug.item, projectSafety, { patient, items: [] })) {
        proposed += 1
        work(drug, found, patient, `${found.candidate.generic} for ${drug.generic}, ${who}`)
      }
    }
  }
  return proposed
}

test('no alternative to any drug that stops has a serious finding itself', () => {
  const proposed = forEachAlternative((_, { candidate }, patient, what) => {
    const serious = projectSafety
      .check([candidate.item], patient)
      .findings.filter(({ severity }) => severity === 'serious' || severity === 'contraindicated')
    expect(serious, what).toEqual([])
  })
  expect(proposed).toBeGreaterThan(100)
})

test('every alternative has an indication of the drug, and its route or one that the first choices name', () => {
  const { uses, firstChoices } = projectSafety
  forEachAlternative((drug, { candidate }, _, what) => {
    const own = uses.filter((use) => hasUse(drug, use))
    expect(own, what).not.toEqual([])
    const isFirst = firstChoices.filter(
      ({ use, first }) =>
        own.some(({ name }) => name === use) && first.includes(normalize(candidate.generic)),
    )
    const isShared = own.every((use) => hasUse(candidate, use))
    expect(isShared || isFirst.length > 0, `${what}: another indication`).toBe(true)
    const routes = [...singleRoutes(drug.route), ...isFirst.flatMap((choice) => choice.routes)]
    expect(shareRoute(singleRoutes(candidate.route), routes), `${what}: another route`).toBe(true)
  })
})

// Drugs of a neighbouring ATC group with another indication, for which the catalogue has no drug to offer.
test.each([
  'Bosentán',
  'Ambrisentán',
  'Macitentán',
  'Riociguat',
  'Sacubitrilo / Valsartán',
  'Fingolimod',
  'Ribavirina',
  'Lenalidomida',
  'Talidomida',
  'Misoprostol',
  'Hidroxicloroquina',
])('nothing is offered instead of %s in pregnancy', (name) => {
  const item = projectSafety.candidates().find(({ generic }) => generic === name)?.item
  const asked = item ?? expect.fail(`the catalogue lost ${name}`)
  expect(alternativesTo(asked, projectSafety, { patient: healthyPatient(PREGNANT), items: [] })).toEqual([])
})

test('no other drug is offered instead of the emergency pill, and no injection instead of finasteride', () => {
  const offered = (name: string) => {
    const item = projectSafety.candidates().find(({ generic }) => generic === name)?.item
    const asked = item ?? expect.fail(`the catalogue lost ${name}`)
    const found = alternativesTo(asked, projectSafety, { patient: healthyPatient(), items: [] })
    return found.map(({ candidate }) => candidate.generic)
  }
  expect(offered('Levonorgestrel')).toEqual([])
  expect(offered('Finasterida')).toEqual(['Dutasterida'])
})

test.each<[string, Partial<CheckedPatient>, string[]]>([
  ['Losartán', PREGNANT, ['Metildopa', 'Nifedipino', 'Hidralazina']],
  ['Enalapril', PREGNANT, ['Metildopa', 'Nifedipino', 'Hidralazina']],
  ['Ácido valproico', PREGNANT, ['Lamotrigina', 'Levetiracetam']],
  ['Warfarina', PREGNANT, ['Enoxaparina']],
  ['Doxiciclina', PREGNANT, ['Azitromicina', 'Amoxicilina', 'Eritromicina']],
  // The table of first choices offers no drug in place of a statin or of isotretinoin in pregnancy.
  ['Atorvastatina', PREGNANT, []],
  ['Isotretinoína', PREGNANT, []],
  ['Metformina', { egfr: 15 }, ['Linagliptina', 'Insulina glargina', 'Sitagliptina']],
  ['Espironolactona', { egfr: 15 }, ['Amlodipino', 'Nifedipino', 'Furosemida']],
  ['Ibuprofeno', { conditions: ['A90'] }, ['Paracetamol']],
  ['Diclofenaco', { conditions: ['I50'] }, ['Paracetamol', 'Metamizol sódico']],
  ['Propranolol', { conditions: ['J45'] }, ['Amlodipino', 'Losartán', 'Hidroclorotiazida']],
  ['Pioglitazona', { conditions: ['I50'] }, ['Empagliflozina', 'Dapagliflozina', 'Metformina']],
  ['Doxiciclina', { ageMonths: 36, weightKg: 14 }, ['Amoxicilina', 'Cefalexina', 'Azitromicina']],
  ['Tramadol', { ageMonths: 36, weightKg: 14 }, ['Paracetamol', 'Ibuprofeno']],
  ['Clorfenamina', { ageMonths: 82 * 12 }, ['Loratadina', 'Cetirizina', 'Fexofenadina']],
  ['Haloperidol', { conditions: ['G20'] }, ['Quetiapina', 'Clozapina']],
  // A drug of the table of first choices to which this patient is allergic is left out.
  ['Losartán', { ...PREGNANT, conditions: ['J45'] }, ['Metildopa', 'Nifedipino', 'Hidralazina']],
])('instead of %s for a patient with %o the first choices are %j', (name, more, expected) => {
  const item = projectSafety
    .candidates()
    .find((one) => one.generic === name && one.item.reach === 'systemic')?.item
  const found = item && alternativesTo(item, projectSafety, { patient: healthyPatient(more), items: [] })
  expect(found?.map(({ candidate }) => candidate.generic)).toEqual(expected)
})
