import { createContext, use, useEffect, useMemo } from 'react'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { createStore, useStore } from '../../../lib/store.ts'
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

/** Fetches the judge, which is no part of the composer's first load, with what reads instructions. */
function loadJudge(): Promise<void> {
  loading ??= Promise.all([import('./page-judge.ts'), loadInstructionReader()]).then(
    ([{ judgeDraft }]) => judge.set({ ask: judgeDraft }),
    () => {
      loading = null
    },
  )
  return loading
}

type Written = Parameters<typeof writtenFields>[0] & Pick<ComposerDraft, 'rows'>

interface Judging {
  /** Of the rows as they stand there. */
  judgement: DraftJudgement
  /** The same, once the judge is there. */
  judged: () => Promise<DraftJudgement>
}

/** Judges the rows as one types, by what the page has. */
export function useJudging(
  draft: Written,
  shown: Pick<ShownPlace, 'isPublic' | 'location'> | null,
  prescriber: Signing | null,
): Judging {
  const { ask } = useStore(judge)
  const catalogue = usePageCatalogue()
  const day = mexicoDay(useNow())
  const { rows } = draft
  const hasRows = rows.length > 0
  const fields = writtenFields(draft)
  // The same words are the same question.
  const said = JSON.stringify(fields)
  useEffect(() => prefetchWhenIdle(loadJudge), [])
  useEffect(() => {
    if (hasRows) void loadJudge()
  }, [hasRows])
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
  return {
    judgement: useMemo(() => ask(asked), [ask, asked]),
    judged: async () => {
      await loadJudge()
      return judge.get().ask(asked)
    },
  }
}

const Judged = createContext<DraftJudgement>(unjudged([]))

/** Gives the parts of a page what the judge says of its draft. */
export const JudgementProvider = Judged.Provider

/** What the judge says of the draft of this page. */
export const useJudgement = (): DraftJudgement => use(Judged)
