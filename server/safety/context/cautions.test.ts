import { describe, expect, test } from 'vitest'
import type { CautionRule } from '#knowledge/safety/rule.ts'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import { createSafetyCheck } from '../check.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

const { rules } = projectSafety
const check = createSafetyCheck(rules)
const RANK = ['contraindicated', 'serious', 'moderate', 'minor']

/** A patient for whom the circumstances of a rule hold, as far as they are about the patient. */
const patientOf = ({ context: c }: CautionRule): CheckedPatient =>
  healthyPatient({
    ageMonths: 12 * (c?.ageFrom ?? (c?.ageBelow === undefined ? 40 : c.ageBelow - 1)),
    female: c?.sex === 'F',
    weightKg: c?.weightTo ?? 70,
    egfr: 90,
    crcl: c?.crclFrom ?? (c?.crclBelow === undefined ? 90 : c.crclBelow - 1),
    creatinine: c?.creatinineFrom ?? 1,
    childPugh: c?.childPugh?.[0] ?? null,
    weeks: c?.weeksFrom ?? null,
    conditions: c?.codes?.slice(0, 1) ?? [],
    habits: {
      alcohol: c?.habits?.includes('drinks-heavily') ? 'heavy' : 'occasional',
      tobacco: c?.habits?.includes('smokes') ? 'current' : 'never',
    },
    ...(c?.risks?.list === 'apixaban' ? { ageMonths: 82 * 12, weightKg: 50, creatinine: 1.6 } : {}),
  })

const rowOf = ({ context: c, reaches }: CautionRule, key: string): CheckedItem => {
  const daily =
    Math.max(c?.doseOver ?? 0, c?.singleOver ?? 0, c?.meanOver ?? 0, (c?.doseKgOver ?? 0) * 70, 1) * 1.5
  return item('1', [key], {
    reach: reaches[0] ?? 'systemic',
    route: c?.routes?.[0] ?? 'oral',
    courseDays: (c?.daysOver ?? 0) + 1,
    moments: [c?.when ?? []],
    instructions: c?.words?.[0] ?? '',
    doses: new Map([[key, { unit: 'mg', single: daily / ((c?.timesOver ?? 0) + 1), daily, daysAWeek: 7 }]]),
  })
}

describe('every rule of circumstances is found at its level or above', () => {
  test.each(rules.cautions.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
    const patient = patientOf(rule)
    for (const key of rule.drugs) {
      const beside = (rule.context?.with ?? []).map((group, at) =>
        item(`beside ${at}`, [...group].slice(0, 1)),
      )
      const { findings } = check([rowOf(rule, key), ...beside], patient)
      const own = findings.filter(({ kind, items }) => kind === rule.kind && items.includes('1'))
      expect(own.length, key).toBeGreaterThan(0)
      const worst = Math.min(...own.map(({ severity }) => RANK.indexOf(severity)))
      expect(worst, key).toBeLessThanOrEqual(RANK.indexOf(rule.severity))
    }
  })
})

const levels = (row: CheckedItem, patient: Partial<CheckedPatient>) =>
  check([row], healthyPatient(patient)).findings.map(({ kind, severity }) => `${kind} ${severity}`)
const daily = (key: string, single: number, times: number, more: Partial<CheckedItem> = {}) =>
  item('1', [key], {
    doses: new Map([[key, { unit: 'mg', single, daily: single * times, daysAWeek: 7 }]]),
    ...more,
  })

