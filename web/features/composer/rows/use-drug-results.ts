import { useEffect } from 'react'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { untilDone } from '../../../lib/calls/until-done.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'
import type { drugOption } from './drug-option.tsx'
import type { findingsOf } from './drug-results.tsx'

interface DrugResults {
  findingsOf: typeof findingsOf
  drugOption: typeof drugOption
}

const drawn = createStore<DrugResults | undefined>(undefined)
let fetching: Promise<void> | undefined

const fetchResults = () =>
  (fetching ??= untilDone(async () => {
    const [results, options] = await Promise.all([
      import('./drug-results.tsx'),
      import('./drug-option.tsx'),
      loadTexts('drug-results'),
    ])
    drawn.set({ findingsOf: results.findingsOf, drugOption: options.drugOption })
  }))

/**
 * Draws the results of the search for medicines. Loaded when the browser is idle, or with the first letter; undefined
 * until then, and results are shown as plain presentations.
 */
export function useDrugResults(isWanted: boolean): DrugResults | undefined {
  useEffect(() => (isWanted ? void fetchResults() : prefetchWhenIdle(fetchResults)), [isWanted])
  return useStore(drawn)
}
