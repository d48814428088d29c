import type { CurrentMedication, RecordSections } from '#contract/patients/patient-record.ts'
import { ageOn } from '#contract/values/age.ts'
import { chronic } from './chronic-treatments.ts'
import { expectedHeight, expectedWeight } from './expected-weight.ts'
import type { Person } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { diagnosis } from './treatment.ts'
import { vaccinesOn } from './vaccines-of-children.ts'

/** Age in years from which the demo gives patients an adult's weight, height and creatinine. */
const ADULT_FROM = 18
/** Age in years from which the demo gives patients a higher creatinine. */
const OLD_FROM = 65
/** Ages in years between which the demo's doctor asks a woman whether she is pregnant. The safety checks use the same ages. */
const FERTILE = { from: 10, below: 55 } as const

/** Sections of a demo patient's clinical record after the first visit: answers and measurements. */
export type FirstRecord = Partial<RecordSections>

/**
 * Makes the clinical record that a patient of the demo has from the first visit on. The same number always makes the same
 * record.
 * @param number index of the patient in `people`
 * @param dueOn expected date of birth of a pregnant woman's child
 */
export function firstRecord(
  { patient, chronic: name }: Person,
  number: number,
  today: string,
  dueOn?: string,
): FirstRecord {
  const { date_of_birth: born, gender } = patient
  const random = randomOf(number + 1)
  const years = ageOn(born, today)?.years ?? 0
  const isAdult = years >= ADULT_FROM
  const illness = name ? [{ ...chronic[name].diagnosis, since: null }] : []
  const others = (name && OTHER_CONDITIONS[name]) ?? []
  return {
    ...measures(born, today, isAdult ? bodyOf(gender === 'F', random) : null),
    allergies: ALLERGIES[number] ?? [],
    conditions: [...illness, ...others.map((one) => ({ ...one, since: null }))],
    creatinine: {
      mg_dl: isAdult ? adultCreatinine(gender === 'F', years, name, random) : childCreatinine(years),
      on: today,
    },
    medication: MEDICATION[number] ?? [],
    ...(isAdult
      ? { habits: { alcohol: drinksOf(random), tobacco: random.chance(0.2) ? 'former' : 'never', on: today } }
      : { vaccines: vaccinesOn(born, today) }),
    ...reproductionOf(patient, today, dueOn),
  }
}

/** Changes of a demo patient's clinical record at each later visit. For most adults there are none. */
export function laterRecord({ patient }: Person, today: string, dueOn?: string): FirstRecord {
  const { date_of_birth: born } = patient
  const isAdult = (ageOn(born, today)?.years ?? 0) >= ADULT_FROM
  return { ...(isAdult ? {} : measures(born, today, null)), ...reproductionOf(patient, today, dueOn) }
}

/** Weight and height of a patient: those given for an adult, or those expected of a child of this age. */
const measures = (born: string, on: string, body: { kg: number; cm: number } | null): FirstRecord => ({
  weight: { kg: body?.kg ?? expectedWeight(born, on), on },
  height: { cm: body?.cm ?? expectedHeight(born, on), on },
})

/**
 * Answer of a woman to the question whether she is pregnant. "Not pregnant" is valid for a month, so that the doctor asks at
 * every visit.
 */
function reproductionOf(
  { date_of_birth: born, gender }: Person['patient'],
  on: string,
  dueOn: string | undefined,
): FirstRecord {
  const years = ageOn(born, on)?.years ?? 0
  if (gender !== 'F' || years < FERTILE.from || years >= FERTILE.below) return {}
  return { reproduction: { pregnant: dueOn !== undefined, due_on: dueOn ?? null, lactating: false, on } }
}

function bodyOf(isFemale: boolean, random: Random): { kg: number; cm: number } {
  const cm = (isFemale ? 150 : 163) + random.below(17)
  const index = 22 + random.below(90) / 10
  return { cm, kg: Math.round((index * cm * cm) / 5000) / 2 }
}

/** Random creatinine of an adult in mg/dL. It is higher in men, in old people, and in patients with heart failure. */
function adultCreatinine(isFemale: boolean, years: number, name: Person['chronic'], random: Random): number {
  const base = (isFemale ? 60 : 80) + random.below(20)
  const ofAge = years >= OLD_FROM ? 8 : 0
  const ofHeart = name === 'enalaprilEspironolactona' ? 20 : 0
  return (base + ofAge + ofHeart) / 100
}

const childCreatinine = (years: number): number => Math.round(25 + years * 2.5) / 100

const drinksOf = (random: Random): 'none' | 'occasional' => (random.chance(0.4) ? 'occasional' : 'none')

/** Further illnesses that patients with a chronic treatment have, besides the treated one. */
const OTHER_CONDITIONS: Partial<Record<keyof typeof chronic, readonly { code: string; name: string }[]>> = {
  losartanAtorvastatina: [diagnosis('E78.5', 'Hiperlipidemia sin precisar')],
  metforminaLosartan: [diagnosis('I10', 'Hipertensión arterial esencial')],
  enalaprilEspironolactona: [diagnosis('I10', 'Hipertensión arterial esencial')],
}

const allergy = (text: string, reaction: string, severity: 'mild' | 'moderate') => ({
  key: '',
  text,
  reaction,
  severity,
})

/** Allergies of the demo's patients, by the index of the patient. All other patients were asked and have no allergies. */
const ALLERGIES: Readonly<Record<number, RecordSections['allergies']>> = {
  9: [allergy('sulfas', 'Urticaria', 'moderate')],
  21: [allergy('látex', 'Comezón en las manos', 'mild')],
  33: [allergy('contraste yodado', 'Ronchas en una tomografía', 'mild')],
  47: [allergy('sulfas', 'Salpullido', 'mild')],
}

const taken = (text: string, instructions: string): CurrentMedication => ({
  key: 'otro-medico',
  drug_upc: '',
  text,
  instructions,
  since: null,
  stopped_on: null,
})

/**
 * Medicines that another doctor prescribed to the demo's patients, by the index of the patient. All other patients take none.
 */
const MEDICATION: Readonly<Record<number, RecordSections['medication']>> = {
  8: [taken('Latanoprost solución oftálmica 50 µg/mL', '1 gota en cada ojo por la noche')],
  12: [taken('Carmelosa sódica solución oftálmica 5 mg/mL', '1 gota en cada ojo cada 8 horas')],
}
