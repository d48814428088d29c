import { useState } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import type { AssistantProfile } from '#contract/accounts/assistants.ts'
import { api } from '../../../lib/calls/api.ts'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notices/notices.ts'
import { checkDraft } from '../draft/check-draft.ts'
import type { DraftJudgement } from '../draft/judgement.ts'
import { problemSentence } from '../issue/problem-sentence.ts'
import { saveNow } from './save-now.ts'
import type { DraftBeingPrepared } from './use-prepared-draft.ts'

/** Hands a prepared draft on to its doctor, once all text that was typed is part of the draft. */
export function useHandingOn(
  doctor: AssistantProfile['doctors'][number],
  { desk, draft }: DraftBeingPrepared,
  judgement: DraftJudgement,
) {
  const texts = useTexts('assistants')
  const composer = useTexts('composer')
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    const typed = checkDraft(draft, judgement).find(({ problem }) => problem.kind === 'search-unfinished')
    if (typed) {
      // A medicine that is only typed in the search box is no row: the doctor would get the draft without it.
      notify({ message: problemSentence(typed.problem, composer), colour: 'warning' })
      document.getElementById(typed.id)?.focus()
      return
    }
    setSending(true)
    try {
      const version = await saveNow(desk)
      const params = { doctor: String(doctor.id), id: draft.idempotencyKey }
      await api(assistantCalls.submit, { params, body: { version } })
      desk.send({ kind: 'ended' })
      await invalidate(assistantCalls.drafts)
      notify({ message: texts.submitted(doctor.female, doctor.name), colour: 'success' })
      navigate(paths.assistant)
    } catch (error) {
      setSending(false)
      notify({ message: problemText(error), colour: 'error' })
    }
  }
  return { isSending, submit }
}
