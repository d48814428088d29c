import { useQuery } from '@tanstack/react-query'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { useJudging } from '../judging/use-judging.ts'
import { workplaceOf } from '../place/place.ts'

/** The draft as its doctor would issue it, at the doctor's place, and the result of the legal check for it. */
export function useAssisted(doctorId: number, written: ComposerDraft) {
  const { data } = useQuery(query(assistantCalls.doctor, { params: { doctor: String(doctorId) } }))
  const { shown, isGenericOnly, issuable } = workplaceOf(data?.places ?? [], written, data?.clinic ?? null)
  const draft = issuable(written)
  const { judgement } = useJudging(draft, shown, data?.prescriber ?? null)
  return { draft, shown, isGenericOnly, judgement, hasNoPlace: data?.places.length === 0 }
}
