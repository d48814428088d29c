import type { Dispatch } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { notify } from '../../../ui/notices.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import type { DraftAction } from './draft/draft-reducer.ts'
import { fieldIds } from './draft/field-ids.ts'
import { moveFocus } from './rows/move-focus.ts'

/** Begins another prescription: this one stays among the drafts, one press away. */
export function useAnother(draft: Draft, dispatch: Dispatch<DraftAction>): () => void {
  const texts = useTexts('drafts')
  const navigate = useNavigate()
  return () => {
    const { idempotencyKey, patient, newPatient } = draft
    dispatch({ kind: 'replace', draft: emptyDraft(crypto.randomUUID()) })
    notify({
      message: texts.keptAside(patient?.name ?? newPatient?.name ?? ''),
      action: {
        label: texts.backToIt,
        run: () => void navigate(linkTo('newPrescription', undefined, { draft: idempotencyKey })),
      },
    })
    moveFocus(fieldIds.patient)
  }
}
