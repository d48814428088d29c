import { createContext, use, useDeferredValue, useEffect, useMemo } from 'react'
import { dayIn } from '#contract/values/mexico-day.ts'
import { prefetchWhenIdle, whenIdle } from '../../../lib/calls/prefetch.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { loadInstructionReader } from '../draft/instruction-reader.ts'
import { type DraftJudgement, unjudged } from '../draft/judgement.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { writtenFields } from '../draft/written-fields.ts'
import type { WrittenFields } from '#contract/prescription/document-fields.ts'
import type { ShownPlace } from '../place/place.ts'
import { usePageCatalogue } from '../rows/use-page-catalogue.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { AskedDraft } from './asked-draft.ts'
import type { Signing } from './prescriber-of.ts'

const judge = createStore<{ ask: (asked: AskedDraft) => DraftJudgement }>({
  ask: ({ rows }) => unjudged(rows),
})
let loading: Promise<void> | null = null

/** Fetches the code of the legal check and the grammar of instructions, which are no part of the composer's first load. */
function loadJudge(): Promise<void> {
  loading ??= Promise.all([
    import('./page-judge.ts'),
    loadInstructionReader(),
    loadTexts('draft-problems'),
  ]).then(
    ([{ judgeDraft, rehearse }]) => {
      judge.set({ ask: judgeDraft })
      whenIdle(() => void rehearse())
    },
    () => {
      loading = null
    },
  )
  return loading
}

type Written = Parameters<typeof writtenFields>[0] & Pick<ComposerDraft, 'rows'>

interface Judging {
  /** Result of the legal check for the draft that was painted last; `unjudged` until the code of the check is loaded. */
  judgement: DraftJudgement
  /** Resolves with the result of the legal check once its code is loaded; with `unjudged` where it cannot be loaded. */
  judged: () => Promise<DraftJudgement>
}

/** Runs the legal check on the draft after every change, with the data that the page has. */
export function useJudging(
  draft: Written,
  shown: Pick<ShownPlace, 'isPublic' | 'location' | 'timeZone'> | null,
  prescriber: Signing | null,
): Judging {
  const { ask } = useStore(judge)
  // The catalogue is fetched with the composer, while there is a network: on a phone the search for medicines, which also
  // uses the catalogue, is a screen that may be opened later without one.
  const catalogue = usePageCatalogue()
  const day = dayIn(shown?.timeZone, useNow())
  const { rows } = draft
  const hasRows = rows.length > 0
  const fields = writtenFields(draft)
  // The fields are serialised, so that equal fields keep `asked` the same object.
  const said = JSON.stringify(fields)
  useEffect(() => (hasRows ? void loadJudge() : prefetchWhenIdle(loadJudge)), [hasRows])
  const isPublic = shown?.isPublic
  const location = shown?.location
  const asked = useMemo<AskedDraft>(
    () => ({
      rows,
      fields: JSON.parse(said) as WrittenFields,
      place: location === undefined ? null : { public_institution: isPublic ?? false, location },
      prescriber,
      catalogue,
      day,
    }),
    [rows, said, isPublic, location, prescriber, catalogue, day],
  )
  // A typed letter is painted before the draft that contains it is checked.
  const settled = useDeferredValue(asked)
  return {
    judgement: useMemo(() => ask(settled), [ask, settled]),
    judged: async () => {
      await loadJudge()
      return judge.get().ask(asked)
    },
  }
}

const Judged = createContext<DraftJudgement>(unjudged([]))

/** Provides the result of the legal check to the components of the page. */
export const JudgementProvider = Judged.Provider

/** The result of the legal check for the draft of this page. */
export const useJudgement = (): DraftJudgement => use(Judged)
