import { expect, test } from 'vitest'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../testing/clinical/safety.ts'
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
  // A child who sucks a capsule of benzonatate loses the feeling of the throat.
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
  // The delayed-release tablet of loratadine with 120 mg of pseudoephedrine is given every 12 hours.
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
  ['Sumatriptán 50 mg tableta', '1 tableta dosis única', { conditions: ['G43.1'] }, 'serious'],
  ['Sumatriptán 50 mg tableta', '1 tableta dosis única', { conditions: ['I24.9'] }, 'contraindicated'],
  ['Sumatriptán 50 mg tableta', '1 tableta dosis única', { conditions: ['G43.0'] }, 'none'],
  // A heart block of the first degree is a contraindication of metoprolol only beside an infarction.
  ['Metoprolol 100 mg tableta', '1 tableta cada 12 horas por 30 días', { conditions: ['I44.0'] }, 'moderate'],
  [
    'Metoprolol 100 mg tableta',
    '1 tableta cada 12 horas por 30 días',
    { conditions: ['I44.0', 'I21.9'] },
    'contraindicated',
  ],
  [
    'Metoprolol 100 mg tableta',
    '1 tableta cada 12 horas por 30 días',
    { conditions: ['I44.2'] },
    'contraindicated',
  ],
  [
    'Metoprolol 100 mg tableta',
    '1 tableta cada 12 horas por 30 días',
    { conditions: ['I44.2', 'Z95.0'] },
    'serious',
  ],
  ['Metoprolol 100 mg tableta', '1 tableta cada 12 horas por 30 días', { conditions: ['I44.3'] }, 'serious'],
  ['Eplerenona 25 mg tableta', '1 tableta cada 24 horas por 30 días', { conditions: ['N19'] }, 'serious'],
  ['Eplerenona 25 mg tableta', '1 tableta cada 24 horas por 30 días', { conditions: ['N18.9'] }, 'serious'],
  [
    'Eplerenona 25 mg tableta',
    '1 tableta cada 24 horas por 30 días',
    { conditions: ['N18.4'] },
    'contraindicated',
  ],
  [
    'Ergotamina / cafeína 1 mg / 100 mg tableta',
    '1 tableta cada 12 horas por 2 días',
    { conditions: ['I10'] },
    'contraindicated',
  ],
  ['Ketoprofeno 100 mg cápsula', '1 cápsula cada 12 horas por 3 días', { conditions: ['J46'] }, 'serious'],
  ['Prometazina 25 mg tableta', '1 tableta cada 8 horas por 3 días', { conditions: ['J20.9'] }, 'serious'],
  [
    'Metotrexato 2.5 mg tableta',
    '6 tabletas una vez por semana por 4 semanas',
    { conditions: ['L40.0', 'D64.9'] },
    'serious',
  ],
  ['Nitrofurantoína 100 mg cápsula', '1 cápsula cada 6 horas por 5 días', { egfr: 50 }, 'moderate'],
  ['Nitrofurantoína 100 mg cápsula', '1 cápsula cada 6 horas por 5 días', { egfr: 62 }, 'none'],
  // For methotrexate, 40 mg is more than any weekly dose of the label. 25 mg is more than the weekly dose for
  // arthritis.
  ['Metotrexato 2.5 mg tableta', '16 tab una vez por semana', {}, 'contraindicated'],
  ['Metotrexato 2.5 mg tableta', '10 tabletas una vez por semana por 4 semanas', {}, 'moderate'],
  ['Metotrexato 2.5 mg tableta', '8 tabletas cada lunes por 4 semanas', {}, 'none'],
  // An allergy to the class of anti-inflammatory drugs includes acetylsalicylic acid. An allergy to another drug of the
  // class leads to a serious finding.
  [
    'Ácido acetilsalicílico 100 mg tableta',
    '1 tableta cada 24 horas por 30 días',
    { allergies: ['@nsaids'] },
    'contraindicated',
  ],
  [
    'Ácido acetilsalicílico 100 mg tableta',
    '1 tableta cada 24 horas por 30 días',
    { allergies: ['naproxeno'] },
    'serious',
  ],
  // Usual doses of ondansetron for children with gastroenteritis, by bands of weight. A dose of 8 mg for a child of 12
  // kg is four times the usual one.
  ['Ondansetrón 4 mg tableta', 'media tableta dosis única', { ageMonths: 24, weightKg: 12 }, 'none'],
  ['Ondansetrón 4 mg tableta', '1 tableta dosis única', { ageMonths: 48, weightKg: 16 }, 'none'],
  ['Ondansetrón 4 mg tableta', '1 tableta cada 8 horas por 2 días', { ageMonths: 60, weightKg: 18 }, 'none'],
  ['Ondansetrón 8 mg tableta', '1 tableta dosis única', { ageMonths: 24, weightKg: 12 }, 'serious'],
])('%s, %s, for a patient with %o is %s', (presentation, instructions, patient, severity) =>
  expect(severestOf(presentation, instructions, patient)).toBe(severity),
)

