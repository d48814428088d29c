import { useEffect } from 'react'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { untilDone } from '../../../lib/calls/until-done.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'
import type { askMarks } from './ask-marks.ts'
import type { drugOption } from './drug-option.tsx'
import type { findingsOf } from './drug-results.tsx'
import type { CheckedDraft } from '../safety/question.ts'
import type { safeHit } from './safe-hit.ts'
import { recordChanges } from '../../../lib/drafts/record-changes.ts'
import { areMarksKnown, type MarksByDrug, shownMarks } from '../../../lib/drafts/search-marks.ts'
import type { splitLine } from './split-line.ts'

interface DrugResults {
  findingsOf: typeof findingsOf
  drugOption: typeof drugOption
  safeHit: typeof safeHit
  splitLine: typeof splitLine
  askMarks: typeof askMarks
}

const drawn = createStore<DrugResults | undefined>(undefined)
let fetching: Promise<void> | undefined

const fetchResults = () =>
  (fetching ??= untilDone(async () => {
    const [results, options, marks, { safeHit }, { splitLine }] = await Promise.all([
      import('./drug-results.tsx'),
      import('./drug-option.tsx'),
      import('./ask-marks.ts'),
      import('./safe-hit.ts'),
      import('./split-line.ts'),
      loadTexts('drug-results'),
    ])
    drawn.set({
      findingsOf: results.findingsOf,
      drugOption: options.drugOption,
      askMarks: marks.askMarks,
      safeHit,
      splitLine,
    })
  }))

/**
 * Returns the code that draws the results of the search for medicines (`loaded`), the safety marks of drugs (`marks`), and
 * whether the marks are known. The code is loaded when the browser is idle, or with the first letter. Until then `loaded` is
 * undefined, and results are shown as plain presentations.
 */
export function useDrugResults(
  isWanted: boolean,
  draft: CheckedDraft | undefined,
  doctor: string | undefined,
): [loaded: DrugResults | undefined, marks: MarksByDrug, areKnown: boolean] {
  const loaded = useStore(drawn)
  useEffect(() => (isWanted ? void fetchResults() : prefetchWhenIdle(fetchResults)), [isWanted])
  const changes = useStore(recordChanges)
  useEffect(
    () => (draft ? loaded?.askMarks(draft, doctor, isWanted, changes) : undefined),
    [isWanted, draft, doctor, loaded, changes],
  )
  return [loaded, useStore(shownMarks), useStore(areMarksKnown)]
}
