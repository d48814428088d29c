import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { createStore } from '../../../lib/store.ts'

/**
 * Reasons against drugs for the chosen patient (`SearchMark`), by the generic name and route of the drug. Empty without a
 * patient, and until the reasons are known.
 */
export type MarksByDrug = ReadonlyMap<string, SearchMark>

export const NO_MARKS: MarksByDrug = new Map()
export const shownMarks = createStore<MarksByDrug>(NO_MARKS)

/**
 * Whether the marks of the search belong to the present draft: false while the marks are asked for, and when they
 * could not be read.
 */
export const areMarksKnown = createStore(false)