// A dose that follows the label's reduction for the kidney causes a precaution. A higher dose, or one that can't be read,
// causes a serious finding.
test.each<[string, string, number, string]>([
  ['Gabapentina 300 mg cápsula', '1 cápsula cada 24 horas por 30 días', 20, 'moderate'],
  ['Gabapentina 300 mg cápsula', '1 cápsula cada 8 horas por 30 días', 20, 'serious'],
  ['Gabapentina 300 mg cápsula', 'como se explicó', 20, 'serious'],
  ['Gabapentina 300 mg cápsula', '2 cápsulas cada 6 horas por 30 días', 50, 'serious'],
  ['Pregabalina 75 mg cápsula', '1 cápsula cada 12 horas por 30 días', 50, 'moderate'],
  ['Pregabalina 150 mg cápsula', '1 cápsula cada 12 horas por 30 días', 20, 'serious'],
  ['Ciprofloxacino 500 mg tableta', '1 tableta cada 24 horas por 7 días', 20, 'moderate'],
  ['Ciprofloxacino 500 mg tableta', '1 tableta cada 12 horas por 7 días', 20, 'serious'],
  ['Levofloxacino 250 mg tableta', '1 tableta cada 24 horas por 7 días', 25, 'moderate'],
  ['Levofloxacino 750 mg tableta', '1 tableta cada 24 horas por 7 días', 25, 'serious'],
  ['Levofloxacino 500 mg tableta', '1 tableta cada 24 horas por 7 días', 25, 'serious'],
  ['Levofloxacino 750 mg tableta', '1 tableta cada 48 horas por 8 días', 25, 'moderate'],
  ['Levofloxacino 750 mg tableta', '1 tableta cada 48 horas por 8 días', 15, 'serious'],
  ['Levofloxacino 500 mg tableta', '1 tableta cada 48 horas por 8 días', 15, 'moderate'],
  ['Digoxina 0.25 mg tableta', 'media tableta cada 24 horas por 30 días', 20, 'moderate'],
  ['Digoxina 0.25 mg tableta', '1 tableta cada 24 horas por 30 días', 20, 'serious'],
  ['Tramadol 50 mg cápsula', '1 cápsula cada 12 horas por 5 días', 20, 'moderate'],
  ['Tramadol 50 mg cápsula', '2 cápsulas cada 6 horas por 5 días', 20, 'serious'],
  ['Aciclovir 400 mg tableta', '1 tableta cada 12 horas por 7 días', 20, 'moderate'],
  ['Valaciclovir 500 mg tableta', '1 tableta cada 24 horas por 7 días', 20, 'moderate'],
  ['Valaciclovir 500 mg tableta', '2 tabletas cada 8 horas por 7 días', 40, 'serious'],
  ['Rosuvastatina 10 mg tableta', '1 tableta cada 24 horas por 30 días', 20, 'moderate'],
  ['Rosuvastatina 20 mg tableta', '1 tableta cada 24 horas por 30 días', 20, 'serious'],
  [
    'Trimetoprima / sulfametoxazol 160 mg / 800 mg tableta',
    '1 tableta cada 24 horas por 7 días',
    20,
    'moderate',
  ],
  [
    'Trimetoprima / sulfametoxazol 160 mg / 800 mg tableta',
    '1 tableta cada 12 horas por 7 días',
    20,
    'serious',
  ],
  ['Metformina 850 mg tableta', '1 tableta cada 8 horas por 30 días', 40, 'serious'],
])('%s, %s, at a filtration of %d is %s', (presentation, instructions, egfr, severity) =>
  expect(severestOf(presentation, instructions, { egfr })).toBe(severity),
)

test('calcium beside weekly alendronate names fasting and the half hour between both', () => {
  const rows = ['Ácido alendrónico 70 mg tableta', 'Carbonato de calcio 500 mg tableta'].flatMap(
    (one, at) => projectSafety.read(writtenRow(one, '1 tableta', 'oral', String(at))) ?? [],
  )
  const [finding] = projectSafety.check(rows, healthyPatient()).findings
  expect(finding?.severity).toBe('moderate')
  expect(finding?.advice.es).toMatch(/en ayunas.*al menos 30 minutos después/)
})
