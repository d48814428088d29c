import type { CheckedItem } from '../subject.ts'

/** A new row with these ingredients, taken by mouth, whose instructions give no readable dose. */
export const oralItem = (key: string, ingredients: string[] | null): CheckedItem => ({
  key,
  label: key,
  current: false,
  ingredients,
  unknown: [],
  route: 'oral',
  reach: 'systemic',
  doses: new Map(),
})
