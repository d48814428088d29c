import { expect, test } from 'vitest'
import { projectSafety } from '../testing/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../testing/safety.ts'
import type { CheckedPatient } from './subject.ts'

/** The severest finding of one written row for a patient whose record is complete; `none` where nothing is found. */
function severestOf(presentation: string, instructions: string, patient: Partial<CheckedPatient>): string {
  const row = projectSafety.read(writtenRow(presentation, instructions, 'oral'))
  const { findings } = projectSafety.check(row ? [row] : [], healthyPatient(patient))
  const found = new Set(findings.map(({ severity }) => severity))
  return (
    (['contraindicated', 'serious', 'moderate', 'minor'] as const).find((one) => found.has(one)) ?? 'none'
  )
}

const WOMAN: Partial<CheckedPatient> = { female: true, ageMonths: 30 * 12 }

test.each<[string, string, Partial<CheckedPatient>, string]>([
  // A child who sucks the capsule loses the feeling of the throat.
  ['Benzonatato 100 mg cápsula', '1 cápsula cada 8 horas por 5 días', { ageMonths: 60 }, 'serious'],
  [
    'Etinilestradiol / drospirenona 0.03 mg / 3 mg tableta',
    '1 tableta cada 24 horas por 21 días',
    { ...WOMAN, conditions: ['G43.1'] },
    'contraindicated',
  ],
  [
    'Etinilestradiol / drospirenona 0.03 mg / 3 mg tableta',
    '1 tableta cada 24 horas por 21 días',
    { ...WOMAN, conditions: ['G43.0'] },
    'none',
  ],
  // The delayed tablet of 120 mg is given every 12 hours.
  ['Loratadina / pseudoefedrina 5 mg / 120 mg tableta', '1 tableta cada 12 horas por 5 días', {}, 'none'],
  ['Loratadina / pseudoefedrina 5 mg / 120 mg tableta', '1 tableta cada 8 horas por 5 días', {}, 'serious'],
  [
    'Bosentán 62.5 mg tableta',
    '1 tableta cada 12 horas por 28 días',
    { conditions: ['K74.6'] },
    'contraindicated',
  ],
  ['Metenamina 1 g tableta', '1 tableta cada 12 horas por 30 días', { egfr: 22 }, 'contraindicated'],
  ['Talidomida 100 mg cápsula', '1 cápsula cada 24 horas por 30 días', WOMAN, 'contraindicated'],
])('%s, %s, for a patient with %o is %s', (presentation, instructions, patient, severity) =>
  expect(severestOf(presentation, instructions, patient)).toBe(severity),
)