describe('limits of labels', () => {
  test.each<[string, CheckedItem, Partial<CheckedPatient>, string[]]>([
    [
      'citalopram 40 mg at 70 years',
      daily('citalopram', 40, 1),
      { ageMonths: 840 },
      ['dose serious', 'age minor'],
    ],
    ['citalopram 20 mg at 70 years', daily('citalopram', 20, 1), { ageMonths: 840 }, ['age minor']],
    [
      'escitalopram 20 mg at 70 years',
      daily('escitalopram', 20, 1),
      { ageMonths: 840 },
      ['dose serious', 'age minor'],
    ],
    ['ketorolac for 10 days', daily('ketorolaco', 10, 3, { courseDays: 10 }), {}, ['duration serious']],
    ['ketorolac for 5 days', daily('ketorolaco', 10, 3, { courseDays: 5 }), {}, []],
    ['zolpidem for 29 days', daily('zolpidem', 5, 1, { courseDays: 29 }), {}, ['duration moderate']],
    ['zolpidem for 28 days', daily('zolpidem', 5, 1, { courseDays: 28 }), {}, ['duration minor']],
    ['zolpidem for 10 days', daily('zolpidem', 5, 1, { courseDays: 10 }), {}, []],
    [
      'dengue and ibuprofen',
      item('1', ['ibuprofeno']),
      { diagnoses: ['A97.0'] },
      ['condition contraindicated'],
    ],
    [
      'dengue and ketorolac',
      item('1', ['ketorolaco']),
      { conditions: ['A90'] },
      ['condition contraindicated'],
    ],
    [
      'dengue and aspirin',
      item('1', ['acido acetilsalicilico']),
      { conditions: ['A91'] },
      ['condition contraindicated'],
    ],
    ['dengue and paracetamol', item('1', ['paracetamol']), { conditions: ['A91'] }, []],
    [
      'chickenpox and ibuprofen in a child',
      item('1', ['ibuprofeno']),
      { ageMonths: 60, conditions: ['B01.9'] },
      ['condition serious'],
    ],
    [
      'dabigatran 150 mg twice, clearance 24, filtration 44',
      daily('dabigatran', 150, 2),
      { ageMonths: 85 * 12, weightKg: 45, egfr: 44, crcl: 24, creatinine: 1.2 },
      ['renal contraindicated', 'age serious'],
    ],
    [
      'apixaban 5 mg twice with all three criteria',
      daily('apixaban', 5, 2),
      { ageMonths: 82 * 12, weightKg: 50, egfr: 42, crcl: 25.2, creatinine: 1.6 },
      ['dose serious', 'renal serious'],
    ],
    [
      'apixaban 2.5 mg twice with all three criteria',
      daily('apixaban', 2.5, 2),
      { ageMonths: 82 * 12, weightKg: 50, egfr: 42, crcl: 25.2, creatinine: 1.6 },
      [],
    ],
    [
      'alcohol dependence and metronidazole',
      item('1', ['metronidazol']),
      { conditions: ['F10.2'] },
      ['condition contraindicated'],
    ],
    [
      'isotretinoin without contraception',
      item('1', ['isotretinoina']),
      { female: true, ageMonths: 300 },
      ['reproduction contraindicated'],
    ],
    [
      'oxymetazoline for 30 days',
      item('1', ['oximetazolina'], { reach: 'mucosal', route: 'nasal', courseDays: 30 }),
      {},
      ['duration serious'],
    ],
    [
      'prednisone 50 mg for 60 days',
      daily('prednisona', 50, 1, { courseDays: 60 }),
      {},
      ['duration serious'],
    ],
    ['hypertension and naproxen', item('1', ['naproxeno']), { conditions: ['I10'] }, ['condition moderate']],
    ['zolpidem 10 mg in a woman', daily('zolpidem', 10, 1), { female: true }, ['dose serious']],
    ['zolpidem 10 mg in a man', daily('zolpidem', 10, 1), {}, []],
    [
      'breast cancer and a vaginal oestrogen cream',
      item('1', ['estrogenos conjugados'], { reach: 'mucosal', route: 'vaginal' }),
      { female: true, conditions: ['C50.9'] },
      ['condition contraindicated'],
    ],
    [
      'breast cancer and an oestradiol gel on the skin',
      item('1', ['estradiol'], { reach: 'skin', route: 'cutánea' }),
      { female: true, conditions: ['C50.9'] },
      ['condition contraindicated'],
    ],
    [
      'a smoker of 38 and a combined contraceptive',
      item('1', ['etinilestradiol', 'levonorgestrel']),
      { female: true, ageMonths: 456, conditions: ['F17.2'] },
      ['condition contraindicated'],
    ],
    [
      'enoxaparin 60 mg twice, clearance 20, filtration 40',
      daily('enoxaparina', 60, 2),
      { weightKg: 60, egfr: 40, crcl: 20 },
      ['renal serious'],
    ],
    [
      'a fentanyl patch in somebody without opioids',
      item('1', ['fentanilo'], { route: 'transdérmica' }),
      { ageMonths: 840 },
      ['interaction contraindicated', 'age minor'],
    ],
    [
      'nitrofurantoin at 39 weeks',
      item('1', ['nitrofurantoina']),
      { female: true, reproduction: ['pregnancy', 'third-trimester'], weeks: 39 },
      ['reproduction contraindicated'],
    ],
    [
      'cirrhosis and 4 g of paracetamol',
      daily('paracetamol', 1000, 4),
      { conditions: ['K74.6'] },
      ['dose serious', 'condition moderate'],
    ],
    [
      'aspirin in a child with chickenpox',
      item('1', ['acido acetilsalicilico']),
      { ageMonths: 96, conditions: ['B01.9'] },
      ['condition contraindicated', 'age serious'],
    ],
    ['rivaroxaban 15 mg with a clearance of 40', daily('rivaroxaban', 15, 1), { egfr: 40, crcl: 40 }, []],
    [
      'rivaroxaban 20 mg with a clearance of 40',
      daily('rivaroxaban', 20, 1),
      { egfr: 40, crcl: 40 },
      ['renal serious'],
    ],
  ])('%s', (_, row, patient, expected) => {
    expect(levels(row, patient).toSorted()).toEqual(expected.toSorted())
  })
})
