import { directAllergy } from '#knowledge/safety/plain-rules.ts'
import type { DoseRule, Rule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { oralItem } from '../../safety/context/oral-item.ts'
import type { CheckedItem, CheckedPatient } from '../../safety/subject.ts'

/**
 * A drug of a new prescription that is taken by mouth and has these ingredients, without a readable dose, in the form of a
 * checked drug.
 */
export const item = (
  key: string,
  ingredients: string[] | null,
  more: Partial<CheckedItem> = {},
): CheckedItem => ({ ...oralItem(key, ingredients), ...more })

/** A new row as the safety checks read it, with only what a doctor wrote and without a product of the catalogue. */
export const writtenRow = (presentation: string, instructions: string, via = '', key = presentation) => ({
  key,
  presentation,
  instructions,
  via,
  generic: '',
  brand: '',
  drug_upc: '',
  category: '',
  current: false,
})

/** An adult man whose clinical record is complete and without findings. */
export const healthyPatient = (more: Partial<CheckedPatient> = {}): CheckedPatient => ({
  ageMonths: 40 * 12,
  female: false,
  weightKg: 70,
  egfr: 100,
  reproduction: [],
  allergies: [],
  unknownAllergies: [],
  conditions: [],
  medication: [],
  ...more,
})

/** An invented rule with the fields that every rule has. */
export const makeRule = (id: string, severity: Rule['severity'] = 'serious'): Rule => ({
  id,
  severity,
  mechanism: { es: 'mecanismo', en: 'mechanism' },
  advice: { es: 'consejo', en: 'advice' },
  sources: ['invented'],
})

/**
 * An invented dose rule of the ingredient `drug` for every age and route. The rule limits nothing until a limit is
 * given.
 */
export const makeDoseRule = (more: Partial<DoseRule> = {}): DoseRule => ({
  ...makeRule('limit'),
  drug: 'drug',
  routes: [],
  fromMonths: 0,
  toMonths: 1440,
  unit: 'mg',
  perKg: false,
  maxDose: null,
  maxDay: null,
  ceilingDay: null,
  maxDaysAWeek: null,
  maxWeek: null,
  maxMonth: null,
  ofDepot: false,
  ...more,
})

/** Safety knowledge that has only the given rules. */
export const makeSafetyKnowledge = (more: Partial<SafetyKnowledge> = {}): SafetyKnowledge => ({
  version: 'invented',
  sameConditions: new Map(),
  codedStates: [],
  askedOfEach: [],
  names: new Map(),
  throughSkin: new Set(),
  givenElsewhere: new Set(),
  mixtures: new Map(),
  depots: new Map(),
  printed: new Map(),
  reach: new Map(),
  interactions: [],
  duplicates: [],
  allergies: [],
  directAllergy,
  conditions: [],
  reproduction: [],
  renal: [],
  doses: [],
  paediatric: [],
  ages: [],
  drops: new Map(),
  lingering: new Map(),
  cautions: [],
  loads: [],
  risks: [],
  atc: new Map(),
  reviewed: [],
  daysApart: new Map(),
  allergyGroups: [],
  ...more,
})

/** The dose of `drug` in mg, for a drug that is taken on every day of the week. */
export const dailyDose = (single: number | null, daily: number | null, daysAWeek: number | null = 7) => ({
  doses: new Map([['drug', { unit: 'mg' as const, single, daily, daysAWeek }]]),
})
