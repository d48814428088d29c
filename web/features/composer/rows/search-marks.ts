import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { createStore } from '../../../lib/store.ts'

/** Marks of the search by generic and route; empty without a patient, and until they are known. */
export type MarksByDrug = ReadonlyMap<string, SearchMark>

export const NO_MARKS: MarksByDrug = new Map()
export const shownMarks = createStore<MarksByDrug>(NO_MARKS)

/** Whether the marks belong to the draft: false while they are asked for, and when they could not be had. */
export const areMarksKnown = createStore(false)
