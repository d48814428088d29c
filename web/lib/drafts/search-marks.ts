import type { Drug } from '#contract/medications/medications.ts'
import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { createStore } from '../store.ts'

/**
 * Reasons against drugs for the chosen patient (`SearchMark`), by the generic name and route of the drug. Empty without a
 * patient, and until the reasons are known.
 */
export type MarksByDrug = ReadonlyMap<string, SearchMark>

export const NO_MARKS: MarksByDrug = new Map()
export const shownMarks = createStore<MarksByDrug>(NO_MARKS)

/**
 * Whether the safety marks of search results belong to the present draft: false while the marks are being loaded, and when they
 * failed to load.
 */
export const areMarksKnown = createStore(false)

/**
 * Whether the draft in the open composer has a patient, for whom a medicine of the command palette would be prescribed. Undefined
 * where no composer is open.
 */
export const hasOpenPatient = createStore<boolean | undefined>(undefined)

export const nameOf = (generic: string, route: string): string => `${generic}|${route}`

export const markOf = (marks: MarksByDrug, { generic, route }: Drug): SearchMark | undefined =>
  marks.get(nameOf(generic, route))

/** Search results in their order, but with the drugs whose safety finding would block the issue at the end. */
export const contraindicatedLast = (drugs: readonly Drug[], marks: MarksByDrug): Drug[] => {
  const stops = (drug: Drug): boolean => markOf(marks, drug)?.stops === true
  return [...drugs.filter((drug) => !stops(drug)), ...drugs.filter(stops)]
}

/**
 * Whether a search that found these drugs may highlight the first one: no result has a contraindication or an allergy against it.
 */
export const isFreeOfStops = (drugs: readonly Drug[], marks: MarksByDrug): boolean =>
  drugs.every((drug) => {
    const mark = markOf(marks, drug)
    return mark === undefined || !(mark.stops || mark.kinds.includes('allergy'))
  })
