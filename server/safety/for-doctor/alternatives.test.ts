import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'
import { alternativesTo } from './alternatives.ts'

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

test('no alternative to any drug that stops has a serious finding itself', () => {
  const { candidates, check } = projectSafety
  let proposed = 0
  for (const [who, more] of PATIENTS) {
    const patient = healthyPatient(more)
    for (const { item, generic } of candidates()) {
      if (!check([item], patient).findings.some(({ interrupts }) => interrupts)) continue
      for (const { candidate } of alternativesTo(item, projectSafety, { patient, items: [] })) {
        proposed += 1
        const serious = check([candidate.item], patient).findings.filter(
          ({ severity }) => severity === 'serious' || severity === 'contraindicated',
        )
        expect(serious, `${candidate.generic} for ${generic}, ${who}`).toEqual([])
      }
    }
  }
  expect(proposed).toBeGreaterThan(100)
})

const PREGNANT = { female: true, ageMonths: 360, reproduction: ['pregnancy', 'first-trimester'] } as const

test.each<[string, Partial<CheckedPatient>, string[]]>([
  ['Losartán', PREGNANT, ['Metildopa', 'Nifedipino', 'Labetalol']],
  ['Enalapril', PREGNANT, ['Metildopa', 'Nifedipino', 'Labetalol']],
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
