import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/project-knowledge.ts'
import { healthyPatient } from '../../testing/safety.ts'
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
