import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { projectRoot } from '../root.ts'
import type { CheckedItem, CheckedPatient } from '../safety/subject.ts'

/** The rules of the product. */
export const shippedSafety = () => {
  const root = projectRoot()
  return loadSafety(root, loadCatalogue(root))
}

/** An oral item of a new prescription with these ingredients, without a readable dose. */
export const item = (
  key: string,
  ingredients: string[] | null,
  more: Partial<CheckedItem> = {},
): CheckedItem => ({
  key,
  label: key,
  current: false,
  ingredients,
  unknown: [],
  route: 'oral',
  reach: 'systemic',
  doses: new Map(),
  ...more,
})

/** An adult man whose record is complete and without findings. */
export const healthy = (more: Partial<CheckedPatient> = {}): CheckedPatient => ({
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
