import { useEffect } from 'react'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { untilDone } from '../../../lib/calls/until-done.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'
import type { drugOption } from './drug-option.tsx'
import type { findingsOf } from './drug-results.tsx'
import type { CheckedDraft } from '../safety/question.ts'
import { type MarksByDrug, shownMarks } from './search-marks.ts'

interface DrugResults {
  findingsOf: typeof findingsOf
  drugOption: typeof drugOption
  askMarks: (draft: CheckedDraft, doctor: string | undefined) => Promise<void>
}

const drawn = createStore<DrugResults | undefined>(undefined)
let fetching: Promise<void> | undefined

const fetchResults = () =>
  (fetching ??= untilDone(async () => {
    const [results, options, { askMarks }] = await Promise.all([
      import('./drug-results.tsx'),
      import('./drug-option.tsx'),
      import('./ask-marks.ts'),
      loadTexts('drug-results'),
    ])
    drawn.set({ findingsOf: results.findingsOf, drugOption: options.drugOption, askMarks })
  }))

/**
 * Draws the results of the search for medicines. Loaded when the browser is idle, or with the first letter; undefined
 * until then, and results are shown as plain presentations.
 */
export function useDrugResults(
  isWanted: boolean,
  draft: CheckedDraft | undefined,
  doctor: string | undefined,
): [DrugResults | undefined, MarksByDrug] {
  const loaded = useStore(drawn)
  useEffect(() => (isWanted ? void fetchResults() : prefetchWhenIdle(fetchResults)), [isWanted])
  useEffect(() => {
    if (isWanted && draft) void loaded?.askMarks(draft, doctor)
  }, [isWanted, draft, doctor, loaded])
  return [loaded, useStore(shownMarks)]
}
